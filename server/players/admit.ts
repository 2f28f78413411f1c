/** The last step of every sign-in, whatever proved who it is. */
import type { Kysely } from 'kysely';
import type { Call } from '../call/context.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { type AppUser, readAppUser } from './app-user.ts';
import { nameDevice } from './device-name.ts';
import { type Bar, findBar } from '../call/standing.ts';
import { startSession } from './start-session.ts';

/** What it needs of a call. */
export type Caller = Pick<Call<never>, 'fingerprint' | 'idempotencyKey' | 'userAgent' | 'now'> & { db: Kysely<Tables> };

export interface Welcome {
  ok: true;
  value: { appUser: AppUser };
}

/** For a caller proved to be this player: says why they may not come in, or lets them in. */
export async function admit(
  caller: Caller,
  player: Row<'player'>,
): Promise<Welcome | { ok: false; failure: { kind: 'refused'; code: Bar } }> {
  const code = findBar(player, caller.now);
  return code === undefined ? welcome(caller, player) : { ok: false, failure: { kind: 'refused', code } };
}

/** For a player made a moment ago, whom nothing can bar. */
export async function welcome(
  { fingerprint, idempotencyKey: key, userAgent, now, db }: Caller,
  player: Row<'player'>,
): Promise<Welcome> {
  const token = await startSession({ db }, player.id, { fingerprint, device: nameDevice(userAgent), key, now });
  return { ok: true, value: { appUser: await readAppUser(db, player, now, token) } };
}
