import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { motifNames } from '../../art/motif-table.ts';
import { cryptoRandom } from './crypto-random.ts';
import { engineOf, rtpBpOf } from './engine-of.ts';
import { canStake, stakeSteps, stepWithin } from './stakes.ts';
import { fc } from '../../../tests/kit/property.ts';

test('every game of every type has an engine, and what it gives back is known', () => {
  const kinds = new Set<string>();
  for (const typeId of [1, 2, 3, 4, 5, 6, 99]) {
    for (const motif of [...motifNames, 'of an operator’s own']) {
      const engine = engineOf({ typeId, motif });
      kinds.add(engine.kind === 'slot' ? engine.model : engine.kind);
      expect(rtpBpOf(engine)).toBeGreaterThan(9_400);
      expect(rtpBpOf(engine)).toBeLessThan(9_800);
    }
  }
  expect([...kinds].toSorted()).toEqual(['bold', 'color', 'festive', 'gentle', 'poker']);
});

test('no engine knows chance of its own', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(sources.length).toBeGreaterThan(8);
  for (const source of sources) expect(source).not.toMatch(/Math\.random|getRandomValues/);
  expect(sources.filter((source) => source.includes('node:crypto'))).toHaveLength(1);
});

test('chance reaches every value equally often', () => {
  const seen = Array.from({ length: 6 }, () => 0);
  for (let roll = 0; roll < 60_000; roll += 1) {
    const value = cryptoRandom(6);
    seen[value] = (seen[value] ?? 0) + 1;
  }
  // Chi squared with five degrees of freedom: beyond 35 once in a million runs.
  expect(seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(35);
});

test('every offered stake can be staked, from the least to the most', () => {
  const limits = fc.record({
    minBet: fc.integer({ min: 1, max: 10_000 }),
    maxBet: fc.integer({ min: 20_000, max: 50_000_000 }),
    unit: fc.constantFrom(1, 20),
  });
  fc.assert(
    fc.property(limits, (given) => {
      const steps = stakeSteps(given);
      expect(steps.every((step) => canStake(step, given))).toBe(true);
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      expect(steps.at(-1)).toBe(given.maxBet - (given.maxBet % given.unit));
      expect(steps[0]).toBeLessThan(given.minBet + given.unit);
    }),
  );
  expect(stakeSteps({ minBet: 20, maxBet: 5_000, unit: 20 })).toEqual([20, 100, 200, 500, 1_000, 2_000, 5_000]);
});

test.each([[0], [-20], [30], [20.5], [10_020], [Number.NaN]])('a stake of %d is refused', (stake) => {
  expect(canStake(stake, { minBet: 20, maxBet: 10_000, unit: 20 })).toBe(false);
});

test('a selector begins at the largest step that is neither above the wish nor above the balance', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, (wanted, balance) => {
      const steps = stakeSteps({ minBet: 100, maxBet: 250_000, unit: 20 });
      const at = stepWithin(steps, wanted, balance);
      const most = Math.min(wanted, balance);
      expect(steps[at] ?? 0).toBeLessThanOrEqual(Math.max(most, 100));
      expect(steps[at + 1] ?? Infinity).toBeGreaterThan(most);
    }),
  );
});
