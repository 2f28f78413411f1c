/** One reload for a piece of the app that is gone; a second miss soon after is not cured by reloading. */
const STORED_RELOAD = 'lastGuardedReload';
const GUARD_MS = 60_000;
/** A page that is still there after that has only opened another app, or begun a download. */
const LEAVING_MS = 10_000;

let leftMs = -LEAVING_MS;
// Firefox and WebKit break off what is under way when another address is opened. A reload now would win over that address.
window.addEventListener('beforeunload', () => (leftMs = performance.now()));

/** False when it must not reload. A caller has heard of the server first: a reload without a connection would lose the page. */
export function reloadOnce(): boolean {
  if (!mayReload()) return false;
  location.reload();
  return true;
}

/** False while the page is being left, and when it has just been reloaded. Asking counts as reloading. */
export function mayReload(): boolean {
  if (performance.now() - leftMs < LEAVING_MS) return false;
  try {
    const last = Number(sessionStorage.getItem(STORED_RELOAD));
    sessionStorage.setItem(STORED_RELOAD, String(Date.now()));
    return Date.now() - last >= GUARD_MS;
  } catch {
    return false; // Without storage nothing can guard the reload, so there is none.
  }
}
