/**
 * What happens when the app is replaced while it runs. A piece of an old version that is no longer on the server ends
 * in one guarded reload; a new version otherwise waits for the player's word.
 */
import { isReachable, nextReachable } from '#data/call/connection.ts';
import { isReloadHeld } from '#data/app/reload-holds.ts';
import { lobbyKeeper } from '#data/lobby/lobby.ts';
import { reloadOnce } from '#early/guarded-reload.ts';
import { noteMissingPiece } from '#shared/missing-piece.ts';

/** `again` asks for the piece once more: what was lost on its way comes then, and what is gone does not. */
export function mendMissingPiece(error: object, again: () => Promise<unknown>): void {
  noteMissingPiece(error, untilReached);
  // Over a game, or an open deposit, the missing piece alone fails, and says so.
  if (!isReloadHeld.value) void reloadIfGone(again);
}

/**
 * Whether the connection broke or the server has no such piece, the next call tells. A reload without a server would lose the page.
 * Older browsers do not fetch a piece anew for the same page, so to them what was lost on its way is gone as well.
 */
async function reloadIfGone(again: () => Promise<unknown>): Promise<void> {
  if (!(await isServerHere())) return;
  const isGone = await again().then(
    () => false,
    () => true,
  );
  if (isGone && (await isServerHere()) && !isReloadHeld.value) reloadOnce();
}

/** A question that is under way may have been answered before the connection broke. */
async function isServerHere(): Promise<boolean> {
  await lobbyKeeper.refreshAnew();
  return isReachable.value;
}

async function untilReached(): Promise<boolean> {
  if (await isServerHere()) return false;
  await nextReachable().happened;
  return true;
}
