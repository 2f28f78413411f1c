import { type Kysely, sql } from 'kysely';

import type { PlayerAccountKind } from '../sql/ledger-tables.ts';
import { prepared } from '../sql/prepared.ts';
import { ask, type Question, question } from '../sql/question.ts';
import type { Tables } from '../sql/tables.ts';

/** A player who has never had anything has no account yet. */
export function balanceOf(db: Kysely<Tables>, playerId: number, kind: PlayerAccountKind = 'cash'): Question<number> {
  return question(account(db, { kind, playerId }), ([row]) => row?.balance ?? 0);
}

const account = prepared((db, { kind, playerId }: { kind: PlayerAccountKind; playerId: number }) =>
  db.selectFrom('account').select('balance').where('kind', '=', kind).where('player_id', '=', playerId).compile(),
);

export const readBalance = (db: Kysely<Tables>, playerId: number, kind?: PlayerAccountKind): Promise<number> =>
  ask(db, balanceOf(db, playerId, kind));

/** All that a player has of their own here: the balance, and what they have put aside. */
export async function readOwnMoney(db: Kysely<Tables>, playerId: number): Promise<number> {
  const own = await db
    .selectFrom('account')
    .select(sql<number>`coalesce(sum(balance), 0)::bigint`.as('sum'))
    .where('kind', 'in', ['cash', 'safebox'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return own.sum;
}
