import { ACE, type Card, JACK, rankOf, suitOf } from './deck.ts';

/** From the best to the least; what is none of them pays nothing. */
export const HANDS = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
] as const;
export type HandName = (typeof HANDS)[number];

const FIVE_HIGH = 0b1_0000_0000_1111;
const TEN_TO_ACE = 0b1_1111_0000_0000;

export function judgeHand(hand: readonly Card[]): HandName | null {
  let seen = 0;
  let suits = 0;
  let highestPair = -1;
  let couples = 0;
  for (let at = 0; at < hand.length; at += 1) {
    const card = hand[at] ?? 0;
    const rank = rankOf(card);
    seen |= 1 << rank;
    suits |= 1 << suitOf(card);
    for (let before = 0; before < at; before += 1) {
      if (rankOf(hand[before] ?? 0) !== rank) continue;
      couples += 1;
      if (rank > highestPair) highestPair = rank;
    }
  }
  if (couples > 0) return judgePairs(couples, highestPair);
  return judgeDistinct(seen, isSingle(suits));
}

/** Counted as couples of equal cards: three of a kind are three couples, four are six. */
function judgePairs(couples: number, highest: number): HandName | null {
  if (couples === 6) return 'fourOfAKind';
  if (couples === 4) return 'fullHouse';
  if (couples === 3) return 'threeOfAKind';
  if (couples === 2) return 'twoPair';
  return couples === 1 && highest >= JACK ? 'jacksOrBetter' : null;
}

function judgeDistinct(seen: number, isFlush: boolean): HandName | null {
  const isStraight = seen === FIVE_HIGH || isRun(seen);
  if (isFlush && seen === TEN_TO_ACE) return 'royalFlush';
  if (isFlush && isStraight) return 'straightFlush';
  if (isFlush) return 'flush';
  return isStraight ? 'straight' : null;
}

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Five bits side by side: dividing by the lowest leaves 11111. */
const isRun = (seen: number): boolean => seen / (seen & -seen) === 0b11111;

export const isHigh = (card: Card): boolean => rankOf(card) >= JACK && rankOf(card) <= ACE;
