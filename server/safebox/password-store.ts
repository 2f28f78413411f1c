import type { Kysely } from 'kysely';
import type { Tables } from '../sql/tables.ts';

/** Undefined where the player has not set one. */
export const findSafeboxPassword = (db: Kysely<Tables>, playerId: number) =>
  db.selectFrom('safebox_password').select(['hash', 'set_at']).where('player_id', '=', playerId).executeTakeFirst();

export const findSafeboxHash = async (db: Kysely<Tables>, playerId: number): Promise<string | undefined> =>
  (await findSafeboxPassword(db, playerId))?.hash;

interface NewHash {
  playerId: number;
  hash: string;
  now: Date;
}

/** False when there is one by now; of two at once one is first. */
export async function addSafeboxHash(db: Kysely<Tables>, { playerId, hash, now }: NewHash): Promise<boolean> {
  const added = await db
    .insertInto('safebox_password')
    .values({ player_id: playerId, hash, set_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function replaceSafeboxHash(db: Kysely<Tables>, { playerId, hash, now }: NewHash): Promise<void> {
  await db.updateTable('safebox_password').set({ hash, set_at: now }).where('player_id', '=', playerId).execute();
}
