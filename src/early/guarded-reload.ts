/** One reload for a piece of the app that is gone; a second miss soon after is not cured by reloading. */
const STORED_RELOAD = 'lastGuardedReload';
const GUARD_MS = 60_000;

/** False when it must not reload: without a network, or when it has just done so. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || hasJustReloaded()) return false;
  location.reload();
  return true;
}

/** Asking counts as reloading. */
export function hasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORED_RELOAD));
    sessionStorage.setItem(STORED_RELOAD, String(Date.now()));
    return Date.now() - last < GUARD_MS;
  } catch {
    return true; // Without storage nothing can guard the reload, so there is none.
  }
}
