import type { Mail } from '#contract/mail.ts';
import { isCoupon } from '#contract/coupon-rules.ts';
import { atServer } from '#data/device/server-clock.ts';

/** What there is to be collected from a letter. `none`: it never had anything. */
export type Inside = 'none' | 'waiting' | 'collected' | 'gone';

export function insideOf({ rewardList, isReceived, expireTime }: Mail, nowMs = atServer()): Inside {
  if (rewardList.length === 0) return 'none';
  if (isReceived === 1) return 'collected';
  return expireTime > 0 && expireTime <= nowMs ? 'gone' : 'waiting';
}

/** Gifts of several letters, as one of each kind. Each coupon stays one: two of 10 percent are none of 20. */
export function addUp(gifts: Mail['rewardList']): Mail['rewardList'] {
  const counts = new Map<number, number>();
  const counted = gifts.filter(({ id }) => !isCoupon(id));
  for (const { id, count } of counted) counts.set(id, (counts.get(id) ?? 0) + count);
  const sums = Array.from(counts, ([id, count]) => ({ id, count, betRate: 0 }));
  return [...sums, ...gifts.filter(({ id }) => isCoupon(id))];
}
