/**
 * Small facts of this device in localStorage: readable at once, before any database is open. A browser that blocks
 * it reads as if nothing had been stored.
 */

type DeviceKey = 'gameListVersion' | 'fingerprint' | 'ACCESS_TOKEN' | 'agePopup' | 'headerDownload' | 'appTrackingId';

export function readDevice(key: DeviceKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // Blocked storage.
  }
}

export function writeDevice(key: DeviceKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full: the fact is learned again at the next visit.
  }
}
