/** Puts the service worker in charge, after the first paint. */
import * as v from 'valibot';
import { FromWorker } from '#contract/messages.ts';
import { log } from '#shared/log.ts';
import { followUpdates, holdReloadsWhileTyped } from './app-updates.ts';
import { loseSession } from '../call/call.ts';
import { handOverNow } from './sw-client.ts';
import { trustedScriptUrl } from './worker.ts';

export async function registerServiceWorker(): Promise<void> {
  // Reloads have other reasons too.
  holdReloadsWhileTyped();
  if (!('serviceWorker' in navigator)) return;
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    navigator.serviceWorker.addEventListener('controllerchange', handOverNow);
    navigator.serviceWorker.addEventListener('message', hear);
    navigator.serviceWorker.startMessages();
    // Registering on purpose after load: the page's own first requests must not compete with the precache.
    const registration = await worker.register({ immediate: true });
    handOverNow();
    if (registration) followUpdates(registration);
  } catch (error) {
    log.info('no service worker', { why: String(error) });
  }
}

/** A heart goes past this page, and the server's word on it would otherwise be heard with the next call only. */
function hear({ data }: MessageEvent<unknown>): void {
  const said = v.safeParse(FromWorker, data);
  if (said.success && said.output.kind === 'session-lost') loseSession(said.output.token);
}
