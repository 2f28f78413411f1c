import type { Mail } from '#contract/mail.ts';
import type { LetterWish } from '#data/mail/letters.ts';

/** A letter as the player has left it. `isDeleted`: it can still be taken back. */
export type ShownLetter = Mail & { isDeleted: boolean };

/** What the server tells, with what the player has done since: read letters are read, and deleted ones are gone once they are sent. */
export function shownLetters(list: readonly Mail[], wishes: readonly LetterWish[]): ShownLetter[] {
  const of = new Map(wishes.map((wish) => [wish.letterId, wish]));
  return list.flatMap((letter): ShownLetter[] => {
    const wish = of.get(letter.id);
    if (!wish) return [{ ...letter, isDeleted: false }];
    const isDeleted = wish.wish === 'delete';
    if (isDeleted && (wish.sentAt !== undefined || wish.doneAt !== undefined)) return [];
    return [{ ...letter, isRead: 1, isDeleted }];
  });
}
