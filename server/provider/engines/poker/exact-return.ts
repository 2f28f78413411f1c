/**
 * What a way of holding gives back, exactly: all 2,598,960 hands, and behind each every draw. A draw is not dealt out
 * but looked up: the prizes of all hands that hold certain cards are summed once for every set of up to five cards, and
 * hands without the discarded cards are those with the kept ones, less those that hold a discarded one too.
 */
import { must } from '#shared/assert.ts';
import { type Card, DECK_SIZE, HAND_SIZE, rankOf, suitOf } from './deck.ts';
import type { Hold } from './jacks-or-better.ts';
import { type HandName, judgeHand } from './judge-hand.ts';

type Pays = Readonly<Record<HandName, number>>;

const SUBSETS = 1 << HAND_SIZE;
const ALL = SUBSETS - 1;

/** The share of the stake that comes back; without a way of holding, what the best possible one gives. */
export function exactReturn(pays: Pays, holdOf?: (hand: readonly Card[]) => Hold): number {
  const sums = sumPrizes(pays);
  const places = new Int32Array(SUBSETS);
  let total = 0;
  let hands = 0;
  for (const { hand, count } of likeHands()) {
    for (let subset = 0; subset < SUBSETS; subset += 1) places[subset] = placeOf(hand, subset);
    total += count * (holdOf ? valueOf(sums, places, maskOf(holdOf(hand))) : bestValue(sums, places));
    hands += count;
  }
  return total / hands;
}

/** Hands that differ in the names of their suits alone are worth the same: one of each, and how many there are. */
function likeHands(): Iterable<{ hand: Card[]; count: number }> {
  const found = new Map<number, { hand: Card[]; count: number }>();
  const renamed: Card[] = [];
  eachHand((hand) => {
    const key = renameSuits(hand, renamed);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { hand: renamed.toSorted((one, other) => one - other), count: 1 });
  });
  return found.values();
}

/** Its first suit to appear becomes the first of all, and so on. Gives the number of the hand that `into` then holds. */
function renameSuits(hand: readonly Card[], into: Card[]): number {
  let key = 0;
  // Four bits for each suit: nothing yet, or one more than its new name.
  let names = 0;
  let next = 1;
  for (let at = 0; at < HAND_SIZE; at += 1) {
    const card = hand[at] ?? 0;
    const place = suitOf(card) * 4;
    if (((names >> place) & 15) === 0) {
      names |= next << place;
      next += 1;
    }
    const renamed = rankOf(card) * 4 + ((names >> place) & 15) - 1;
    into[at] = renamed;
    key = key * DECK_SIZE + renamed;
  }
  return key;
}

const maskOf = (hold: Hold): number => hold.reduce((mask, isHeld, at) => (isHeld ? mask | (1 << at) : mask), 0);

function bestValue(sums: readonly Float64Array[], places: Int32Array): number {
  let best = 0;
  for (let kept = 0; kept < SUBSETS; kept += 1) best = Math.max(best, valueOf(sums, places, kept));
  return best;
}

/** The mean prize of keeping the cards of a mask. */
function valueOf(sums: readonly Float64Array[], places: Int32Array, kept: number): number {
  const left = ALL ^ kept;
  let sum = 0;
  for (let lost = left; ; lost = (lost - 1) & left) {
    const subset = kept | lost;
    const prizes = sums[sizeOf(subset)]?.[places[subset] ?? 0] ?? 0;
    sum += sizeOf(lost) % 2 === 0 ? prizes : -prizes;
    if (lost === 0) break;
  }
  return sum / choices(DECK_SIZE - HAND_SIZE, sizeOf(left));
}

function sumPrizes(pays: Pays): Float64Array[] {
  const sums = Array.from({ length: HAND_SIZE + 1 }, (_, size) => new Float64Array(choices(DECK_SIZE, size)));
  eachHand((hand) => {
    const name = judgeHand(hand);
    if (name === null) return;
    for (let subset = 0; subset < SUBSETS; subset += 1) {
      const row = must(sums[sizeOf(subset)], 'there is a row for each size');
      const place = placeOf(hand, subset);
      row[place] = (row[place] ?? 0) + pays[name];
    }
  });
  return sums;
}

/** In rising order of their cards; the list is the same one each time. */
function eachHand(visit: (hand: readonly Card[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  const fill = (at: number, from: Card): void => {
    if (at === HAND_SIZE) {
      visit(hand);
      return;
    }
    for (let card = from; card < DECK_SIZE; card += 1) {
      hand[at] = card;
      fill(at + 1, card + 1);
    }
  };
  fill(0, 0);
}

/** Numbers the sets of a size without a gap: the sum of how many sets end before each of its cards. */
function placeOf(hand: readonly Card[], subset: number): number {
  let place = 0;
  let size = 0;
  for (let at = 0; at < HAND_SIZE; at += 1) {
    if ((subset & (1 << at)) === 0) continue;
    size += 1;
    place += choices(hand[at] ?? 0, size);
  }
  return place;
}

const sizes = Array.from({ length: SUBSETS }, (_, subset) => subset.toString(2).replaceAll('0', '').length);
const sizeOf = (subset: number): number => sizes[subset] ?? 0;

const pascal = Array.from({ length: DECK_SIZE + 1 }, (_, from) =>
  Array.from({ length: HAND_SIZE + 1 }, (_, count) => {
    let ways = 1;
    for (let at = 0; at < count; at += 1) ways = (ways * (from - at)) / (at + 1);
    return ways;
  }),
);
const choices = (from: number, count: number): number => pascal[from]?.[count] ?? 0;
