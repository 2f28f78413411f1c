import { uploadKyc } from '../uploads/upload-kyc.ts';
import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const kyc: HandlersOf<'kyc'> = {
  uploadKyc,
  addKyc: notBuilt,
  kyc: notBuilt,
};
