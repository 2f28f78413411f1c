import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';

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
