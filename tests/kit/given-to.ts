import type { Kysely } from 'kysely';
import type { Tables } from '#server/sql/tables.ts';

/** What the ledger says that each promotion has given. */
export async function givenTo(db: Kysely<Tables>, playerId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('txn')
    .innerJoin('posting', 'posting.txn_id', 'txn.id')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .select(['txn.kind', 'txn.ref', 'posting.amount'])
    .where('account.player_id', '=', playerId)
    .where('account.kind', '=', 'cash')
    .where('txn.kind', 'in', ['reward', 'deposit-bonus'])
    .execute();
  const given = new Map<string, number>();
  for (const { kind, ref, amount } of rows) {
    const name = ref.split(' ')[kind === 'reward' ? 0 : 1] ?? '';
    given.set(name, (given.get(name) ?? 0) + amount);
  }
  return given;
}
