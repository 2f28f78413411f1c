import { type Kysely, sql } from 'kysely';

import type { PlayerAccountKind } from '../sql/ledger-tables.ts';
import { asList, prepared } from '../sql/prepared.ts';
import { ask, mapped, type Question, question } from '../sql/question.ts';
import type { Tables } from '../sql/tables.ts';

/** A player who has never had anything has no account yet. */
export function balanceOf(db: Kysely<Tables>, playerId: number, kind: PlayerAccountKind = 'cash'): Question<number> {
  return mapped(balancesOf(db, playerId, [kind]), (balances) => balances[kind] ?? 0);
}

type Balances = Partial<Record<PlayerAccountKind, number>>;

/** Of the accounts that there are. */
export function balancesOf(
  db: Kysely<Tables>,
  playerId: number,
  kinds: readonly PlayerAccountKind[],
): Question<Balances> {
  const tell = (rows: { kind: string; balance: number }[]): Balances =>
    Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
  return question(accounts(db, { playerId, ...asList(kinds) }), tell);
}

const accounts = prepared((db, { playerId, ...kinds }: { playerId: number } & Record<string, unknown>) =>
  db
    .selectFrom('account')
    .select(['kind', 'balance'])
    .where('kind', 'in', Object.values(kinds) as PlayerAccountKind[])
    .where('player_id', '=', playerId)
    .compile(),
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
