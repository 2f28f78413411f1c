/**
 * The only code that moves a balance. A movement is a set of signed amounts that add up to nothing, on accounts of one
 * player and of the house; it happens whole or not at all, and once for each kind and reference. While the books do not
 * agree, it does not happen on a player's wish.
 */
import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';

import { assert, must } from '#shared/assert.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';
import { prepared } from '../sql/prepared.ts';
import type { Tables } from '../sql/tables.ts';
import { BooksClosed, IS_WISH } from './books.ts';
import { withNext } from '../sql/together.ts';
import {
  type AccountName,
  isOfPoints,
  isPlayers,
  lockAccounts,
  type Locked,
  sharedAccountId,
} from './lock-accounts.ts';

export interface Movement {
  kind: TxnKind;
  /** What it is about: of each kind there is one movement for each reference, for ever. */
  ref: string;
  playerId: number;
  /** In whole hundredths; what comes in is positive. */
  amounts: Partial<Record<AccountName, number>>;
  now: Date;
}

/** What a movement has left on each of its accounts. */
export type Balances = ReadonlyMap<AccountName, number>;

export type Posted = { ok: true; balances: Balances } | { ok: false; because: 'insufficient' | 'repeated' };

interface Closed {
  ok: false;
  because: 'closed';
}

/** No balance becomes a number that JavaScript would round; the transaction around it is to leave nothing. */
export class BeyondExact extends Error {
  constructor() {
    super('a balance would be beyond exact numbers');
  }
}

interface Side {
  id: number;
  name: AccountName;
  amount: number;
}

/**
 * Runs in the caller's transaction, of which a "no" has changed nothing. The player's accounts are locked first, unless the
 * caller holds them already; one that has never been opened is opened here. The shared account is locked only by the
 * statement that moves it, and until the transaction ends. From then on that transaction waits for rows of its own player,
 * which no other player's movement locks, and for further shared accounts in this order alone: `provider-clearing`,
 * `deposit-clearing`, `promo-expense`, `points-issued`. So no two wait for each other.
 */
export async function post(
  db: Kysely<Tables>,
  movement: Movement,
  locked: readonly Locked[] = [],
): Promise<Posted | Closed> {
  const { kind, ref, playerId, amounts } = movement;
  const own = await ownSides(db, movement, locked);
  const isCovered = own.every(({ kind, balance }) => balance + (amounts[kind] ?? 0) >= 0);
  if (!isCovered) return { ok: false, because: (await isPosted(db, kind, ref)) ? 'repeated' : 'insufficient' };
  const sides = sidesOf({ playerId, amounts }, own);
  const { rows } = await db.executeQuery(moving(db, movement, sides));
  const after = new Map(rows.map((row) => [row.account_id, row.balance_after]));
  if (after.size === 0) return { ok: false, because: await whyNot(db, movement) };
  // What is locked is covered, so a side that has not moved would have gone where numbers are no longer exact.
  if (after.size < sides.length) throw new BeyondExact();
  const balances = sides.map(({ id, name }) => [name, must(after.get(id), 'each side has moved')] as const);
  return { ok: true, balances: new Map(balances) };
}

/** The same, but ends with `BooksClosed` while the books do not agree. */
export async function postOrThrow(
  db: Kysely<Tables>,
  movement: Movement,
  locked: readonly Locked[] = [],
): Promise<Posted> {
  const posted = await post(db, movement, locked);
  if (!posted.ok && posted.because === 'closed') throw new BooksClosed();
  return posted;
}

/**
 * What is owed to a player and only ever adds to what they have: nothing can be in its way, so no answer is waited for. It
 * leaves with the next statement of the transaction.
 */
export async function postWithNext(
  db: Transaction<Tables>,
  movement: Movement,
  locked: readonly Locked[],
): Promise<void> {
  const own = await ownSides(db, movement, locked);
  const isOwed = !IS_WISH[movement.kind] && own.every(({ kind }) => (movement.amounts[kind] ?? 0) > 0);
  assert(isOwed, 'what may be refused is waited for');
  await withNext(db, moving(db, movement, sidesOf(movement, own)));
}

