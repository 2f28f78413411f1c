/** How often a player has taken each offer on one day. */
import type { Kysely } from 'kysely';
import type { Tables } from '../sql/tables.ts';

export async function readTaken(
  db: Kysely<Tables>,
  playerId: number,
  day: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('points_taken')
    .select(['offer_id', 'count'])
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map(({ offer_id, count }) => [offer_id, count]));
}

interface Taking {
  playerId: number;
  offerId: number;
  day: string;
  times: number;
}

export async function addTaken(db: Kysely<Tables>, { playerId, offerId, day, times }: Taking): Promise<void> {
  await db
    .insertInto('points_taken')
    .values({ player_id: playerId, offer_id: offerId, day, count: times })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'offer_id', 'day'])
        .doUpdateSet((row) => ({ count: row('points_taken.count', '+', times) })),
    )
    .execute();
}
