/**
 * While one service worker ends for the next, nothing is asked. In Chromium a call that comes while the old one ends starts it
 * again, and then it stays in charge for up to five minutes.
 */
const quiet: { over?: Promise<void> | undefined } = {};

/** Undefined while calls may go. */
export const quietIsOver = (): Promise<void> | undefined => quiet.over;

/** Calls wait for so long, or until the returned function is called. */
export function keepQuiet(longestMs: number): () => void {
  let end!: () => void;
  const over = new Promise<void>((resolve) => {
    end = () => {
      if (quiet.over === over) quiet.over = undefined;
      resolve();
    };
  });
  quiet.over = over;
  setTimeout(end, longestMs);
  return end;
}
