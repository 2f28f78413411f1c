import { expect, test } from 'vitest';
import { LONGEST_ASKED_MS, mustWait } from '#store/pauses.ts';
import { type Ending, nextStep } from './next-step.ts';
import { fc } from '../../tests/kit/property.ts';

const answered = (status: number, code?: number, errcode?: number, retryAfterMs?: number): Ending => ({
  kind: 'answered',
  status,
  code,
  errcode,
  retryAfterMs,
});

test.each([
  ['no network', { kind: 'unreachable' }, 'retry'],
  ['server accepts', answered(200, 200, 0), 'settle'],
  ['server refuses', answered(200, 200, 9002), 'park'],
  ['request was wrong', answered(400, 400, 9002), 'park'],
  ['session over', answered(200, 401, 401), 'await-session'],
  ['server down', answered(503, 503, 1), 'retry'],
  ['server busy', answered(429, 429, 9009), 'retry'],
  ['captive portal', answered(200), 'retry'],
  ['still at work on it', answered(409, 409, 9008), 'retry'],
  ['key of another request', answered(422, 422, 9007), 'park'],
  ['a proxy on the way says no in JSON', answered(403, 403, 0), 'retry'],
  ['another code, and nothing is wrong', answered(200, 500, 0), 'retry'],
] as const)('%s', (_name, ending, expected) => {
  expect(nextStep(ending, 0).do).toBe(expected);
});

const latest = () => 1;
const waitOf = (ending: Ending, tries: number, random = latest): number => {
  const step = nextStep(ending, tries, random);
  return step.do === 'retry' ? step.afterMs : Number.NaN;
};

test('may wait longer after every try, and never longer than five minutes', () => {
  const waits = Array.from({ length: 20 }, (_, tries) => waitOf({ kind: 'unreachable' }, tries));
  expect(waits.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
  expect(waits.at(-1)).toBe(300_000);
});

test.each([
  ['still at work on it', answered(409, 409, 9008, 1_000)],
  ['busy', answered(429, 429, 9009, 1_000)],
  ['down, without a word of the API', answered(503, undefined, undefined, 1_000)],
])('a server that asks for time gets it, and a little more, when %s', (_name, ending) => {
  expect(nextStep(ending, 0, () => 0)).toEqual({ do: 'retry', afterMs: 1_000, isAsked: true });
  expect(waitOf(ending, 0)).toBe(3_000);
});

test('a captive portal cannot ask for time', () => {
  expect(nextStep(answered(200, undefined, undefined, 3_600_000), 0, latest)).toEqual({
    do: 'retry',
    afterMs: 2_000,
    isAsked: false,
  });
});

test('the longest time that a server may ask for is waited for, with all that comes on top', () => {
  const step = nextStep(answered(503, 503, 1, LONGEST_ASKED_MS), 20, latest);
  const pause = { untilMs: step.do === 'retry' ? step.afterMs : 0, isAsked: true };
  expect(mustWait(pause, { nowMs: 0, isTimely: true })).toBe(true);
});

test('ten thousand phones that a server has lost for a minute come back over minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
      // A generator of our own, so that a failure can be played again.
      let state = seed;
      const random = () => {
        state = (state * 48_271) % (2 ** 31 - 1);
        return state / (2 ** 31 - 1);
      };
      const perSecond = new Map<number, number>();
      for (let phone = 0; phone < 10_000; phone++) {
        const second = Math.floor(waitOf({ kind: 'unreachable' }, 6, random) / 1_000);
        perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
      }
      expect(Math.max(...perSecond.values())).toBeLessThan(160);
    }),
    { numRuns: 20 },
  );
});
