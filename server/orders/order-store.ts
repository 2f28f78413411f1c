/** Withdrawals as the database keeps them. Only `advance-order.ts` moves one on. */
import { type Kysely, sql } from 'kysely';
import { assert } from '#shared/assert.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import type { OrderState } from '../sql/order-tables.ts';
import { pageOf, type Paged, type Span, within } from '../sql/page-of.ts';
import { type SumBy, sumUp } from '../sql/sum-up.ts';
import type { NewRow, Row, Tables } from '../sql/tables.ts';
import { hasEnded, NEXT_STATES, UNFINISHED } from './order-states.ts';

export type OrderRow = Row<'withdrawal'>;

const COLUMNS = [
  'id',
  'player_id',
  'amount',
  'state',
  'bank_id',
  'bank_name',
  'account_name',
  'card_num',
  'reason',
  'created_at',
  'updated_at',
  'held_at',
  'sent_at',
  'ended_at',
] as const satisfies (keyof OrderRow)[];

export const insertOrder = (
  db: Kysely<Tables>,
  row: Omit<NewRow<'withdrawal'>, 'state' | 'updated_at'>,
): Promise<OrderRow> =>
  db
    .insertInto('withdrawal')
    .values({ ...row, state: 'asked', updated_at: row.created_at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

interface Step {
  state: OrderState;
  reason?: string;
  now: Date;
}

/** Undefined when another has moved it meanwhile: then nothing that belongs to this step may happen. */
export function moveOrder(
  db: Kysely<Tables>,
  { id, state: before }: Pick<OrderRow, 'id' | 'state'>,
  { state, reason, now }: Step,
): Promise<OrderRow | undefined> {
  const allowed: readonly OrderState[] = NEXT_STATES[before];
  assert(allowed.includes(state), `a withdrawal goes from ${before} to ${state}`);
  return db
    .updateTable('withdrawal')
    .set({
      state,
      updated_at: now,
      ...(state === before ? {} : timeOf(state, now)),
      ...(reason === undefined ? {} : { reason }),
    })
    .where('id', '=', id)
    .where('state', '=', before)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** A step that is only looked at again keeps its time. */
function timeOf(state: OrderState, now: Date): { held_at?: Date; sent_at?: Date; ended_at?: Date } {
  if (state === 'held') return { held_at: now };
  if (state === 'sent') return { sent_at: now };
  return hasEnded(state) ? { ended_at: now } : {};
}

export const readOrder = (db: Kysely<Tables>, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('withdrawal').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const findNewestOrder = (db: Kysely<Tables>, playerId: number): Promise<OrderRow | undefined> =>
  db
    .selectFrom('withdrawal')
    .select(COLUMNS)
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function isAnyUnfinished(db: Kysely<Tables>, playerId: number): Promise<boolean> {
  const order = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('player_id', '=', playerId)
    .where('state', 'in', UNFINISHED)
    .executeTakeFirst();
  return order !== undefined;
}

/** Whether any is under way, and how many of the day that it is in Manila have gone out or still may. */
export async function readUnderWay(
  db: Kysely<Tables>,
  playerId: number,
  now: Date,
): Promise<{ isAnyPending: boolean; today: number }> {
  const day = beginningOf(dayInManila(now.getTime()));
  const orders = await db
    .selectFrom('withdrawal')
    .select(['state', 'created_at'])
    .where('player_id', '=', playerId)
    .where((row) =>
      row.or([row('state', 'in', UNFINISHED), row.and([row('state', '=', 'paid'), row('created_at', '>=', day)])]),
    )
    .execute();
  return {
    isAnyPending: orders.some(({ state }) => state !== 'paid'),
    today: orders.filter(({ created_at }) => created_at >= day).length,
  };
}

const MOST_SWEPT = 500;

/** Those that were not touched since, the longest untouched first. */
export const listUnfinished = (
  db: Kysely<Tables>,
  { states, since }: { states: readonly OrderState[]; since: Date },
): Promise<OrderRow[]> =>
  db
    .selectFrom('withdrawal')
    .select(COLUMNS)
    .where('state', 'in', UNFINISHED)
    .where('state', 'in', states)
    .where('updated_at', '<=', since)
    .orderBy('updated_at')
    .limit(MOST_SWEPT)
    .execute();

type Wanted = Paged & Span & { playerId: number; sumBy?: SumBy | undefined };

/** Out is what the books have taken for it and not given back. */
export function listOrders(db: Kysely<Tables>, { playerId, ...span }: Wanted) {
  const orders = db.selectFrom('withdrawal').where('player_id', '=', playerId).where(within(span));
  const rows = orders.select(COLUMNS).orderBy('created_at', 'desc').orderBy('id');
  const moneyOut = sql<number>`coalesce((
    select -sum(posting.amount) from txn
      join posting on posting.txn_id = txn.id join account on account.id = posting.account_id
      where txn.kind in ('hold', 'release') and txn.ref = withdrawal.id and account.kind = 'cash'
  ), 0)`;
  return pageOf({ rows, sums: sumUp(orders, { moneyIn: sql<number>`0`, moneyOut }, span) }, span);
}
