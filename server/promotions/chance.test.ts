/** A million draws of each rule that chance decides, from the source that decides it, against the odds that its page tells. */
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { agentCount } from './agent-count.ts';
import { chanceOf, newSeed, shareOf } from './chance.ts';
import { inviteSpin } from './invite-spin.ts';
import { newYear } from './new-year.ts';
import { type Drawn, type Facts, marksOf, type Random } from './promotion.ts';

const MILLION = 1_000_000;
const SEED = '0f'.repeat(32);
const WHOLE = 10_000;

const [spin, count, year] = [parse(inviteSpin.config, {}), parse(agentCount.config, {}), parse(newYear.config, {})];
const factsOf = <Config>(config: Config): Facts<Config> => ({
  config,
  marks: marksOf([]),
  day: '2026-12-31',
  now: new Date('2026-12-31T00:00:00Z'),
  period: { startTime: 0, endTime: 0 },
  standing: 'open',
});
const inviter = { inviteCode: '', shareUrl: '', mobile: null, friendCount: 0, validIds: [], points: 0 };
const player = { bet: 0, deposited: 0, winners: [] };
const [ofSpin, ofCount, ofYear] = [
  { ...factsOf(spin), known: inviter, input: {} },
  { ...factsOf(count), known: inviter, input: {} },
  { ...factsOf(year), known: player, input: { propId: REWARD_ITEMS.newYearLottery } },
];
const { actInviteUserSpin } = inviteSpin.claims;
const { agent4Scratch, agent4Lottery } = agentCount.claims;
const { appNewYearUserOpen } = newYear.claims;

test.each<[string, (random: Random) => Drawn | undefined, readonly { propId: number; chance: number }[]]>([
  ['the wheel', (random) => actInviteUserSpin.draws?.(ofSpin, random), inviteSpin.read(ofSpin, inviter).prizeList],
  ['a scratch card', (random) => agent4Scratch.draws?.(ofCount, random), agentCount.read(ofCount, inviter).cardList],
  [
    'the lottery of cards',
    (random) => agent4Lottery.draws?.(ofCount, random),
    agentCount.read(ofCount, inviter).prizeList,
  ],
  [
    'a turn of New Year',
    (random) => appNewYearUserOpen.draws?.(ofYear, random),
    newYear.read(ofYear, player).prizeList,
  ],
])(
  'over a million draws of %s each prize comes as often as its page tells, within five deviations',
  (_what, draw, told) => {
    const random = chanceOf(SEED);
    const counts = new Map<number, number>();
    for (let at = 0; at < MILLION; at += 1) {
      const propId = draw(random)?.propId ?? 0;
      counts.set(propId, (counts.get(propId) ?? 0) + 1);
    }
    expect(told.reduce((sum, { chance }) => sum + chance, 0)).toBe(WHOLE);
    for (const { propId, chance } of told) {
      const share = chance / WHOLE;
      const off = Math.abs((counts.get(propId) ?? 0) - MILLION * share);
      expect(off, `prize ${propId}`).toBeLessThan(5 * Math.sqrt(MILLION * share * (1 - share)));
    }
  },
);

test('over a million numbers of the weekend’s lottery every ticket of a thousand is drawn as often', () => {
  const [tickets, numbers] = [1_000, MILLION];
  const counts = new Uint32Array(tickets);
  for (let at = 0; at < numbers; at += 1) counts[Math.floor(shareOf(SEED, at) * tickets)]! += 1;
  // Of so many the sum of squares lies within five deviations of what chance makes of it.
  const each = numbers / tickets;
  const squares = counts.reduce((sum, found) => sum + (found - each) ** 2 / each, 0);
  expect(Math.abs(squares - (tickets - 1))).toBeLessThan(5 * Math.sqrt(2 * (tickets - 1)));
});

test('a seed gives the same numbers again, another gives others, and none lies beyond its bound', () => {
  const numbersOf = (seed: string) => {
    const random = chanceOf(seed);
    return Array.from({ length: 200 }, (_, at) => random(at + 1));
  };
  expect(numbersOf(SEED)).toEqual(numbersOf(SEED));
  expect(numbersOf(newSeed())).not.toEqual(numbersOf(SEED));
  expect(numbersOf(newSeed()).every((number, at) => Number.isInteger(number) && number >= 0 && number <= at)).toBe(
    true,
  );
});

test('a bound that does not divide the source takes no number twice as often: two thirds of it are drawn evenly', () => {
  // The remainder alone would fall into the first half of such a bound twice as often as into the second.
  const bound = 2 ** 47 + 2 ** 46;
  const random = chanceOf(SEED);
  let low = 0;
  for (let at = 0; at < 20_000; at += 1) if (random(bound) < 2 ** 46) low += 1;
  expect(Math.abs(low - 20_000 / 3)).toBeLessThan(5 * Math.sqrt(20_000 * (2 / 9)));
});
