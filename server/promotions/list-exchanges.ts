import { type Kysely, sql } from 'kysely';

import type { Tables } from '../sql/tables.ts';

/** The newest of all players, by an index of their own: the words of the condition are those of the index. */
export function listExchanges(db: Kysely<Tables>, type: number, most: number) {
  return db
    .selectFrom('activity_mark')
    .innerJoin('player', 'player.id', 'activity_mark.player_id')
    .select(['activity_mark.mark', 'activity_mark.at', 'player.mobile', 'player.nickname'])
    .where('type', '=', type)
    .where(sql<boolean>`mark like '% exchange %'`)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
}
