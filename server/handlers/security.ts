import type { HandlersOf } from '../call/handler.ts';
import { changePassword } from '../players/change-password.ts';
import { getLinked } from '../players/get-linked.ts';
import { linkEmail, sendEmailCode } from '../players/link-email.ts';
import { passkeyProofOptions } from '../players/passkey-proof.ts';
import { passkeySignIn, passkeySignInOptions } from '../players/passkey-sign-in.ts';
import { addPasskey, passkeyOptions, passkeys, removePasskey } from '../players/passkeys.ts';
import { signedInPlaces, signOutElsewhere } from '../players/places.ts';
import { linkSocial, socialLinkState, unlinkSocial } from '../social/link-social.ts';

export const security: HandlersOf<'security'> = {
  signedInPlaces,
  signOutElsewhere,
  changePassword,
  passkeys,
  passkeyOptions,
  addPasskey,
  removePasskey,
  passkeyProofOptions,
  passkeySignInOptions,
  passkeySignIn,
  getLinked,
  sendEmailCode,
  linkEmail,
  socialLinkState,
  linkSocial,
  unlinkSocial,
};
