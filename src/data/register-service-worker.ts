/** Puts the service worker in charge, after the first paint. */
import { log } from '#shared/log.ts';
import { followUpdates } from './app-updates.ts';
import { handOverNow } from './sw-client.ts';
import { trustedScriptUrl } from './trusted.ts';
import { holdReloadsWhileTyped } from './typing.ts';

export async function registerServiceWorker(): Promise<void> {
  // Reloads have other reasons too.
  holdReloadsWhileTyped();
  if (!('serviceWorker' in navigator)) return;
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    navigator.serviceWorker.addEventListener('controllerchange', handOverNow);
    // Registering on purpose after load: the page's own first requests must not compete with the precache.
    const registration = await worker.register({ immediate: true });
    handOverNow();
    if (registration) followUpdates(registration);
  } catch (error) {
    log.info('no service worker', { why: String(error) });
  }
}
