import type { Mail } from '#contract/mail.ts';
import type { LetterWish } from '#data/mail/letters.ts';
import { isCoupon } from '#contract/coupon-rules.ts';
import { atServer } from '#data/device/server-clock.ts';
import { letterWords } from './letter-words.ts';

/** A letter as the player has left it. `isDeleted`: it can still be taken back. */
export type ShownLetter = Mail & { isDeleted: boolean };

/** What the server tells, with what the player has done since: read letters are read, and deleted ones are gone once they are sent. */
export function shownLetters(list: readonly Mail[], wishes: readonly LetterWish[]): ShownLetter[] {
  const of = new Map(wishes.map((wish) => [wish.letterId, wish]));
  return list.flatMap((told): ShownLetter[] => {
    const letter = { ...told, ...letterWords(told) };
    const wish = of.get(letter.id);
    if (!wish) return [{ ...letter, isDeleted: false }];
    const isDeleted = wish.wish === 'delete';
    if (isDeleted && (wish.sentAt !== undefined || wish.doneAt !== undefined)) return [];
    return [{ ...letter, isRead: 1, isDeleted }];
  });
}

/** What there is to be collected from a letter. `none`: it never had anything. */
export type Inside = 'none' | 'waiting' | 'collected' | 'gone';

export function insideOf({ rewardList, isReceived, expireTime }: Mail, nowMs = atServer()): Inside {
  if (rewardList.length === 0) return 'none';
  if (isReceived === 1) return 'collected';
  return expireTime > 0 && expireTime <= nowMs ? 'gone' : 'waiting';
}

/** Whether there is more to be collected than by opening the one letter that is here. */
export function isManyFull(list: readonly ShownLetter[], hasMore: boolean): boolean {
  const full = list.filter(isFull).length;
  return full > 1 || (hasMore && full > 0);
}

export const isFull = (letter: ShownLetter): boolean => insideOf(letter) === 'waiting';

/** Gifts of several letters, as one of each kind. Each coupon stays one: two of 10 percent are none of 20. */
export function addUp(gifts: Mail['rewardList']): Mail['rewardList'] {
  const counts = new Map<number, number>();
  const counted = gifts.filter(({ id }) => !isCoupon(id));
  for (const { id, count } of counted) counts.set(id, (counts.get(id) ?? 0) + count);
  const sums = Array.from(counts, ([id, count]) => ({ id, count, betRate: 0 }));
  return [...sums, ...gifts.filter(({ id }) => isCoupon(id))];
}
