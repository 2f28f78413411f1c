/** Asks for the balance anew when the player wants to see it, and not more often than every five seconds. */
import { session as rows } from '#contract/session.ts';
import type { Failure } from '#shared/outcome.ts';
import { call } from '../call/call.ts';
import { drop, expire, isSignedIn, mergePlayer } from '../player/session.ts';

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

async function ask(): Promise<Refresh> {
  const outcome = await call(rows.refreshData, {});
  if (outcome.ok) {
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
