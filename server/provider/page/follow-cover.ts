import { onPause } from './embedder.ts';
import { standStill } from './stand-still.ts';

/**
 * Lets the game stand still while something lies over it. The balance is asked for when that is gone and when the page is looked at
 * again: a deposit may have been made there, or in an app of a bank.
 */
export function followCover(root: HTMLElement, askBalance: () => Promise<void>): void {
  onPause((isPaused) => {
    if (root.inert && !isPaused) void askBalance();
    // What lies under something else is not for touching, nor for reading out.
    root.inert = isPaused;
    standStill(isPaused);
  });
  document.addEventListener('visibilitychange', () => document.hidden || void askBalance());
}
