import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { ALL_CHANCES, Chances, drawPrize } from './draw-prize.ts';
import { inviteSpin } from './invite-spin.ts';

const MILLION = 1_000_000;
const { prizes } = parse(inviteSpin.config, {});

/** A source that is as good as chance, and the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function count(random: (bound: number) => number): number[] {
  const counts = prizes.map(() => 0);
  for (let turn = 0; turn < MILLION; turn += 1) {
    const at = drawPrize(prizes, random) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

test('over a million turns each prize comes exactly as often as its chance, where each number comes equally often', () => {
  let turn = 0;
  const counts = count((bound) => turn++ % bound);
  expect(counts).toEqual(prizes.map(({ chance }) => (chance * MILLION) / ALL_CHANCES));
});

test('over a million turns of chance each prize comes as often as the page tells, within five deviations', () => {
  for (const [at, found] of count(seeded(88)).entries()) {
    const share = (prizes[at]?.chance ?? 0) / ALL_CHANCES;
    const deviation = Math.sqrt(MILLION * share * (1 - share));
    expect(Math.abs(found - MILLION * share)).toBeLessThan(5 * deviation);
  }
});

test.each([
  ['come to less than everything', [5_000, 4_999]],
  ['come to more', [5_000, 5_001]],
  ['have one that never comes', [10_000, 0]],
  ['are of one prize alone', [10_000]],
])('chances that %s are set wrongly', (_how, chances) => {
  expect(
    safeParse(
      Chances,
      chances.map((chance) => ({ amount: 100, chance })),
    ).success,
  ).toBe(false);
});
