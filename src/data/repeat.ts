/** Asks again and again while somebody looks at the page, and not more often than it is worth. */
import { isOnline } from './connection.ts';

/** Calls at once, then every so often while the page is seen, and when it is seen again. Returns what ends it. */
export function repeatWhileSeen(ask: () => void, everyMs: number): () => void {
  let askedMs = Number.NEGATIVE_INFINITY;
  const askIfDue = (): void => {
    if (document.visibilityState !== 'visible' || !isOnline.value) return;
    if (performance.now() - askedMs < everyMs) return;
    askedMs = performance.now();
    ask();
  };
  askIfDue();
  // A quarter of the time: whoever comes back, or whose line does, does not wait a whole round.
  const timer = setInterval(askIfDue, everyMs / 4);
  document.addEventListener('visibilitychange', askIfDue);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfDue);
  };
}
