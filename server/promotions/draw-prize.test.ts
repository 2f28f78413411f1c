import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { ALL_CHANCES, Chances, drawPrize } from './draw-prize.ts';
import { inviteSpin } from './invite-spin.ts';

const MILLION = 1_000_000;
const { prizes } = parse(inviteSpin.config, {});

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
