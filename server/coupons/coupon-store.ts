/** A player's coupons as the database keeps them. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import { couponBonus } from '#contract/coupon-rules.ts';
import { DAY_MS } from '#shared/durations.ts';
import { UNDER_WAY } from '../rules/deposit-states.ts';
import { readCouponRule } from './coupon-rule.ts';
import { prepared } from '../sql/prepared.ts';
import { all, type Question } from '../sql/question.ts';
import { readSettings } from '../sql/queries/settings.ts';
import type { Row, Tables } from '../sql/tables.ts';

export type CouponRow = Row<'coupon'>;

const COLUMNS = [
  'id',
  'player_id',
  'item_id',
  'worth',
  'limit_amount',
  'bet_rate',
  'given_for',
  'place',
  'expires_at',
  'used_at',
] as const satisfies (keyof CouponRow)[];

const MOST_LISTED = 50;

interface Given {
  /** What gives them, in one word: nothing gives twice under the same. */
  ref: string;
  playerId: number;
  now: Date;
}

/** False when they have been given before. */
export async function giveCoupons(
  db: Kysely<Tables>,
  gifts: readonly { id: number; count: number }[],
  { ref, playerId, now }: Given,
): Promise<boolean> {
  const rule = readCouponRule(await readSettings(db));
  const rows = gifts.map(({ id, count }, place) => ({
    player_id: playerId,
    item_id: id,
    worth: count,
    limit_amount: rule.limitOf(id),
    bet_rate: rule.betRate,
    given_for: ref,
    place,
    expires_at: new Date(now.getTime() + rule.days * DAY_MS),
  }));
  const given = await db
    .insertInto('coupon')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return given.length === gifts.length;
}

/** Good now, unused, and kept by no deposit that may still be paid. What ends first comes first. */
const openOf = (db: Kysely<Tables>, playerId: number, now: Date) =>
  db
    .selectFrom('coupon')
    .select(COLUMNS)
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where((is) => is.not(is.exists(keepersOf(is))));

/** Deposits that may still be paid and name this coupon. */
const keepersOf = (coupon: ExpressionBuilder<Tables, 'coupon'>) =>
  coupon
    .selectFrom('deposit')
    .select('deposit.id')
    .whereRef('deposit.coupon_id', '=', 'coupon.id')
    .where('deposit.state', 'in', UNDER_WAY);

export const couponsOf = (db: Kysely<Tables>, playerId: number, now: Date): Question<CouponRow[]> =>
  all(listed(db, { playerId, now }));

const listed = prepared((db, { playerId, now }: { playerId: number; now: Date }) =>
  openOf(db, playerId, now).orderBy('expires_at').orderBy('id').limit(MOST_LISTED).compile(),
);

export const findCoupon = (
  db: Kysely<Tables>,
  { playerId, id, now }: { playerId: number; id: number; now: Date },
): Promise<CouponRow | undefined> => openOf(db, playerId, now).where('id', '=', id).executeTakeFirst();

export const worthOf = ({ item_id, worth, limit_amount }: CouponRow) => ({
  propId: item_id,
  count: worth,
  limitAmount: limit_amount,
});

interface Use {
  id: number;
  amount: number;
  /** When the deposit was asked for. */
  askedAt: Date;
  now: Date;
}

/**
 * For the deposit that is being credited, under the lock of its player's cash; undefined where the coupon was used meanwhile, adds nothing
 * to what came, or is kept by a later deposit. It was good when the deposit was asked for, and so it is until that is paid.
 */
export async function useCoupon(
  db: Kysely<Tables>,
  { id, amount, askedAt, now }: Use,
): Promise<{ count: number; betRate: number } | undefined> {
  const coupon = await db
    .selectFrom('coupon')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    // The coupon was free again when the later one was asked for: this one was closed or over by then.
    .where((is) => is.not(is.exists(keepersOf(is).where('deposit.created_at', '>', askedAt))))
    .forUpdate()
    .executeTakeFirst();
  const count = coupon ? couponBonus(worthOf(coupon), amount) : 0;
  if (!coupon || count === 0) return undefined;
  await db.updateTable('coupon').set({ used_at: now }).where('id', '=', id).execute();
  return { count, betRate: Number(coupon.bet_rate) };
}
