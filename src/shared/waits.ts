/**
 * What has been asked and not answered. A browser has six connections to a server, and on a line that is dead each of
 * them soon waits for an answer that never comes; when the line is back, the next question would wait behind them.
 * So a page that tries the connection again first lets go of the old questions.
 */

export interface Wait {
  signal: AbortSignal;
  end: () => void;
}

interface Asked {
  isQuestion: boolean;
  deadlineMs?: number | undefined;
  /** The caller aborts it when it no longer wants the answer. */
  follow?: AbortSignal;
}

/** A call of the page ends after this at the latest, in the page and in the service worker. */
export const CALL_DEADLINE_MS = 60_000;
/** An answer may be about to come to what was asked a moment ago. */
const YOUNG_MS = 3_000;

const tooLate = (): DOMException => new DOMException('No answer in time', 'TimeoutError');
const letGo = new DOMException('The line is tried again', 'AbortError');

const questions = new Map<AbortController, number>();
/** When anything last ended by itself: on a dead line nothing does. */
const line = { livedMs: -Infinity };

/** The signal also ends an answer that stops coming half way; `end` says that it has begun to come. */
export function beginWait({ isQuestion, deadlineMs, follow }: Asked): Wait {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(follow?.reason);
  if (follow?.aborted) giveUp();
  else follow?.addEventListener('abort', giveUp);
  if (deadlineMs !== undefined) setTimeout(() => controller.abort(tooLate()), deadlineMs);
  if (isQuestion) questions.set(controller, performance.now());
  const { signal } = controller;
  const end = (): void => {
    questions.delete(controller);
    if (!signal.aborted) line.livedMs = performance.now();
  };
  return { signal, end };
}

/** Of what the document has asked, the wait alone can be let go. */
export function waitFor<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const { signal, end } = beginWait({ isQuestion: true });
  const given = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  return Promise.race([asked, given]).finally(end);
}

export const wasLetGo = (signal: AbortSignal): boolean => signal.reason === letGo;

/**
 * Each once it is old: on a line that was dead, those that were asked just now hold all connections as well. On one that is
 * only slow something else is answered meanwhile, and they wait for their answers.
 */
export function letGoOfOld(): void {
  const triedMs = performance.now();
  for (const [controller, sinceMs] of questions) {
    const letGoOf = (): void => {
      if (questions.has(controller) && line.livedMs < triedMs) controller.abort(letGo);
    };
    const youngMs = YOUNG_MS - (triedMs - sinceMs);
    if (youngMs < 0) controller.abort(letGo);
    else setTimeout(letGoOf, youngMs);
  }
}
