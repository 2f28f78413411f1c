import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendLogTo } from '#shared/log.ts';
import { anyJson, nearly } from './bodies.ts';
import { placesIn, withValueAt } from './places.ts';
import { callOf, table } from './table.ts';
import { fc } from '../kit/property.ts';
import { runs } from '../kit/runs.ts';

beforeAll(() => sendLogTo(() => {}));

const RUNS = runs(20, 2_000);

/** Far above what any reading takes, far below what a stuck expression would. */
const SLOWEST_READING_MS = 250;

const schemas = table.flatMap(({ row, example }) => [
  [`the request of ${callOf(row)}`, row.request, example.request] as const,
  [`the answer of ${callOf(row)}`, row.answer, example.answer] as const,
]);

describe.each(schemas)('%s', (_what, schema, example) => {
  test('reads or refuses any JSON, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyJson, nearly(example)), (json) => {
        const read = v.safeParse(schema, json);
        if (read.success) expect(v.safeParse(schema, read.output).success).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('is done in good time with the longest texts and lists a body may hold', () => {
    for (const long of LONG_VALUES) {
      const before = process.cpuUsage();
      v.safeParse(schema, long);
      for (const place of placesIn(example)) v.safeParse(schema, withValueAt(example, place, long));
      const readings = 1 + placesIn(example).length;
      // Of this process alone: a busy machine makes no reading longer.
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000 / readings).toBeLessThan(SLOWEST_READING_MS);
    }
  });
});

const LONG = 65_536;

/** Each is the worst case of an expression that backtracks: a name, a number, an address, a date, spaces. */
const LONG_VALUES: unknown[] = [
  `${'a'.repeat(LONG)}!`,
  `${'a.'.repeat(LONG / 2)}@`,
  `a@${'a-'.repeat(LONG / 2)}!`,
  '1'.repeat(LONG),
  `${' '.repeat(LONG)}x${' '.repeat(LONG)}`,
  `https://${'a'.repeat(LONG)}`,
  '['.repeat(LONG),
  Array.from({ length: 10_000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index])),
];