/** The player's accounts that it moves, locked. */
async function ownSides(
  db: Kysely<Tables>,
  { playerId, amounts }: Movement,
  locked: readonly Locked[],
): Promise<readonly Locked[]> {
  const names = Object.keys(amounts) as AccountName[];
  assert(names.length >= 2 && names.filter((name) => !isPlayers(name)).length <= 1, 'a movement has its sides');
  assert(new Set(names.map(isOfPoints)).size === 1, 'a movement is of money or of points');
  const owned = names.filter(isPlayers);
  return locked.length === owned.length ? locked : lockAccounts(db, playerId, owned);
}

function sidesOf({ playerId, amounts }: Pick<Movement, 'playerId' | 'amounts'>, own: readonly Locked[]): Side[] {
  const idOf = (name: AccountName): number =>
    isPlayers(name)
      ? must(
          own.find((account) => account.kind === name),
          'it is locked',
        ).id
      : sharedAccountId(name, playerId);
  return (Object.entries(amounts) as [AccountName, number][]).map(([name, amount]) => ({
    id: idOf(name),
    name,
    amount,
  }));
}

/** Whether the balance covers it is looked at once more where it is written: what the lock makes sure of, the table says too. */
function moving(
  db: Kysely<Tables>,
  { kind, ref, playerId, now }: Movement,
  sides: readonly Side[],
): CompiledQuery<Moved> {
  const numbers = Object.fromEntries(
    sides.flatMap(({ id, amount }, at) => [
      [`id${at}`, id],
      [`amount${at}`, amount],
    ]),
  );
  return writing(db, { kind, ref, playerId, now, isWish: IS_WISH[kind], ...numbers }, sides.length);
}

interface Moved {
  account_id: number;
  balance_after: number;
}

interface Written extends Pick<Movement, 'kind' | 'ref' | 'playerId' | 'now'> {
  isWish: boolean;
  /** Of each side by its place: what moves, and on which account. */
  [side: `id${number}` | `amount${number}`]: number;
}

const writing = prepared((db, { kind, ref, playerId, now, isWish, ...numbers }: Written, sides: number) => {
  const side = (at: number) => sql`(${numbers[`id${at}`]}::bigint, ${numbers[`amount${at}`]}::bigint)`;
  const values = sql.join(Array.from({ length: sides }, (_, at) => side(at)));
  return sql<Moved>`
    with side (id, amount) as (values ${values}),
    fresh as (
      insert into txn (kind, ref, player_id, created_at) select ${kind}, ${ref}, ${playerId}::bigint, ${now}::timestamptz
      where not ${isWish}::boolean or not exists (select from books where closed_at is not null)
      on conflict do nothing returning id
    ),
    moved as (
      update account set balance = account.balance + side.amount, version = account.version + 1
      from side, fresh
      where account.id = side.id and (account.player_id is null or account.balance + side.amount >= 0)
        and abs(account.balance + side.amount) <= ${Number.MAX_SAFE_INTEGER}::bigint
      returning fresh.id as txn_id, account.id, side.amount, account.balance
    )
    insert into posting (txn_id, account_id, amount, balance_after)
    select txn_id, id, amount, balance from moved order by id
    returning account_id, balance_after`.compile(db);
});

async function whyNot(db: Kysely<Tables>, { kind, ref }: Movement): Promise<'repeated' | 'closed'> {
  return !IS_WISH[kind] || (await isPosted(db, kind, ref)) ? 'repeated' : 'closed';
}

async function isPosted(db: Kysely<Tables>, kind: TxnKind, ref: string): Promise<boolean> {
  const before = await db
    .selectFrom('txn')
    .select('id')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return before !== undefined;
}
