import type { HandlersOf } from '../call/handler.ts';
import { shortUrl } from '../invites/short-url.ts';
import { getClaimed } from '../promotions/list-claimed.ts';
import { getSafebox } from '../safebox/get-safebox.ts';
import { appUserOther, updateAppUserOther } from '../profile/own-details.ts';
import { getOwnPicture } from '../profile/own-picture.ts';
import { hideFromHome } from '../profile/hide-from-home.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { modifySafePassword } from '../safebox/modify-password.ts';
import { safeboxPasswordInit } from '../safebox/init-password.ts';
import { safeboxTransfer } from '../safebox/transfer.ts';

export const account: HandlersOf<'account'> = {
  updateProfile,
  getOwnPicture,
  appUserOther,
  updateAppUserOther,
  getClaimed,
  hideFromHome,
  shortUrl,
  getSafebox,
  safeboxPasswordInit,
  modifySafePassword,
  safeboxTransfer,
};
