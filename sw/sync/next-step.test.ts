import { expect, test } from 'vitest';
import { type Ending, nextStep } from './next-step.ts';

const answered = (status: number, code?: number, errcode?: number): Ending => ({
  kind: 'answered',
  status,
  code,
  errcode,
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
  ['somebody on the way says no in JSON', answered(403, 403, 0), 'retry'],
  ['another code, and nothing is wrong', answered(200, 500, 0), 'retry'],
] as const)('%s', (_name, ending, expected) => {
  expect(nextStep(ending, 0).do).toBe(expected);
});

test('waits longer after every try, and never longer than five minutes', () => {
  const waits = Array.from({ length: 20 }, (_, tries) => nextStep({ kind: 'unreachable' }, tries)).map((step) =>
    step.do === 'retry' ? step.afterMs : 0,
  );
  expect(waits.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
  expect(waits.at(-1)).toBe(300_000);
});
