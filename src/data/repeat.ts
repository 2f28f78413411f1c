/** Asks again and again while somebody looks at the page, and not more often than it is worth. */
import { isOnline } from './connection.ts';
import { onPlayerChange } from './session.ts';

/**
 * One for each question, however many places show its answer, and however often they come and go: between two of its
 * calls there is always that much time, unless somebody else has signed in. What it returns follows, and returns what
 * ends the following.
 */
export function repeatWhileSeen(ask: () => void, everyMs: number): () => () => void {
  let askedMs = Number.NEGATIVE_INFINITY;
  let followers = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function askIfDue(): void {
    if (document.visibilityState !== 'visible' || !isOnline.value) return;
    if (performance.now() - askedMs < everyMs) return;
    askedMs = performance.now();
    ask();
  }

  function begin(): void {
    // A quarter of the time: whoever comes back, or whose line does, does not wait a whole round.
    timer = setInterval(askIfDue, everyMs / 4);
    document.addEventListener('visibilitychange', askIfDue);
  }

  function end(): void {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfDue);
  }

  onPlayerChange(() => {
    askedMs = Number.NEGATIVE_INFINITY;
  });

  return () => {
    followers += 1;
    if (followers === 1) begin();
    askIfDue();
    return () => {
      followers -= 1;
      if (followers === 0) end();
    };
  };
}
