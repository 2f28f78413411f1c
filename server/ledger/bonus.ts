/** What of a player's balance is a bonus: the house has given it, and it is not theirs to withdraw yet. */
import { type Kysely, sql } from 'kysely';
import { prepared } from '../sql/prepared.ts';
import { question, type Question } from '../sql/question.ts';
import type { Tables } from '../sql/tables.ts';
import { GIFTS } from './credit.ts';

/** As text and not as parameters: else the index `txn_given` is of no use. */
const GIVEN = sql.raw(`txn.kind in (${GIFTS.map((kind) => `'${kind}'`).join(', ')})`);

/**
 * All that was given since the wager that counts now began; nothing while nothing is left to bet. What is lost is a player's own
 * money first, so no more is a bonus than is left of the balance.
 */
export function bonusOf(db: Kysely<Tables>, playerId: number): Question<number> {
  return question(given(db, { playerId }), ([row]) => row?.bonus ?? 0);
}

const given = prepared((db, { playerId }: { playerId: number }) =>
  sql<{ bonus: number }>`
    select least(coalesce(sum(posting.amount), 0), max(account.balance))::bigint as bonus
    from wager
      join txn on txn.player_id = wager.player_id and ${GIVEN} and txn.created_at >= wager.began_at
      join posting on posting.txn_id = txn.id
      join account on account.id = posting.account_id and account.kind = 'cash'
    where wager.player_id = ${playerId}::bigint and wager.done < wager.required`.compile(db),
);
