import { type Kysely, sql } from 'kysely';

import { must } from '#shared/assert.ts';
import type { PlayerAccountKind, SharedAccountKind } from '../sql/ledger-tables.ts';
import type { Row, Tables } from '../sql/tables.ts';

export type AccountName = PlayerAccountKind | SharedAccountKind;

/** A player is always in the same share of what everybody's movements go through. */
const SHARES = 16;

const PLAYER_KINDS: readonly AccountName[] = ['cash', 'bonus', 'safebox', 'withdrawal-hold'];

export const isPlayers = (name: AccountName): boolean => PLAYER_KINDS.includes(name);

type Locked = Pick<Row<'account'>, 'id' | 'kind' | 'balance'>;

/**
 * The rows of these accounts as one player's movement sees them, locked by ascending id, so that no two movements ever
 * wait for each other. The shared ones have the highest ids and come last: whoever holds one lacks nothing any more.
 */
export async function lockAccounts(
  db: Kysely<Tables>,
  playerId: number,
  names: readonly AccountName[],
): Promise<ReadonlyMap<AccountName, Locked>> {
  const own = await lockOwn(db, playerId, names.filter(isPlayers));
  const shared = await lockShared(
    db,
    playerId % SHARES,
    names.filter((name) => !isPlayers(name)),
  );
  const found = new Map<AccountName, Locked>([...own, ...shared].map((account) => [account.kind, account]));
  for (const name of names) must(found.get(name), 'every account was found');
  return found;
}

/** A player's account is opened by the first movement on it. */
async function lockOwn(db: Kysely<Tables>, playerId: number, names: readonly AccountName[]): Promise<Locked[]> {
  if (names.length === 0) return [];
  const found = await db
    .selectFrom('account')
    .select(['id', 'kind', 'balance'])
    .where('player_id', '=', playerId)
    .where('kind', 'in', names)
    .orderBy('id')
    .modifyEnd(sql`for update`)
    .execute();
  if (found.length === names.length) return found;
  await db
    .insertInto('account')
    .values(names.map((kind) => ({ kind, player_id: playerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockOwn(db, playerId, names);
}

async function lockShared(db: Kysely<Tables>, share: number, names: readonly AccountName[]): Promise<Locked[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('account')
    .select(['id', 'kind', 'balance'])
    .where('player_id', 'is', null)
    .where('share', '=', share)
    .where('kind', 'in', names)
    .orderBy('id')
    .modifyEnd(sql`for update`)
    .execute();
}
