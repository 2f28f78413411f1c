/**
 * What happens when the app is replaced while it runs. A piece of an old version that is no longer on the server ends
 * in one guarded reload; a new version otherwise waits for the player's word.
 */
import { computed } from '@preact/signals-react';
import { isOnline } from '#data/call/connection.ts';
import { onChange } from '#shared/on-change.ts';
import { isReloadHeld } from '#data/app/reload-holds.ts';
import { reloadOnce } from '#early/guarded-reload.ts';

const missing = new WeakSet<object>();

/** Whether a screen has failed for want of a piece, and not over what it has read. */
export const isMissingPiece = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

export function recoverFromMissingChunks(): void {
  let isWaiting = false;
  window.addEventListener('vite:preloadError', (event) => {
    missing.add(event.payload);
    // Over a game, or an open deposit, the missing piece alone fails, and says so.
    if (!isReloadHeld.value && reloadOnce()) event.preventDefault();
    else if (!isOnline.value && !isWaiting) {
      isWaiting = true;
      reloadOnceBack();
    }
  });
}

/**
 * What did not come without a network is there after a reload, as soon as there is one and nothing holds the page: a browser
 * does not fetch a piece anew for the same page.
 */
function reloadOnceBack(): void {
  const isFree = computed(() => isOnline.value && !isReloadHeld.value);
  onChange(isFree, (is) => {
    if (is) reloadOnce();
  });
}
