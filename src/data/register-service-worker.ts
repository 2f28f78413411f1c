/** Puts the service worker in charge, after the first paint, and tells of a newer one that waits. */
import { log } from '#shared/log.ts';
import type { ToWorker } from '#contract/messages.ts';
import { handOverNow, tellWaiting } from './sw-client.ts';
import { trustedScriptUrl } from './trusted.ts';

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    worker.addEventListener('waiting', () => tellWaiting({ apply: () => void applyUpdate() }));
    navigator.serviceWorker.addEventListener('controllerchange', handOverNow);
    // Registering on purpose after load: the page's own first requests must not compete with the precache.
    await worker.register({ immediate: true });
    handOverNow();
  } catch (error) {
    log.info('no service worker', { why: String(error) });
  }
}

async function applyUpdate(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Another tab was asked first: the new version is in charge already, and only this page is still the old one.
  if (!waiting) location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // Not through workbox-window, which speaks to the worker it registered: that is the one in charge.
  waiting?.postMessage({ kind: 'activate' } satisfies ToWorker);
}
