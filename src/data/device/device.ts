/**
 * Small facts of this device in localStorage: readable at once, before any database is open. Where a browser blocks it
 * they live as long as the page.
 */

type DeviceKey =
  | 'gameListVersion'
  | 'fingerprint'
  | 'ACCESS_TOKEN'
  /** The mark of the player whose token it is. */
  | 'owner'
  /** What home opens with, for the document to draw before any database is open. */
  | 'firstScreen'
  | 'agePopup'
  | 'addToDesktopTipAt'
  | 'iosTipDone'
  | 'noChromeTip'
  | 'headerDownload'
  | 'appTrackingId'
  | 'lastAccount'
  | 'forgetsPassword'
  | 'heartbeatAt'
  | 'passkeyOffer'
  | 'playing'
  | 'lowData'
  | 'lowDataSaved'
  | 'language'
  /** How far the phone's clock is behind the server's, where it is. */
  | 'clockBehindMs'
  | 'vibrates'
  /** In percent. The document's own script reads it too, before the first paint. */
  | 'textSize'
  | 'gameSound'
  /** When the player gave the word for a new version; other tabs hear of it. */
  | 'updateAt'
  /** Of a player: hearts that their store has not yet, and all that waits or was half-typed when their session has ended. */
  | 'leftLikes'
  /** Time-outs and exclusions that wait for a connection, each with the mark of its player. */
  | 'stop';

/** What could not be written, and what lies on the device in its place: where that is another value now, another tab has written it. */
const blocked = new Map<string, { value: string; over: string | null }>();

export function readDevice(key: DeviceKey): string | undefined {
  const there = stored(key);
  const held = blocked.get(key);
  return (held?.over === there ? held.value : there) ?? undefined;
}

function stored(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeDevice(key: DeviceKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    blocked.delete(key);
  } catch {
    blocked.set(key, { value, over: stored(key) }); // Blocked or full: known until the page goes.
  }
}

export function removeDevice(key: DeviceKey): void {
  blocked.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/** Calls back when another tab of this device has changed the fact. */
export function onDeviceChange(key: DeviceKey, changed: () => void): void {
  window.addEventListener('storage', (event) => {
    // A null key is a storage that was cleared whole.
    if (event.key === key || event.key === null) changed();
  });
}
