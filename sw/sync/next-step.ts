import { CODE_OK, CODE_SIGNED_OUT } from '#contract/envelope.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { LONGEST_GUESS_MS } from '#store/pauses.ts';

/** How one attempt to send ended, as far as the waiting row is concerned. */
export type Ending =
  | { kind: 'unreachable' }
  | {
      kind: 'answered';
      status: number;
      /** The answer's own, absent where the answer was not one of this API (a captive portal's page). */
      code?: number | undefined;
      errcode?: number | undefined;
      /** How long the server asks to be left alone. */
      retryAfterMs?: number | undefined;
    };

export type Step = { do: 'settle' } | { do: 'park' } | { do: 'await-session' } | Retry;

interface Retry {
  do: 'retry';
  afterMs: number;
  /** The server has named the time itself. */
  isAsked: boolean;
}

const RETRY_FLOOR_MS = 2_000;
const SERVER_FAULT = 500;
const { fault, inProgress, busy, upstream } = PROTOCOL_ERRORS;
/** They speak of the moment and not of what was asked: the same again, with the same key. */
const PASSING = new Set<number | undefined>([fault, inProgress, busy, upstream].map(({ errcode }) => errcode));
const PASSING_STATUSES = new Set<number>([408, 425, busy.status, inProgress.status]);

/** Decides what happens to a waiting row after one attempt. Pure, so the whole policy is one table of tests. */
export function nextStep(ending: Ending, tries: number, random: () => number = Math.random): Step {
  if (ending.kind === 'unreachable') return retry(tries, undefined, random);
  const { status, code, errcode, retryAfterMs } = ending;
  if (code === CODE_SIGNED_OUT) return { do: 'await-session' };
  const isPassing = status >= SERVER_FAULT || PASSING_STATUSES.has(status) || PASSING.has(errcode);
  // Only who speaks for this API, or could not speak at all, may ask for time: no captive portal's page does.
  if (isPassing) return retry(tries, retryAfterMs, random);
  if (code === undefined) return retry(tries, undefined, random);
  if (errcode !== 0) return { do: 'park' };
  // Nothing is wrong with the call, and yet it was not taken: a Wi-Fi or a proxy on the way has answered.
  return status >= 200 && status < 300 && code === CODE_OK ? { do: 'settle' } : retry(tries, undefined, random);
}

/**
 * At any moment of a time that doubles: phones that a server has lost at once do not come back at once. Where the server
 * has named a time, so much is added to it, since it has named the same to all of them.
 */
function retry(tries: number, askedMs: number | undefined, random: () => number): Retry {
  const spreadMs = random() * Math.min(RETRY_FLOOR_MS * 2 ** tries, LONGEST_GUESS_MS);
  return { do: 'retry', afterMs: Math.round((askedMs ?? 0) + spreadMs), isAsked: askedMs !== undefined };
}
