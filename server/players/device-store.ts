import type { Kysely } from 'kysely';

import { isBeyondNewest } from '../sql/is-beyond-newest.ts';
import type { Tables } from '../sql/tables.ts';

/** Whose device it may be. Nobody's account has a device, and is asked for all the same. */
interface Device {
  playerId: number | undefined;
  mark: string | undefined;
}

export async function isKnownDevice(db: Kysely<Tables>, { playerId, mark }: Device, seenAfter: Date): Promise<boolean> {
  const known = await db
    .selectFrom('known_device')
    .select('player_id')
    .where('player_id', '=', playerId ?? 0)
    .where('mark', '=', mark ?? '')
    .where('last_seen_at', '>', seenAfter)
    .executeTakeFirst();
  return known !== undefined;
}

/** Keeps the newest `most` of the player. */
export async function rememberDevice(
  db: Kysely<Tables>,
  { playerId, mark, now }: { playerId: number; mark: string; now: Date },
  most: number,
): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ player_id: playerId, mark, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'mark']).doUpdateSet({ last_seen_at: now }))
    .execute();
  await db
    .deleteFrom('known_device')
    .where('player_id', '=', playerId)
    .where(isBeyondNewest('known_device', { id: 'mark', by: 'last_seen_at' }, { playerId, most }))
    .execute();
}

export async function forgetDevices(db: Kysely<Tables>, playerId: number): Promise<void> {
  await db.deleteFrom('known_device').where('player_id', '=', playerId).execute();
}

export async function deleteOldDevices(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('known_device').where('last_seen_at', '<=', before).execute();
}
