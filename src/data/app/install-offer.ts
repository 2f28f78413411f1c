/**
 * Catches the browser's offer to install the app. The browser makes it when it likes and only once for each visit: a
 * listener that is added too late has missed it. `install.ts` takes it up.
 */
import { computed, signal } from '@preact/signals-react';

interface InstallEvent extends Event {
  prompt?: () => Promise<unknown>;
}

const offer = signal<InstallEvent | undefined>(undefined);

/** Whether the app can be installed by a tap. */
export const canInstall = computed(() => offer.value !== undefined);

export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // On a desktop the browser's own button in the address bar is the better way.
    if (!/Android/.test(navigator.userAgent)) return;
    event.preventDefault();
    offer.value = event;
  });
}

/** Each offer can be taken up once. */
export function takeOffer(): InstallEvent | undefined {
  const taken = offer.value;
  offer.value = undefined;
  return taken;
}
