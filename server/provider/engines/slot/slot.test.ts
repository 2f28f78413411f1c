import { expect, test } from 'vitest';
import { cryptoRandom } from '../crypto-random.ts';
import { exactReturn } from './exact-return.ts';
import { LINE_COUNT, LINES, type SlotSymbol } from './slot-model.ts';
import { slotModels } from './slot-models.ts';
import { judge, spinSlot, windowAt } from './spin-slot.ts';
import { fc } from '../../../../tests/kit/property.ts';
import { runs } from '../../../../tests/kit/runs.ts';

const models = Object.values(slotModels);
const STAKE = 2_000;

const rows = (top: string, middle: string, bottom: string): SlotSymbol[][] => {
  const [a, b, c] = [top, middle, bottom].map((row) => row.split(' ') as SlotSymbol[]);
  return Array.from({ length: 5 }, (_, reel) => [a, b, c].map((row) => row?.[reel] as SlotSymbol));
};

test.each(models)('$name gives back what its rules say', (model) => {
  expect(Math.round(exactReturn(model) * 10_000)).toBe(model.rtpBp);
});

test.each(models)('$name: a sample of its rounds agrees with the computed return', (model) => {
  const rounds = runs(40_000, 1_000_000);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const share = spinSlot(model, LINE_COUNT, cryptoRandom).win / LINE_COUNT;
    sum += share;
    squares += share * share;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs(mean - exactReturn(model))).toBeLessThan(5 * error);
});

test.each(models)('$name: strips hold what the mathematics takes for granted', ({ reels }) => {
  expect(reels).toHaveLength(5);
  for (const [at, strip] of reels.entries()) {
    if (at === 0) expect(strip).not.toContain('wild');
    // Two scatters in one window would be counted as one.
    for (const [place, symbol] of strip.entries()) {
      if (symbol !== 'scatter') continue;
      expect([1, 2].map((on) => strip[(place + on) % strip.length])).not.toContain('scatter');
    }
  }
});

test('twenty different lines, each through every reel once', () => {
  expect(new Set(LINES.map(String)).size).toBe(20);
  for (const line of LINES) expect(line.every((row) => row >= 0 && row <= 2) && line.length === 5).toBe(true);
});

test('a line pays from the left, the wild stands for any, and what pays is named', () => {
  const model = slotModels.festive;
  const window = rows('club spade diamond heart club', 'hero wild hero hero spade', 'club spade diamond heart club');
  const { lineWins, pay } = judge(model, window, STAKE, 1);
  expect(lineWins).toEqual([{ line: 0, symbol: 'hero', count: 4, pay: 200 * 100 }]);
  expect(pay).toBe(20_000);
  expect(judge(model, window, STAKE, 2).pay).toBe(40_000);
});

test('a row that does not begin on the left pays nothing', () => {
  const window = rows('club spade diamond heart club', 'spade hero hero hero hero', 'diamond spade club heart club');
  expect(judge(slotModels.gentle, window, STAKE, 1)).toMatchObject({ lineWins: [], pay: 0, freeSpins: 0 });
});

test('three scatters anywhere pay on the whole stake and give free spins', () => {
  const window = rows(
    'scatter spade diamond heart club',
    'hero club scatter third spade',
    'club fourth hero heart scatter',
  );
  const judged = judge(slotModels.bold, window, STAKE, 1);
  expect(judged).toMatchObject({ scatters: 3, scatterPay: 2 * STAKE, freeSpins: 10 });
});

test('free spins that keep winning free spins end', () => {
  for (const model of models) {
    // Every reel stops where a scatter stands.
    let reel = 0;
    const stops = model.reels.map((strip) => strip.indexOf('scatter'));
    const { spins } = spinSlot(model, STAKE, () => stops[reel++ % 5] ?? 0);
    expect(spins).toHaveLength(1 + model.mostFreeSpins);
  }
});

test('every prize is whole hundredths, and the sum of its parts', () => {
  fc.assert(
    fc.property(fc.constantFrom(...models), fc.integer({ min: 1, max: 5_000 }), (model, lineStake) => {
      const { spins, win } = spinSlot(model, lineStake * LINE_COUNT, cryptoRandom);
      expect(Number.isSafeInteger(win)).toBe(true);
      expect(win).toBe(spins.reduce((sum, spin) => sum + spin.pay, 0));
      for (const [at, { stops, ...judged }] of spins.entries()) {
        const again = judge(model, windowAt(model, stops), lineStake * LINE_COUNT, at === 0 ? 1 : model.freeMultiplier);
        expect(judged.pay).toBe(again.pay);
      }
    }),
  );
});
