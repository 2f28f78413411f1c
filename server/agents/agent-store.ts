/** What friends have bet by month, and what a player has received for it. Both are read only while a page or a claim asks. */
import { type Kysely, sql } from 'kysely';

import type { Tables } from '../sql/tables.ts';

interface Since {
  id: number;
  /** As 2026-11-20, in Manila. */
  since: string;
}

interface Days {
  from: string;
  until: string;
}

/** One row for each of these people and month: its days are looked up by the primary key of `play_day`. */
export async function listBetsByMonth(db: Kysely<Tables>, people: readonly Since[], { from, until }: Days) {
  if (people.length === 0 || until < from) return [];
  const ids = people.map(({ id }) => id);
  const sinces = people.map(({ since }) => since);
  const { rows } = await sql<{ id: number; month: string; bet: number }>`
    select person.id, to_char(day, 'YYYY-MM') as month, sum(bet)::bigint as bet
    from unnest(${ids}::bigint[], ${sinces}::date[]) as person (id, since)
    join play_day on player_id = person.id and day >= greatest(since, ${from}::date) and day <= ${until}::date
    group by person.id, 2`.execute(db);
  return rows;
}

interface Whose {
  playerId: number;
  type: number;
}

/** By part: a month, or `invites`. A player has twelve more of them each year. */
export async function readReceived(db: Kysely<Tables>, { playerId, type }: Whose): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('agent_received')
    .select(['part', 'amount'])
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .execute();
  return new Map(rows.map(({ part, amount }) => [part, amount]));
}

/** Adds it to what was received of this part before. */
export async function addReceived(
  db: Kysely<Tables>,
  { playerId, type, part, amount }: Whose & { part: string; amount: number },
): Promise<void> {
  await db
    .insertInto('agent_received')
    .values({ player_id: playerId, type, part, amount })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'type', 'part'])
        .doUpdateSet({ amount: sql<number>`agent_received.amount + excluded.amount` }),
    )
    .execute();
}
