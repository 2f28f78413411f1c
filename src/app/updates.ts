/**
 * What happens when the app is replaced while it runs. A piece of an old version that is no longer on the server ends
 * in one guarded reload; a new version otherwise waits for the player's word.
 */
import { computed } from '@preact/signals-react';
import { isReachable } from '#data/call/connection.ts';
import { lobbyKeeper } from '#data/lobby/lobby.ts';
import { onChange } from '#shared/on-change.ts';
import { isReloadHeld } from '#data/app/reload-holds.ts';
import { reloadOnce } from '#early/guarded-reload.ts';

const missing = new WeakSet<object>();

/** Whether a screen has failed for want of a piece, and not over what it has read. What is no object is in no such set. */
export const isMissingPiece = (error: unknown): boolean => missing.has(error as object);

export function recoverFromMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // Over a game, or an open deposit, the missing piece alone fails, and says so.
    if (!isReloadHeld.value || !isReachable.value) void reloadOnceReached();
  });
}

/**
 * What did not come is there after a reload: a browser does not fetch a piece anew for the same page. Whether it was missing
 * at the server or the connection broke, the next call tells; a reload without a server would lose the page.
 */
async function reloadOnceReached(): Promise<void> {
  await lobbyKeeper.refresh();
  const isFree = computed(() => isReachable.value && !isReloadHeld.value);
  if (isFree.value) reloadOnce();
  else
    onChange(isFree, (is) => {
      if (is) reloadOnce();
    });
}
