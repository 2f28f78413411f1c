import { passkeySignIn, passkeySignInOptions } from '../players/passkey-sign-in.ts';
import { addPasskey, passkeyOptions, passkeys, removePasskey } from '../players/passkeys.ts';
import { endPlaces, listPlaces } from '../players/places.ts';
import type { HandlersOf } from './handlers-of.ts';

export const security: HandlersOf<'security'> = {
  signedInPlaces: async ({ player, now, services }) => ({
    ok: true,
    value: { places: await listPlaces(services, player, now) },
  }),
  signOutElsewhere: async ({ input, player, now, services }) => ({
    ok: true,
    value: { ended: await endPlaces(services, player, { id: input.id, now }) },
  }),
  passkeys,
  passkeyOptions,
  addPasskey,
  removePasskey,
  passkeySignInOptions,
  passkeySignIn,
};
