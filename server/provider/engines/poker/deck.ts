/** A card is a number: its rank is the quotient by four, 0 for a two up to 12 for an ace, its suit the remainder. */
import { must } from '#shared/assert.ts';
import type { Random } from '../random.ts';

export type Card = number;

export const DECK_SIZE = 52;
export const HAND_SIZE = 5;
export const JACK = 9;
export const ACE = 12;

export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): number => card & 3;

/** The first `count` cards of a shuffled deck: one hand and all that could replace it is ten. */
export function drawCards(count: number, random: Random): Card[] {
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  for (let at = 0; at < count; at += 1) {
    const other = at + random(DECK_SIZE - at);
    const taken = must(deck[other], 'the place is in the deck');
    deck[other] = must(deck[at], 'the place is in the deck');
    deck[at] = taken;
  }
  return deck.slice(0, count);
}
