/** Withdrawals as the database keeps them. `exchange.ts` begins one, `advance-order.ts` moves it on, `cancel-order.ts` takes it back. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { assert } from '#shared/assert.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import type { OrderState } from '../sql/order-tables.ts';
import { pageOf, type Paged, type Span, within } from '../sql/page-of.ts';
import { prepared } from '../sql/prepared.ts';
import { ask, first, type Question, question } from '../sql/question.ts';
import { type SumBy, sumUp } from '../sql/sum-up.ts';
import type { NewRow, Row, Tables } from '../sql/tables.ts';
import { withNext } from '../sql/together.ts';
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
  'taken_at',
  'ended_at',
] as const satisfies (keyof OrderRow)[];

type Wish = Omit<NewRow<'withdrawal'>, 'state' | 'updated_at'>;

/** Leaves with the movement that holds its money. */
export const insertHeldOrder = (db: Transaction<Tables>, wish: Wish): Promise<void> =>
  withNext(db, insertingHeld(db, wish));

const insertingHeld = prepared((db, { created_at: now, ...wish }: Wish) =>
  db
    .insertInto('withdrawal')
    .values({ ...wish, state: 'held', created_at: now, updated_at: now, held_at: now })
    .compile(),
);

interface Step {
  state: OrderState;
  reason?: string;
  /** The bank has said that it has it. */
  isTaken?: boolean;
  now: Date;
}

/** Undefined when another has moved it meanwhile: then nothing that belongs to this step may happen. */
export const moveOrder = (
  db: Kysely<Tables>,
  order: Pick<OrderRow, 'id' | 'state'>,
  step: Step,
): Promise<OrderRow | undefined> => moving(db, order, step).executeTakeFirst();

/** As a step of this player's; nobody else's order moves. */
export const canceling = (
  db: Kysely<Tables>,
  { id, playerId }: { id: string; playerId: number },
  now: Date,
): Question<OrderRow | undefined> => first(cancelingHeld(db, { id, playerId, now }));

const cancelingHeld = prepared((db, { id, playerId, now }: { id: string; playerId: number; now: Date }) =>
  moving(db, { id, state: 'held' }, { state: 'cancelled', now }).where('player_id', '=', playerId).compile(),
);

function moving(
  db: Kysely<Tables>,
  { id, state: before }: Pick<OrderRow, 'id' | 'state'>,
  { state, reason, isTaken, now }: Step,
) {
  const allowed: readonly OrderState[] = NEXT_STATES[before];
  assert(allowed.includes(state), `a withdrawal goes from ${before} to ${state}`);
  return db
    .updateTable('withdrawal')
    .set({
      state,
      updated_at: now,
      ...(state === before ? {} : timeOf(state, now)),
      ...(isTaken ? { taken_at: sql<Date>`coalesce(taken_at, ${now}::timestamptz)` } : {}),
      ...(reason === undefined ? {} : { reason }),
    })
    .where('id', '=', id)
    .where('state', '=', before)
    .returning(COLUMNS);
}

/** A step that is only looked at again keeps its time. */
function timeOf(state: OrderState, now: Date): { sent_at?: Date; ended_at?: Date } {
  if (state === 'sent') return { sent_at: now };
  return hasEnded(state) ? { ended_at: now } : {};
}

export const orderOf = (db: Kysely<Tables>, id: string): Question<OrderRow | undefined> => first(byId(db, { id }));

const byId = prepared((db, { id }: { id: string }) =>
  db.selectFrom('withdrawal').select(COLUMNS).where('id', '=', id).compile(),
);

export const readOrder = (db: Kysely<Tables>, id: string): Promise<OrderRow | undefined> => ask(db, orderOf(db, id));

export const newestOrderOf = (db: Kysely<Tables>, playerId: number): Question<OrderRow | undefined> =>
  first(newest(db, { playerId }));

const newest = prepared((db, { playerId }: { playerId: number }) =>
  db
    .selectFrom('withdrawal')
    .select(COLUMNS)
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .compile(),
);

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
export function underWayOf(
  db: Kysely<Tables>,
  playerId: number,
  now: Date,
): Question<{ isAnyPending: boolean; today: number }> {
  const day = beginningOf(dayInManila(now.getTime()));
  return question(underWay(db, { playerId, day }), (found) => ({
    isAnyPending: found.some(({ state }) => state !== 'paid'),
    today: found.filter(({ created_at }) => created_at >= day).length,
  }));
}

const underWay = prepared((db, { playerId, day }: { playerId: number; day: Date }) =>
  db
    .selectFrom('withdrawal')
    .select(['state', 'created_at'])
    .where('player_id', '=', playerId)
    .where((row) =>
      row.or([row('state', 'in', UNFINISHED), row.and([row('state', '=', 'paid'), row('created_at', '>=', day)])]),
    )
    .compile(),
);

const MOST_SWEPT = 500;

/** Those that were not touched since, the longest untouched first. */
export const listUnfinished = (db: Kysely<Tables>, since: Date): Promise<OrderRow[]> =>
  db
    .selectFrom('withdrawal')
    .select(COLUMNS)
    .where('state', 'in', UNFINISHED)
    .where('updated_at', '<=', since)
    .orderBy('updated_at')
    .limit(MOST_SWEPT)
    .execute();

/** It goes behind all others that are swept. */
export async function touchOrder(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', UNFINISHED)
    .execute();
}

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
  return pageOf(db, { rows, sums: sumUp(orders, { moneyIn: sql<number>`0`, moneyOut }, span) }, span);
}
