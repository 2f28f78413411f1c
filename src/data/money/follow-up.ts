/** Asks about money that is under way with longer and longer pauses, while the page is looked at and the server is reached. */
import { isReachable, onReachable } from '../call/connection.ts';

/** A player who comes back, maybe from the bank's app, wants to see at once what became of it; so does one whose connection is back. */
export const BACK_WAIT_MS = 1_000;

interface Asked {
  isUnderWay: () => boolean;
  ask: () => Promise<void>;
  longestWaitMs: () => number;
}

export class FollowUp {
  readonly #asked: Asked;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How often it was stopped: what was asked before a stop does not go on after it. */
  #stops = 0;

  constructor(asked: Asked) {
    this.#asked = asked;
    const askSoon = (): void => this.askIn(BACK_WAIT_MS);
    document.addEventListener('visibilitychange', askSoon);
    onReachable(askSoon);
  }

  askIn(waitMs: number): void {
    clearTimeout(this.#timer);
    if (this.#asked.isUnderWay()) this.#timer = setTimeout(() => void this.#ask(waitMs), waitMs);
  }

  stop(): void {
    this.#stops += 1;
    clearTimeout(this.#timer);
  }

  async #ask(waitedMs: number): Promise<void> {
    const { isUnderWay, ask, longestWaitMs } = this.#asked;
    // It goes on when the page is looked at again, and when the connection is back.
    if (document.visibilityState !== 'visible' || !isReachable.peek() || !isUnderWay()) return;
    const stops = this.#stops;
    await ask();
    if (stops === this.#stops) this.askIn(Math.min(waitedMs * 2, longestWaitMs()));
  }
}
