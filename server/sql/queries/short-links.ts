import type { Kysely } from 'kysely';

import { isBeyondNewest } from '../is-beyond-newest.ts';
import type { Tables } from '../tables.ts';

/** The code of this player's link to a path: the one there is, or the given one. Keeps the newest `most` of the player. */
export async function findOrInsertShortLink(
  db: Kysely<Tables>,
  { code, playerId, path, now }: { code: string; playerId: number; path: string; now: Date },
  most: number,
): Promise<string> {
  const kept = await db
    .insertInto('short_link')
    .values({ code, player_id: playerId, path, shared_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'path_key']).doUpdateSet({ shared_at: now }))
    .returning('code')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('short_link')
    .where('player_id', '=', playerId)
    .where(isBeyondNewest('short_link', { id: 'code', by: 'shared_at' }, { playerId, most }))
    .execute();
  return kept.code;
}

export async function findShortLink(db: Kysely<Tables>, code: string): Promise<string | undefined> {
  return (await db.selectFrom('short_link').select('path').where('code', '=', code).executeTakeFirst())?.path;
}

export async function deleteOldShortLinks(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('short_link').where('shared_at', '<=', before).execute();
}
