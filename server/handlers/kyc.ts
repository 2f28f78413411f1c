import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const kyc: HandlersOf<'kyc'> = {
  uploadKyc: notBuilt,
  addKyc: notBuilt,
  kyc: notBuilt,
};
