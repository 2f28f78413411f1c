/**
 * Catches the browser's offer to install the app. The browser makes it when it likes and only once for each visit: a
 * listener that is added too late has missed it.
 */
import { computed, signal } from '@preact/signals-react';
import { log } from '#shared/log.ts';

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
  window.addEventListener('appinstalled', () => {
    offer.value = undefined;
    void import('./storage.ts').then(({ askToKeepStorage }) => askToKeepStorage(), noteNotAsked);
  });
}

const noteNotAsked = (error: unknown): void => log.info('storage may be cleared', { why: String(error) });

/** Shows the browser's own question; each offer can be taken up once. */
export async function takeOffer(): Promise<void> {
  const event = offer.value;
  offer.value = undefined;
  await event?.prompt?.();
}
