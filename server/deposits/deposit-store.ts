/** Deposits as the database keeps them. Only `credit-deposit.ts`, `close-deposit.ts` and `sweep-deposits.ts` move one on. */
import { type Kysely, sql } from 'kysely';
import { QR_PAYABLE_MS } from '#contract/limits.ts';
import { assert } from '#shared/assert.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';
import type { DepositState } from '../rules/deposit-states.ts';
import { pageOf, type Paged, type Span, within } from '../sql/page-of.ts';
import { prepared } from '../sql/prepared.ts';
import { all, ask, first, one, type Question } from '../sql/question.ts';
import { type SumBy, sumUp } from '../sql/sum-up.ts';
import type { NewRow, Row, Tables } from '../sql/tables.ts';
import { playSpansOf } from '../rules/play-spans.ts';
import { bonusRefs } from './bonus-refs.ts';
import { hasEnded, NEXT_STATES, UNDER_WAY } from '../rules/deposit-states.ts';

export type DepositRow = Row<'deposit'>;

const COLUMNS = [
  'id',
  'player_id',
  'amount',
  'state',
  'act_type',
  'prop_id',
  'coupon_id',
  'channel_id',
  'channel_name',
  'way',
  'paid',
  'payment_reference',
  'created_at',
  'updated_at',
  'ended_at',
] as const satisfies (keyof DepositRow)[];

