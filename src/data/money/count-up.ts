/** A balance that a deposit has raised counts up to what it is, once. What falls is shown as it is at once. */
import { counting, showCounting } from './counting.ts';
import { onPlayerChange, player } from '../player/session.ts';

const LASTS_MS = 900;

/** Nothing on the screen moves that need not. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

class CountUp {
  #stopWaiting = (): void => undefined;

  constructor() {
    onPlayerChange(() => {
      this.#stopWaiting();
      showCounting(undefined);
    });
  }

  /** The next change of the balance counts, if it is a rise. */
  expect(): void {
    this.#stopWaiting();
    const before = player.peek()?.user.coin;
    if (before === undefined || isStill()) return;
    this.#stopWaiting = player.subscribe((kept) => {
      const now = kept?.user.coin ?? before;
      if (now === before) return;
      this.#stopWaiting();
      // Here and now, so that the sum it ends at is not drawn before.
      if (now > before) this.#count(before, performance.now());
    });
  }

  #count(from: number, beganMs: number): void {
    showCounting(from);
    const step = (): void => {
      const shown = counting.peek();
      const to = player.peek()?.user.coin ?? 0;
      const left = 1 - (performance.now() - beganMs) / LASTS_MS;
      const next = from + Math.floor((to - from) * (1 - left ** 3));
      // A bet meanwhile: it would count down.
      if (shown === undefined || left <= 0 || next < shown) return showCounting(undefined);
      showCounting(next);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

export const countUp = new CountUp();
