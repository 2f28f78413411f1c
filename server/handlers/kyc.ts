import { uploadKyc } from '../uploads/upload-kyc.ts';
import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';

export const kyc: HandlersOf<'kyc'> = {
  uploadKyc,
  addKyc: notBuilt,
  kyc: notBuilt,
};
