import type { HandlersOf } from '../call/handler.ts';
import { changePassword } from '../players/change-password.ts';
import { passkeySignIn, passkeySignInOptions } from '../players/passkey-sign-in.ts';
import { addPasskey, passkeyOptions, passkeys, removePasskey } from '../players/passkeys.ts';
import { signedInPlaces, signOutElsewhere } from '../players/places.ts';

export const security: HandlersOf<'security'> = {
  signedInPlaces,
  signOutElsewhere,
  changePassword,
  passkeys,
  passkeyOptions,
  addPasskey,
  removePasskey,
  passkeySignInOptions,
  passkeySignIn,
};
