/**
 * What happens when the app is replaced while it runs. A piece of an old version that is no longer on the server ends
 * in one guarded reload; a new version otherwise waits for the player's word.
 */
import { computed } from '@preact/signals-react';
import { isReachable } from '#data/ask/connection.ts';
import { onChange } from '#data/on-change.ts';
import { isReloadHeld } from '#data/app/reload-holds.ts';
import { reloadOnce } from '#early/guarded-reload.ts';

const missing = new WeakSet<object>();

/** Whether a screen has failed for want of a piece, and not over what it has read. */
export const isMissingPiece = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

export function recoverFromMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    missing.add(event.payload);
    // Over a game, or an open deposit, the missing piece alone fails, and says so.
    if (!isReloadHeld.value && reloadOnce()) event.preventDefault();
    else reloadOnceBack();
  });
}

let isWaiting = false;

/** A browser does not fetch a piece anew for the same page, so a connection that comes back brings a reload, or a free page does. */
function reloadOnceBack(): void {
  if (isWaiting) return;
  isWaiting = true;
  const isFree = computed(() => isReachable.value && !isReloadHeld.value);
  onChange(isFree, (is) => {
    if (is) reloadOnce();
  });
}
