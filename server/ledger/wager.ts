/** What has to be bet before money may be withdrawn. Bets are counted while something is left to be wagered. */
import { type Kysely, sql } from 'kysely';

import { prepared } from '../sql/prepared.ts';
import { ask, type Question, question } from '../sql/question.ts';
import type { Tables } from '../sql/tables.ts';

export interface Wager {
  required: number;
  done: number;
}

/** Of the wager that counts now: it begins when something is required with nothing left to be bet. */
export function wagerOf(db: Kysely<Tables>, playerId: number): Question<Wager> {
  return question(counts(db, { playerId }), ([row]) => row ?? { required: 0, done: 0 });
}

const counts = prepared((db, { playerId }: { playerId: number }) =>
  db
    .selectFrom('wager')
    .select([sql<number>`required - before`.as('required'), sql<number>`done - before`.as('done')])
    .where('player_id', '=', playerId)
    .compile(),
);

export const readWager = (db: Kysely<Tables>, playerId: number): Promise<Wager> => ask(db, wagerOf(db, playerId));

export async function addToWager(db: Kysely<Tables>, playerId: number, amount: number, now: Date): Promise<void> {
  if (amount === 0) return;
  await db
    .insertInto('wager')
    .values({ player_id: playerId, required: amount, began_at: now })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet((row) => ({
        required: row('wager.required', '+', amount),
        before: sql<number>`case when wager.done = wager.required then wager.done else wager.before end`,
        // What waited for the lock may carry an earlier moment than what has begun the wager.
        began_at: sql<Date>`case when wager.done = wager.required or ${now}::timestamptz < wager.began_at
          then ${now}::timestamptz else wager.began_at end`,
      })),
    )
    .execute();
}

/**
 * What counted of a bet that is undone, which may be one of an earlier wager: then that is to be bet again as well. The
 * player's cash is locked by the caller.
 */
export async function uncountBet(db: Kysely<Tables>, playerId: number, counted: number): Promise<void> {
  if (counted === 0) return;
  await db
    .updateTable('wager')
    .set({
      done: sql<number>`done - ${counted}::bigint`,
      before: sql<number>`least(before, done - ${counted}::bigint)`,
    })
    .where('player_id', '=', playerId)
    .execute();
}
