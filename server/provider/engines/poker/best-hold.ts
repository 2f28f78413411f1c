/**
 * The strategy that the stated return belongs to: the widely known simple one of sixteen rules. The first that finds
 * something to keep decides. It is shown as a hint to players who ask, and plays a hand that its player has left.
 */
import { ACE, type Card, HAND_SIZE, JACK, rankOf, suitOf } from './deck.ts';
import type { Hold } from './jacks-or-better.ts';
import { isHigh, judgeHand } from './judge-hand.ts';

export function bestHold(hand: readonly Card[]): Hold {
  // Which of two like choices is taken follows from the cards, not from how they lie.
  const sorted = hand.toSorted((one, other) => one - other);
  for (const rule of RULES) {
    const kept = rule(sorted);
    if (kept.length > 0) return hand.map((card) => kept.includes(card));
  }
  return hand.map(() => false);
}

type Rule = (hand: readonly Card[]) => readonly Card[];

const TEN = JACK - 1;
const NOTHING: readonly Card[] = [];

const RULES: readonly Rule[] = [
  (hand) => whenHand(hand, ['royalFlush', 'straightFlush', 'fourOfAKind']),
  (hand) => royalPart(hand, 4),
  (hand) => whenHand(hand, ['fullHouse', 'flush', 'straight']),
  (hand) => ofAKind(hand, 3),
  (hand) => straightFlushPart(hand, 4),
  (hand) => (judgeHand(hand) === 'twoPair' ? hand.filter((card) => countOf(hand, card) === 2) : NOTHING),
  (hand) => ofAKind(hand, 2).filter(isHigh),
  (hand) => royalPart(hand, 3),
  (hand) => flushPart(hand, 4),
  (hand) => ofAKind(hand, 2),
  outsideStraight,
  (hand) => suitedHighCards(hand),
  (hand) => straightFlushPart(hand, 3),
  twoHighCards,
  tenAndHighCard,
  (hand) => hand.filter(isHigh).slice(0, 1),
];

function whenHand(hand: readonly Card[], names: readonly string[]): readonly Card[] {
  const name = judgeHand(hand);
  return name !== null && names.includes(name) ? hand : NOTHING;
}

const countOf = (hand: readonly Card[], card: Card): number =>
  hand.filter((other) => rankOf(other) === rankOf(card)).length;

const ofAKind = (hand: readonly Card[], count: number): readonly Card[] =>
  hand.filter((card) => countOf(hand, card) === count);

/** The suit that most of them share, as the hand holds it. */
function bySuit(cards: readonly Card[], count: number): readonly Card[] {
  for (const first of cards) {
    const suited = cards.filter((card) => suitOf(card) === suitOf(first));
    if (suited.length === count) return suited;
  }
  return NOTHING;
}

const flushPart = (hand: readonly Card[], count: number): readonly Card[] => bySuit(hand, count);

const royalPart = (hand: readonly Card[], count: number): readonly Card[] =>
  bySuit(
    hand.filter((card) => rankOf(card) >= TEN),
    count,
  );

/** Cards of one suit that a straight still has room for; an ace counts as high or as one. */
function straightFlushPart(hand: readonly Card[], count: number): readonly Card[] {
  for (let suit = 0; suit < 4; suit += 1) {
    const suited = hand.filter((card) => suitOf(card) === suit);
    if (suited.length < count) continue;
    for (const kept of choose(suited, count)) {
      if (spanOf(kept, false) < HAND_SIZE || spanOf(kept, true) < HAND_SIZE) return kept;
    }
  }
  return NOTHING;
}

function spanOf(cards: readonly Card[], isAceLow: boolean): number {
  const ranks = cards.map((card) => (isAceLow && rankOf(card) === ACE ? -1 : rankOf(card)));
  return Math.max(...ranks) - Math.min(...ranks);
}

function choose(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (cards.length === count) return [cards];
  return cards.flatMap((_, left) => choose(cards.toSpliced(left, 1), count));
}

/** Four in a row that either end would complete, so without an ace. */
function outsideStraight(hand: readonly Card[]): readonly Card[] {
  for (const kept of choose(hand, 4)) {
    const isRow = kept.every((card, at) => at === 0 || rankOf(card) === rankOf(kept[at - 1] ?? 0) + 1);
    if (isRow && !kept.some((card) => rankOf(card) === ACE)) return kept;
  }
  return NOTHING;
}

const suitedHighCards = (hand: readonly Card[]): readonly Card[] => bySuit(hand.filter(isHigh), 2);

/** The lowest two, which leave the most straights open. */
function twoHighCards(hand: readonly Card[]): readonly Card[] {
  const high = hand.filter(isHigh);
  return high.length >= 2 ? high.slice(0, 2) : NOTHING;
}

function tenAndHighCard(hand: readonly Card[]): readonly Card[] {
  const ten = hand.find((card) => rankOf(card) === TEN);
  const high = hand.find(
    (card) => isHigh(card) && rankOf(card) < ACE && ten !== undefined && suitOf(card) === suitOf(ten),
  );
  return ten !== undefined && high !== undefined ? [ten, high] : NOTHING;
}
