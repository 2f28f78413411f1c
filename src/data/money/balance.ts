/** The balance: asked for anew when the player wants to see it, every five seconds at most, and counted up after a deposit. */
import { session as rows } from '#contract/session.ts';
import type { Failure } from '#shared/outcome.ts';
import { callThroughGaps } from '../call/intents.ts';
import { drop, expire, isSignedIn, mergePlayer, onPlayerChange, player, timesMerged } from '../player/session.ts';
import { counting, showCounting } from './counting.ts';

const THROTTLE_MS = 5_000;

export type Refresh = { kind: 'done' } | { kind: 'ignored' } | { kind: 'failed'; failure: Failure };

class Balance {
  #loading: Promise<Refresh> | undefined;
  /** Monotonic, so that a phone whose clock is set meanwhile is not kept waiting. */
  #askedMs = Number.NEGATIVE_INFINITY;

  async refresh(): Promise<Refresh> {
    const isTooSoon = performance.now() - this.#askedMs < THROTTLE_MS;
    if (!isSignedIn.value || this.#loading || isTooSoon) return { kind: 'ignored' };
    this.#askedMs = performance.now();
    this.#loading = ask().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** Money has moved, so what was asked before may be answered with what there was before. */
  async refreshMoved(): Promise<Refresh> {
    // If the earlier question fails, its own caller hears of it.
    await this.#loading?.catch(() => undefined);
    this.#askedMs = Number.NEGATIVE_INFINITY;
    return this.refresh();
  }
}

export const balance = new Balance();

async function ask(isAgain = false): Promise<Refresh> {
  const before = timesMerged.peek();
  // What was asked before a gap may never be answered, and a deposit that has come meanwhile is waited for.
  const outcome = await callThroughGaps(rows.refreshData, {});
  if (outcome.ok) {
    // A change was answered meanwhile, and this answer may be from before it.
    if (timesMerged.peek() !== before && !isAgain) return ask(true);
    await mergePlayer(outcome.value.answer);
    return { kind: 'done' };
  }
  await endIfOver(outcome.failure);
  return { kind: 'failed', failure: outcome.failure };
}

/** The call is public, so nobody else acts on its 401; any other code of the server's own ends the session as well. */
async function endIfOver(failure: Failure): Promise<void> {
  if (failure.kind === 'signed-out') await expire();
  if (failure.kind === 'broken' && failure.code !== undefined) await drop();
}

const LASTS_MS = 900;

/** Nothing on the screen moves that need not. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A balance that a deposit has raised counts up to what it is, once. What falls is shown as it is at once. */
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
