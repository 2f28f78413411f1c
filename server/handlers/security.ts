import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const security: HandlersOf<'security'> = {
  signedInPlaces: notBuilt,
  signOutElsewhere: notBuilt,
  passkeys: notBuilt,
  passkeyOptions: notBuilt,
  addPasskey: notBuilt,
  removePasskey: notBuilt,
  passkeySignInOptions: notBuilt,
  passkeySignIn: notBuilt,
};
