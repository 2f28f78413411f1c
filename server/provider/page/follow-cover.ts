import { onPause } from './embedder.ts';
import { standStill } from './stand-still.ts';

/** A deposit may have been made over the game, or in an app of a bank. */
export function followCover(root: HTMLElement, askBalance: () => Promise<void>): void {
  onPause((isPaused) => {
    if (root.inert && !isPaused) void askBalance();
    // What lies under something else is not for touching, nor for reading out.
    root.inert = isPaused;
    standStill(isPaused);
  });
  document.addEventListener('visibilitychange', () => document.hidden || void askBalance());
}
