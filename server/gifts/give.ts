/** What a claim or a letter gives, as movements of the ledger: coin and points, and coupons, in the caller's transaction. */
import type { Kysely } from 'kysely';
import { isCoupon } from '#contract/coupon-rules.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { toWagerOf } from '#contract/wager-rules.ts';
import { assert } from '#shared/assert.ts';
import { giveCoupons } from '../coupons/coupon-store.ts';
import { credit } from '../ledger/credit.ts';
import { postOrThrow } from '../ledger/post.ts';
import type { Tables } from '../sql/tables.ts';
import type { Gift } from '../rules/gifts.ts';

interface Whose {
  ref: string;
  playerId: number;
  now: Date;
}

/** False when the ledger has given it before. Points come last: wins of other players wait for their shared account. */
export async function give(db: Kysely<Tables>, rewards: readonly Gift[], whose: Whose): Promise<boolean> {
  const coins = rewards.filter(({ id }) => id === REWARD_ITEMS.coin);
  const points = sumOf(rewards.filter(({ id }) => id === REWARD_ITEMS.points));
  const amount = sumOf(coins);
  const toWager = coins.reduce((sum, { count, betRate }) => sum + toWagerOf(count, betRate), 0);
  if (amount > 0 && !(await credit(db, { kind: 'reward', amount, toWager, ...whose })).ok) return false;
  const coupons = rewards.filter(({ id }) => isCoupon(id));
  const areGiven = coupons.length === 0 || (await giveCoupons(db, coupons, whose));
  assert(areGiven || amount === 0, 'what one claim gives has one reference');
  if (!areGiven) return false;
  const isGiven = points === 0 || (await givePoints(db, points, whose));
  assert(isGiven || (amount === 0 && coupons.length === 0), 'what one claim gives has one reference');
  return isGiven;
}

const sumOf = (gifts: readonly Gift[]): number => gifts.reduce((sum, { count }) => sum + count, 0);

async function givePoints(db: Kysely<Tables>, points: number, whose: Whose): Promise<boolean> {
  const amounts = { points, 'points-issued': -points };
  const posted = await postOrThrow(db, { kind: 'points-reward', amounts, ...whose });
  return posted.ok;
}

/** The price of a claim. Its caller has made sure, under the lock of the points, that the player has them. */
export async function takePoints(db: Kysely<Tables>, points: number, whose: Whose): Promise<void> {
  if (points === 0) return;
  const amounts = { points: -points, 'points-issued': points };
  const posted = await postOrThrow(db, { kind: 'points-spent', amounts, ...whose });
  assert(posted.ok, 'what a claim costs is there, and is taken once');
}
