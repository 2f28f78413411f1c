import { CODE_OK, CODE_SIGNED_OUT, PROTOCOL_ERRORS } from '#contract/envelope.ts';

/** How one attempt to send ended, as far as the waiting row is concerned. */
export type Ending =
  | { kind: 'unreachable' }
  /** `code` is the answer's own, absent where the answer was not one of this API (a captive portal's page). */
  | { kind: 'answered'; status: number; code?: number | undefined; errcode?: number | undefined };

export type Step = { do: 'settle' } | { do: 'park' } | { do: 'await-session' } | { do: 'retry'; afterMs: number };

const RETRY_FLOOR_MS = 2_000;
const RETRY_CEILING_MS = 5 * 60_000;
const SERVER_FAULT = 500;
const { fault, inProgress, busy, upstream } = PROTOCOL_ERRORS;
/** They speak of the moment and not of what was asked: the same again, with the same key. */
const PASSING = new Set<number | undefined>([fault, inProgress, busy, upstream].map(({ errcode }) => errcode));
const PASSING_STATUSES = new Set<number>([408, 425, busy.status, inProgress.status]);

/** Decides what happens to a waiting row after one attempt. Pure, so the whole policy is one table of tests. */
export function nextStep(ending: Ending, tries: number): Step {
  const retry: Step = { do: 'retry', afterMs: Math.min(RETRY_FLOOR_MS * 2 ** tries, RETRY_CEILING_MS) };
  if (ending.kind === 'unreachable') return retry;
  const { status, code, errcode } = ending;
  if (code === CODE_SIGNED_OUT) return { do: 'await-session' };
  if (code === undefined || status >= SERVER_FAULT || PASSING_STATUSES.has(status)) return retry;
  if (PASSING.has(errcode)) return retry;
  if (errcode !== 0) return { do: 'park' };
  // Nothing is wrong with the call, and yet it was not taken: somebody on the way has spoken.
  return status >= 200 && status < 300 && code === CODE_OK ? { do: 'settle' } : retry;
}
