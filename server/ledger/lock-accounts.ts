import { type CompiledQuery, type Kysely, sql } from 'kysely';

import type { PlayerAccountKind, SharedAccountKind } from '../sql/ledger-tables.ts';
import { asList, prepared } from '../sql/prepared.ts';
import type { Row, Tables } from '../sql/tables.ts';

export type AccountName = PlayerAccountKind | SharedAccountKind;

const PLAYER_KINDS: readonly string[] = [
  'cash',
  'bonus',
  'safebox',
  'withdrawal-hold',
  'points',
] satisfies PlayerAccountKind[];

export const isPlayers = (name: AccountName): name is PlayerAccountKind => PLAYER_KINDS.includes(name);

/** Points are counted in hundredths as money is, and are no money: no movement has both. */
export const isOfPoints = (name: AccountName): boolean => name === 'points' || name === 'points-issued';

export type Locked = Pick<Row<'account'>, 'id' | 'kind' | 'balance'>;

/** Asks for a player's accounts, by ascending id, so that no two movements ever wait for each other. */
export const lockOfAccounts = (
  db: Kysely<Tables>,
  playerId: number,
  names: readonly PlayerAccountKind[],
): CompiledQuery<Locked> => locking(db, { playerId, ...asList(names) });

const locking = prepared((db, { playerId, ...names }: { playerId: number }) =>
  sql<Locked>`
    select id, kind, balance from account where player_id = ${playerId} and kind in (${sql.join(Object.values(names))})
    order by id for update`.compile(db),
);

/** One that is missing is opened by the first movement on it. */
export async function lockAccounts(
  db: Kysely<Tables>,
  playerId: number,
  names: readonly PlayerAccountKind[],
): Promise<Locked[]> {
  const { rows: found } = await db.executeQuery(lockOfAccounts(db, playerId, names));
  if (found.length === names.length) return found;
  await db
    .insertInto('account')
    .values(names.map((kind) => ({ kind, player_id: playerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockAccounts(db, playerId, names);
}

/** As the migrations of the ledger have numbered them. */
const FIRST_SHARED_ID = 4_000_000_000_000_000;
const SHARED_KINDS: readonly SharedAccountKind[] = [
  'house',
  'provider-clearing',
  'promo-expense',
  'deposit-clearing',
  'adjustment',
  'points-issued',
];
const SHARES = 16;

/** A player is always in the same share of what everybody's movements go through. */
export const sharedAccountId = (kind: SharedAccountKind, playerId: number): number =>
  FIRST_SHARED_ID + SHARED_KINDS.indexOf(kind) * SHARES + (playerId % SHARES);
