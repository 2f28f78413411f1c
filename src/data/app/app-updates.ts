/**
 * New versions of the app. One that has arrived waits, and the player is asked; nothing reloads by itself. An app that
 * stays open for days looks for them when it is looked at, and while the server is heard of.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { ToWorker } from '#contract/messages.ts';
import { log } from '#shared/log.ts';
import { isOnline, onWorthTrying } from '../call/connection.ts';
import { heartbeat } from '../player/heartbeat.ts';

const LOOK_EVERY_MS = 3_600_000;

const waiting = signal(false);
const updating = signal(false);

/** True when a new version waits for the player's word. */
export const isUpdateWaiting: ReadonlySignal<boolean> = waiting;

/** True from the player's word until the new version is in charge and the page is loaded anew. */
export const isUpdating: ReadonlySignal<boolean> = updating;

/** Everything from now on that makes this page an old one. Every tab of the device follows by itself. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let hadWorker = serviceWorker.controller !== null;
  const tellIfWaiting = (): void => {
    if (registration.waiting && registration.active) waiting.value = true;
  };
  // Not left to workbox-window, which tells of one update in a page's life, also when that one fails to install.
  const watch = (): void => registration.installing?.addEventListener('statechange', tellIfWaiting);
  registration.addEventListener('updatefound', watch);
  serviceWorker.addEventListener('controllerchange', () => {
    if (updating.value) return location.reload();
    // Another tab has agreed. This page goes on as it is, and is told of the version that is in charge now.
    if (hadWorker) waiting.value = true;
    hadWorker = true;
  });
  watch();
  tellIfWaiting();
  lookNowAndThen(registration);
}

/** The player's word. */
export async function startUpdate(): Promise<void> {
  if (updating.value) return;
  updating.value = true;
  const arrived = (await navigator.serviceWorker.getRegistration())?.waiting;
  // The new version is in charge already, and only this page is still the old one.
  if (!arrived) return location.reload();
  arrived.postMessage({ kind: 'activate' } satisfies ToWorker);
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  // Registering has just looked. By the clock of the device, because the other one stands still while a phone sleeps.
  let lookedAtMs = Date.now();
  const look = (): void => {
    // A clock that was set back must not put it off for a year. What the calls say is not asked: a bad service worker
    // may be the reason why none gets through.
    if (!isOnline.value || Math.abs(Date.now() - lookedAtMs) < LOOK_EVERY_MS) return;
    lookedAtMs = Date.now();
    registration.update().catch((error: unknown) => log.info('no look for updates', { why: String(error) }));
  };
  onWorthTrying(look);
  effect(() => {
    if (heartbeat.heard.value > 0) look();
  });
}
