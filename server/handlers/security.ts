import { endPlaces, listPlaces } from '../players/places.ts';
import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const security: HandlersOf<'security'> = {
  signedInPlaces: async ({ player, now, services }) => ({
    ok: true,
    value: { places: await listPlaces(services, player, now) },
  }),
  signOutElsewhere: async ({ input, player, services }) => ({
    ok: true,
    value: { ended: await endPlaces(services, player, input.id) },
  }),
  passkeys: notBuilt,
  passkeyOptions: notBuilt,
  addPasskey: notBuilt,
  removePasskey: notBuilt,
  passkeySignInOptions: notBuilt,
  passkeySignIn: notBuilt,
};
