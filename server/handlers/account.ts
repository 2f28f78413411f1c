import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const account: HandlersOf<'account'> = {
  updateProfile: notBuilt,
  appUserOther: notBuilt,
  updateAppUserOther: notBuilt,
  shortUrl: notBuilt,
  getSafebox: notBuilt,
  safeboxPasswordInit: notBuilt,
  modifySafePassword: notBuilt,
  safeboxTransfer: notBuilt,
};
