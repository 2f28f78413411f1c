/** What a program does by itself, again and again. */
import { log } from './log.ts';

export interface Chore {
  everyMs: number;
  /** What the log says when it fails. */
  failed: string;
  work: () => Promise<unknown>;
}

/** At once unless it is done now, then again and again, and never twice at a time. Returns what ends it, after the turn under way. */
export function repeat({ everyMs, failed, work }: Chore, { isDoneNow = false } = {}): () => Promise<void> {
  let turn = Promise.resolve();
  let isBusy = false;
  const run = async (): Promise<void> => {
    isBusy = true;
    try {
      await work();
    } catch (error) {
      log.error(failed, { detail: String(error) });
    } finally {
      isBusy = false;
    }
  };
  const begin = (): void => {
    if (!isBusy) turn = run();
  };
  if (!isDoneNow) begin();
  const timer = setInterval(begin, everyMs);
  return () => {
    clearInterval(timer);
    return turn;
  };
}
