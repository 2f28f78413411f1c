/**
 * What happens when the app is replaced while it runs. A piece of an old version that is no longer on the server ends
 * in one guarded reload; a new version otherwise waits for the player's word.
 */
const STORED_RELOAD = 'lastGuardedReload';
/** A second miss within this time is not cured by reloading; the screen's error boundary says what happened. */
const GUARD_MS = 60_000;

export function recoverFromMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || hasJustReloaded()) return;
    event.preventDefault();
    location.reload();
  });
}

function hasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORED_RELOAD));
    sessionStorage.setItem(STORED_RELOAD, String(Date.now()));
    return Date.now() - last < GUARD_MS;
  } catch {
    return true; // Without storage nothing can guard the reload, so there is none.
  }
}
