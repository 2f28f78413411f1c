/**
 * What a caller has asked for and the server has not answered yet. Asking for the same again is the same question,
 * under the same key and in the same words. The server recognizes both; words sealed anew would look like another one.
 */
import type { Input, Refusal, Row } from '#contract/define.ts';
import { fail, type Outcome } from '#shared/outcome.ts';
import { newKey } from '#shared/new-key.ts';
import { pause } from '#shared/pause.ts';
import { isStillOf, token } from '../device/token.ts';
import { call, type CallOutcome } from './call.ts';
import { nextReachable, onReachable } from './connection.ts';

export interface Intent<Sent> {
  key: string;
  /** Missing until the first try has it ready. */
  sent?: Sent | undefined;
}

export interface Intents<Sent> {
  /** `wish` says in so many words what is asked for. */
  of(wish: string): Intent<Sent>;
  /** An answer ends it, a refusal too: the same words are another try then. */
  note(outcome: Outcome<unknown>): void;
}

export function makeIntents<Sent>(): Intents<Sent> {
  let asked: { wish: string; intent: Intent<Sent> } | undefined;
  return {
    of(wish) {
      if (asked?.wish !== wish) asked = { wish, intent: { key: newKey() } };
      return asked.intent;
    },
    note(outcome) {
      if (outcome.ok || outcome.failure.kind === 'refused') asked = undefined;
    },
  };
}

/** One on the connection that has died, and one on the connection that has come instead. */
const MOST_AT_A_TIME = 2;

/** An answer that another try under the same key would not change. */
const FINAL: ReadonlySet<string> = new Set(['refused', 'signed-out', 'stale']);

/**
 * A change, or a question, whose answer is waited for. When the connection comes back meanwhile it is sent again under its key, because what was
 * sent before the gap may never be answered. The server does it once (decision 023), so whichever answers is taken. A call that
 * knows its own repetitions is sent once: the later login ends the session of the earlier. So is that of a player who has left.
 */
export function callThroughGaps<R extends Row>(row: R, input: Input<R>, key = newKey()): Promise<CallOutcome<R>> {
  if (row.repeats === 'by-itself') return answerOrGap(call(row, input, { key }));
  const ofToken = token.peek();
  return new Promise((resolve, reject) => {
    let waiting = 0;
    const send = async () => {
      waiting += 1;
      const outcome = await call(row, input, { key });
      waiting -= 1;
      if (waiting > 0 && !outcome.ok && !FINAL.has(outcome.failure.kind)) return;
      stop();
      resolve(outcome);
    };
    const begin = () =>
      void send().catch((error: unknown) => {
        stop();
        reject(error);
      });
    const stop = onReachable(() => {
      if (waiting < MOST_AT_A_TIME && isStillOf(ofToken)) begin();
    });
    begin();
  });
}

/** An answer that comes late comes by then. */
const COMES_LATE_MS = 5_000;

/** Where a call is sent once only, a connection that has broken and come back is an end: what was sent before the gap may never be answered. */
export function answerOrGap<R extends Row>(answer: Promise<CallOutcome<R>>): Promise<CallOutcome<R>> {
  const isBack = nextReachable();
  const gap = isBack.happened.then(async () => {
    await pause(COMES_LATE_MS);
    return fail<Refusal<R>>({ kind: 'unanswered' });
  });
  return Promise.race([answer, gap]).finally(isBack.stop);
}