export const insertDeposit = (
  db: Kysely<Tables>,
  row: Omit<NewRow<'deposit'>, 'state' | 'updated_at'>,
): Promise<DepositRow> =>
  db
    .insertInto('deposit')
    .values({ ...row, state: 'waiting', updated_at: row.created_at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

interface Step {
  state: DepositState;
  paid?: number;
  reference?: string;
  now: Date;
}

/** Undefined when another has moved it meanwhile: then nothing that belongs to this step may happen. */
export function moveDeposit(
  db: Kysely<Tables>,
  { id, state: before }: Pick<DepositRow, 'id' | 'state'>,
  { state, paid, reference, now }: Step,
): Promise<DepositRow | undefined> {
  const allowed: readonly DepositState[] = NEXT_STATES[before];
  assert(allowed.includes(state), `a deposit goes from ${before} to ${state}`);
  return db
    .updateTable('deposit')
    .set({
      state,
      updated_at: now,
      ended_at: hasEnded(state) ? now : null,
      ...(paid === undefined ? {} : { paid }),
      ...(reference === undefined ? {} : { payment_reference: reference }),
    })
    .where('id', '=', id)
    .where('state', '=', before)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export const depositOf = (db: Kysely<Tables>, id: string): Question<DepositRow | undefined> => first(byId(db, { id }));

const byId = prepared((db, { id }: { id: string }) =>
  db.selectFrom('deposit').select(COLUMNS).where('id', '=', id).compile(),
);

export const readDeposit = (db: Kysely<Tables>, id: string): Promise<DepositRow | undefined> =>
  ask(db, depositOf(db, id));

/** One payment pays one deposit. */
export async function paysAnother(db: Kysely<Tables>, reference: string, id: string): Promise<boolean> {
  const others = db.selectFrom('deposit').select('id').where('payment_reference', '=', reference).where('id', '!=', id);
  return (await others.executeTakeFirst()) !== undefined;
}

/** Until the end of the transaction nobody else moves it. */
export const lockDeposit = (db: Kysely<Tables>, id: string): Promise<DepositRow | undefined> =>
  db.selectFrom('deposit').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

const newestOf = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('deposit')
    .select(COLUMNS)
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id');

export const findNewestDeposit = (db: Kysely<Tables>, playerId: number): Promise<DepositRow | undefined> =>
  newestOf(db, playerId).limit(1).executeTakeFirst();

const MOST_UNDER_WAY = 20;

/** Those under way, the last that was credited, and how many were today. */
export const depositsOf = (db: Kysely<Tables>, playerId: number, now: Date) => ({
  open: all(underWay(db, { playerId })),
  last: first(lastCredited(db, { playerId })),
  today: creditedOn(db, playerId, now),
});

interface Whose {
  playerId: number;
}

const underWay = prepared((db, { playerId }: Whose) =>
  newestOf(db, playerId).where('state', 'in', UNDER_WAY).limit(MOST_UNDER_WAY).compile(),
);

const lastCredited = prepared((db, { playerId }: Whose) =>
  newestOf(db, playerId).where('state', '=', 'credited').limit(1).compile(),
);

/** On the day that it is in Manila. */
const creditedOn = (db: Kysely<Tables>, playerId: number, now: Date): Question<{ count: number }> =>
  one(creditedSince(db, { playerId, day: beginningOf(dayInManila(now.getTime())) }));

const creditedSince = prepared((db, { playerId, day }: Whose & { day: Date }) =>
  db
    .selectFrom('deposit')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('player_id', '=', playerId)
    .where('state', '=', 'credited')
    .where('ended_at', '>=', day)
    .compile(),
);

export const countCredited = async (db: Kysely<Tables>, playerId: number, now: Date): Promise<number> =>
  (await ask(db, creditedOn(db, playerId, now))).count;

const MOST_SWEPT = 500;

export const listOverdue = (db: Kysely<Tables>, since: Date): Promise<DepositRow[]> =>
  db
    .selectFrom('deposit')
    .select(COLUMNS)
    .where('state', '=', 'waiting')
    .where('created_at', '<=', since)
    .orderBy('created_at')
    .limit(MOST_SWEPT)
    .execute();

type Wanted = Paged & Span & { playerId: number; sumBy?: SumBy | undefined };

/** What the books have moved to the player for the order. */
const credited = (kind: TxnKind) => sql<number>`coalesce((
    select sum(posting.amount) from txn
      join posting on posting.txn_id = txn.id join account on account.id = posting.account_id
      where txn.kind = ${kind} and txn.ref = any(${kind === 'deposit-bonus' ? bonusRefs : sql`array[deposit.id]`})
        and account.kind = 'cash'
  ), 0)::bigint`;

/** What came with it besides. */
export async function readBonus(db: Kysely<Tables>, id: string): Promise<number> {
  const row = await db
    .selectFrom('deposit')
    .select(credited('deposit-bonus').as('bonus'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.bonus ?? 0;
}

/** In is what the books have credited for it. */
export function listDeposits(db: Kysely<Tables>, { playerId, ...span }: Wanted) {
  const deposits = db.selectFrom('deposit').where('player_id', '=', playerId).where(within(span));
  const rows = deposits
    .select(COLUMNS)
    .select(credited('deposit-bonus').as('bonus'))
    .orderBy('created_at', 'desc')
    .orderBy('id');
  const moneyIn = credited('deposit');
  return pageOf(db, { rows, sums: sumUp(deposits, { moneyIn, moneyOut: sql<number>`0` }, span) }, span);
}

export interface DepositSums {
  day: number;
  week: number;
  month: number;
  /** How many may still be paid and nothing has come for. */
  unpaid: number;
}

/**
 * What has come in, and what may still come, since each of these days began in Manila. A closed deposit may still be paid by its code, as long as that code is good.
 */
export function depositSumsOf(db: Kysely<Tables>, playerId: number, now: Date): Question<DepositSums> {
  const { day, weekFrom, monthFrom } = playSpansOf(now);
  const payableSince = new Date(now.getTime() - QR_PAYABLE_MS);
  const since = (date: string) => sql`(${date}::date)::timestamp at time zone 'Asia/Manila'`;
  const sums = sql<DepositSums>`
    select
      coalesce(sum(coalesce(paid, amount)) filter (where created_at >= ${since(day)}), 0)::bigint as day,
      coalesce(sum(coalesce(paid, amount)) filter (where created_at >= ${since(weekFrom)}), 0)::bigint as week,
      coalesce(sum(coalesce(paid, amount)) filter (where created_at >= ${since(monthFrom)}), 0)::bigint as month,
      count(*) filter (where state in ('waiting', 'cancelled'))::integer as unpaid
    from deposit
    where player_id = ${playerId}
      and (state in ('waiting', 'reviewing', 'credited') or (state = 'cancelled' and created_at > ${payableSince}))
      and created_at >= least(${since(weekFrom)}, ${since(monthFrom)}, ${payableSince}::timestamptz)`;
  return one(sums.compile(db));
}
