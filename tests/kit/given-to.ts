import type { Kysely } from 'kysely';
import type { Tables } from '#server/sql/tables.ts';

/** What the ledger says that each promotion has given to each of these players. */
export async function givenTo(
  db: Kysely<Tables>,
  playerIds: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const rows = await db
    .selectFrom('txn')
    .innerJoin('posting', 'posting.txn_id', 'txn.id')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .select(['account.player_id', 'txn.kind', 'txn.ref', 'posting.amount'])
    .where('account.player_id', 'in', playerIds)
    .where('account.kind', '=', 'cash')
    .where('txn.kind', 'in', ['reward', 'deposit-bonus'])
    .execute();
  const all = new Map(playerIds.map((playerId) => [playerId, new Map<string, number>()]));
  for (const { player_id, kind, ref, amount } of rows) {
    const given = all.get(player_id ?? 0);
    const name = ref.split(' ')[kind === 'reward' ? 0 : 1] ?? '';
    given?.set(name, (given.get(name) ?? 0) + amount);
  }
  return all;
}
