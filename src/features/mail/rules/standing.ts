import type { Mail } from '#contract/mail.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatPoints } from '#shared/points.ts';
import { text } from '../text.ts';

/** What there is to be collected from a letter. `none`: it never had anything. */
export type Inside = 'none' | 'waiting' | 'collected' | 'gone';

export function insideOf({ rewardList, isReceived, expireTime }: Mail, nowMs = Date.now()): Inside {
  if (rewardList.length === 0) return 'none';
  if (isReceived === 1) return 'collected';
  return expireTime > 0 && expireTime <= nowMs ? 'gone' : 'waiting';
}

/** "₱20.00 + 50 points". */
export const tellGifts = (gifts: Mail['rewardList']): string =>
  gifts
    .map(({ id, count }) => {
      if (id === REWARD_ITEMS.coin) return formatPesos(cents(count));
      return id === REWARD_ITEMS.points ? text.points(formatPoints(count)) : text.pieces(count);
    })
    .join(' + ');

/** Gifts of several letters, as one of each kind. */
export function addUp(gifts: Mail['rewardList']): Mail['rewardList'] {
  const counts = new Map<number, number>();
  for (const { id, count } of gifts) counts.set(id, (counts.get(id) ?? 0) + count);
  return Array.from(counts, ([id, count]) => ({ id, count, betRate: 0 }));
}
