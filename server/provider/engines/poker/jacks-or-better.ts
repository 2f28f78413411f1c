/**
 * Jacks or Better, the table known as "eight five" from what a full house and a flush pay. Played as `best-hold.ts`
 * says, it gives back 97.20 percent; nobody can play it better than 97.30.
 */
import { must } from '#shared/assert.ts';
import type { Random } from '../random.ts';
import { type Card, drawCards, HAND_SIZE } from './deck.ts';
import { type HandName, judgeHand } from './judge-hand.ts';

/** How many times the stake comes back. */
export const PAYS: Readonly<Record<HandName, number>> = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 8,
  flush: 5,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
};

export const POKER_RTP_BP = 9720;

/** One for each card of the hand, from the left. */
export type Hold = readonly boolean[];

export interface PokerOutcome {
  hand: Card[];
  name: HandName | null;
  win: number;
}

/** The hand, and behind it the cards that would replace its own: all chance is spent before the player decides. */
export const dealCards = (random: Random): Card[] => drawCards(HAND_SIZE * 2, random);

export const handOf = (cards: readonly Card[]): Card[] => cards.slice(0, HAND_SIZE);

export function drawHand(cards: readonly Card[], hold: Hold, stake: number): PokerOutcome {
  const hand = handOf(cards).map((card, at) =>
    hold[at] ? card : must(cards[HAND_SIZE + at], 'there is a card behind each'),
  );
  const name = judgeHand(hand);
  return { hand, name, win: name === null ? 0 : PAYS[name] * stake };
}
