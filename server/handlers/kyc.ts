import type { HandlersOf } from '../call/handler.ts';
import { addKyc } from '../kyc/add-kyc.ts';
import { readKyc } from '../kyc/read-kyc.ts';
import { uploadKyc } from '../uploads/upload-kyc.ts';

export const kyc: HandlersOf<'kyc'> = {
  uploadKyc,
  addKyc,
  kyc: readKyc,
};
