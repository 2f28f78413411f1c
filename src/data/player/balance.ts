/** Asks for the balance anew when the player wants to see it, and not more often than every five seconds. */
import { session as rows } from '#contract/session.ts';
import type { Failure } from '#shared/outcome.ts';
import { call } from '../ask/call.ts';
import { drop, expire, isSignedIn, mergePlayer } from './session.ts';

const THROTTLE_MS = 5_000;

let loading: Promise<Refresh> | undefined;
/** Monotonic, so that a phone whose clock is set meanwhile is not kept waiting. */
let refreshedMs = Number.NEGATIVE_INFINITY;

export type Refresh = { kind: 'done' } | { kind: 'ignored' } | { kind: 'failed'; failure: Failure };

export async function refreshBalance(): Promise<Refresh> {
  if (!isSignedIn.value || loading || performance.now() - refreshedMs < THROTTLE_MS) return { kind: 'ignored' };
  refreshedMs = performance.now();
  loading = ask().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function ask(): Promise<Refresh> {
  const outcome = await call(rows.refreshData, {});
  if (outcome.ok) {
    await mergePlayer(outcome.value.answer);
    return { kind: 'done' };
  }
  await endIfOver(outcome.failure);
  return { kind: 'failed', failure: outcome.failure };
}

/** Money has moved, so what was asked before may be answered with what there was before. */
export async function refreshMovedBalance(): Promise<Refresh> {
  // Whoever has asked before hears of it if that fails.
  await loading?.catch(() => undefined);
  refreshedMs = Number.NEGATIVE_INFINITY;
  return refreshBalance();
}

/** The call is public, so nobody else acts on its 401; any other code of the server's own ends the session as well. */
async function endIfOver(failure: Failure): Promise<void> {
  if (failure.kind === 'signed-out') await expire();
  if (failure.kind === 'broken' && failure.code !== undefined) await drop();
}
