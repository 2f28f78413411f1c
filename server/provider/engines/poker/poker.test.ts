import { expect, test } from 'vitest';
import { bestHold } from './best-hold.ts';
import { type Card, drawCards, HAND_SIZE } from './deck.ts';
import { exactReturn } from './exact-return.ts';
import { dealCards, drawHand, handOf, PAYS, POKER_RTP_BP } from './jacks-or-better.ts';
import { judgeHand } from './judge-hand.ts';
import { fc } from '../../../../tests/kit/property.ts';

/** "Ah Kd" as cards. */
function cards(text: string): Card[] {
  return text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0] ?? '') * 4 + 'cdhs'.indexOf(card[1] ?? ''));
}

test.each([
  ['Th Jh Qh Kh Ah', 'royalFlush'],
  ['9h Th Jh Qh Kh', 'straightFlush'],
  ['Ac 2c 3c 4c 5c', 'straightFlush'],
  ['9h 9c 9d 9s Kh', 'fourOfAKind'],
  ['9h 9c 9d Ks Kh', 'fullHouse'],
  ['2h 9h 4h Kh Jh', 'flush'],
  ['Ah 2c 3d 4s 5h', 'straight'],
  ['Th Jc Qd Ks Ah', 'straight'],
  ['Qh Kc Ad 2s 3h', null],
  ['9h 9c 9d 2s Kh', 'threeOfAKind'],
  ['9h 9c 4d 4s Kh', 'twoPair'],
  ['Jh Jc 4d 5s Kh', 'jacksOrBetter'],
  ['Ah Ac 4d 5s Kh', 'jacksOrBetter'],
  ['Th Tc 4d 5s Kh', null],
  ['2h 4c 6d 8s Th', null],
])('%s is %s, in whatever order it lies', (text, name) => {
  expect(judgeHand(cards(text))).toBe(name);
  expect(judgeHand(cards(text).toReversed())).toBe(name);
});

test.each([
  ['Th Jh Qh Kh 2h', 'Th Jh Qh Kh', 'four of a royal flush before a flush'],
  ['9h Th Jh Qh Kh', '9h Th Jh Qh Kh', 'what is made'],
  ['Jh Js 9h Th Qh', '9h Th Jh Qh', 'four of a straight flush before a high pair'],
  ['Jh Js 4h 8h 2h', 'Jh Js', 'a high pair before four of a flush'],
  ['4h 4s 8h 2h Kh', '4h 8h 2h Kh', 'four of a flush before a low pair'],
  ['4h 4s 5c 6d 7h', '4h 4s', 'a low pair before an open straight'],
  ['4h 5s 6c 7d Kh', '4h 5s 6c 7d', 'an open straight'],
  ['Ah Ks Qc Jd 2h', 'Jd Qc', 'the lowest two of several high cards, since an ace closes the straight'],
  ['Th Jh 2c 4d 7s', 'Th Jh', 'ten and jack of a suit'],
  ['Ah 2c 4d 7s 9c', 'Ah', 'one high card'],
  ['2h 3c 5d 7s 9c', '', 'nothing'],
])('of %s the strategy keeps "%s": %s', (text, kept) => {
  const hand = cards(text);
  const hold = bestHold(hand);
  expect(new Set(hand.filter((_, at) => hold[at]))).toEqual(new Set(kept === '' ? [] : cards(kept)));
});

test('held cards stay where they are, the others are those behind them', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), fc.infiniteStream(fc.nat()), (hold, chance) => {
      const dealt = dealCards((bound) => (chance.next().value ?? 0) % bound);
      const { hand } = drawHand(dealt, hold, 500);
      expect(hand).toEqual(handOf(dealt).map((card, at) => (hold[at] ? card : dealt[at + HAND_SIZE])));
      expect(new Set(hand).size).toBe(HAND_SIZE);
    }),
  );
});

test('a deck is dealt without repeating a card, and from every place', () => {
  expect(new Set(drawCards(52, (bound) => bound - 1)).size).toBe(52);
  expect(drawCards(3, () => 0)).toEqual([0, 1, 2]);
});

test('gives back what its rules say, when it is played as the hint says', () => {
  expect(Math.round(exactReturn(PAYS, bestHold) * 10_000)).toBe(POKER_RTP_BP);
});
