/** How one attempt to send ended, as far as the waiting row is concerned. */
export type Ending =
  | { kind: 'unreachable' }
  /** `code` is the answer's own, absent where the answer was not one of this API (a captive portal's page). */
  | { kind: 'answered'; status: number; code?: number | undefined; errcode?: number | undefined };

export type Step = { do: 'settle' } | { do: 'park' } | { do: 'await-session' } | { do: 'retry'; afterMs: number };

const RETRY_FLOOR_MS = 2_000;
const RETRY_CEILING_MS = 5 * 60_000;
const TOO_MANY = 429;
const SERVER_FAULT = 500;
const SIGNED_OUT = 401;

/** Decides what happens to a waiting row after one attempt. Pure, so the whole policy is one table of tests. */
export function nextStep(ending: Ending, tries: number): Step {
  const retry: Step = { do: 'retry', afterMs: Math.min(RETRY_FLOOR_MS * 2 ** tries, RETRY_CEILING_MS) };
  if (ending.kind === 'unreachable') return retry;
  if (ending.code === SIGNED_OUT) return { do: 'await-session' };
  if (ending.status === TOO_MANY || ending.status >= SERVER_FAULT || ending.code === undefined) return retry;
  return ending.errcode === 0 ? { do: 'settle' } : { do: 'park' };
}
