import { expect, test } from 'vitest';
import { dayInManila } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';
import { fc } from '../../../../tests/kit/property.ts';
import { firstDay, inputOf, nameOfDay, nameOfStep, periodOf, PERIODS, type Step, stepsOf, unitOf } from './period.ts';
import { barsOf, plotOf } from './plot.ts';

const TODAY = '2026-11-22';
const FIELD = { width: 320, height: 100 };

const daysBack = (most: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: most }), { maxLength: 60 }).chain((backs) =>
    fc.tuple(
      ...backs.map((back) =>
        fc.record({
          step: fc.constant(dayInManila(Date.parse(TODAY) - back * DAY_MS)),
          moneyIn: fc.integer({ min: 0, max: 10 ** 12 }),
          moneyOut: fc.integer({ min: 0, max: 10 ** 12 }),
        }),
      ),
    ),
  );
const days = daysBack(399);
/** Of days alone, of weeks, and of months. */
const daysUntil = fc.constantFrom(20, 89, 180, 399).chain(daysBack);

const sum = (steps: readonly Step[], field: 'moneyIn' | 'moneyOut') =>
  steps.reduce((all, step) => all + step[field], 0);

test('the address names a period, and anything else is all time', () => {
  expect([periodOf('week'), periodOf(''), periodOf('toString')]).toEqual(['week', 'all', 'all']);
});

test('a period is asked for in the same words on every day', () => {
  expect(PERIODS.map(inputOf)).toEqual([
    { sumBy: 1 },
    { lastDays: 7, sumBy: 1 },
    { lastDays: 30, sumBy: 1 },
    { lastDays: 90, sumBy: 1 },
    { lastDays: 365, sumBy: 2 },
  ]);
});

test('seven days end with today, and each of them stands there', () => {
  expect(firstDay('week', TODAY)).toBe('2026-11-16');
  const steps = stepsOf([{ step: '2026-11-20', moneyIn: 5, moneyOut: 0 }], 'week', TODAY);
  expect(steps.map(({ step, moneyIn }) => [step.slice(-2), moneyIn])).toEqual([
    ['16', 0],
    ['17', 0],
    ['18', 0],
    ['19', 0],
    ['20', 5],
    ['21', 0],
    ['22', 0],
  ]);
});

test('what spans a month is told by days, half a year by weeks from Monday, and more by months', () => {
  const old = (step: string) => stepsOf([{ step, moneyIn: 1, moneyOut: 0 }], 'all', TODAY);
  expect(old('2026-10-23').at(0)?.step).toBe('2026-10-23');
  expect(old('2026-10-22').map(({ step }) => step)).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(old('2026-05-25').at(0)?.step).toBe('2026-05-25');
  expect(old('2026-05-24').at(0)?.step).toBe('2026-05');
  expect([old('2026-10-23'), old('2026-10-22'), old('2026-05-24')].map(unitOf)).toEqual(['day', 'week', 'month']);
  expect(unitOf(stepsOf([], 'quarter', TODAY))).toBe('week');
  expect(stepsOf([], 'year', TODAY).map(({ step }) => step)).toHaveLength(13);
  expect(stepsOf([], 'all', TODAY)).toEqual([{ step: TODAY, moneyIn: 0, moneyOut: 0 }]);
});

test('no step loses anything: what is drawn adds up to what was told, in its order', () => {
  fc.assert(
    fc.property(daysUntil, fc.constantFrom('all' as const, 'quarter' as const), (told, period) => {
      const steps = stepsOf(told, period, TODAY);
      expect([sum(steps, 'moneyIn'), sum(steps, 'moneyOut')]).toEqual([sum(told, 'moneyIn'), sum(told, 'moneyOut')]);
      expect(steps.map(({ step }) => step)).toEqual(steps.map(({ step }) => step).toSorted());
    }),
  );
});

test('the drawing stays in its field, and equal amounts are equally high', () => {
  fc.assert(
    fc.property(days, (told) => {
      const steps = stepsOf(told, 'all', TODAY);
      const { zeroY, columns } = plotOf(steps, FIELD);
      for (const { x, width, inHeight, outHeight, netY = zeroY } of columns) {
        expect(Math.min(x, zeroY - inHeight, netY)).toBeGreaterThanOrEqual(-1e-6);
        expect(Math.max(zeroY + outHeight, netY)).toBeLessThanOrEqual(FIELD.height + 1e-6);
        expect(x + width).toBeLessThanOrEqual(FIELD.width);
      }
    }),
  );
  const same = plotOf([{ step: TODAY, moneyIn: 700, moneyOut: 700 }], FIELD).columns[0];
  expect([same?.inHeight, same?.outHeight, same?.netY]).toEqual([50, 50, 50]);
});

test('a bar of a game is as long as its net, a loss to the left and a win to the right', () => {
  expect(barsOf([-300, 100, 0])).toEqual({
    zeroX: 75,
    bars: [
      { x: 0, width: 75 },
      { x: 75, width: 25 },
      { x: 75, width: 0 },
    ],
  });
  expect(barsOf([0])).toEqual({ zeroX: 0, bars: [{ x: 0, width: 0 }] });
});

test('days and months have short names', () => {
  expect([nameOfStep('2026-11-02'), nameOfStep('2026-11'), nameOfDay('2026-01-31')]).toEqual([
    'Nov 2',
    'Nov 2026',
    'Jan 31, 2026',
  ]);
});
