/**
 * New versions of the app. One that has arrived waits, and the player is asked; nothing reloads by itself. An app that
 * stays open for days looks for them when it is looked at, and while the server is heard of. No update is offered over words
 * that were typed.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { ToWorker } from '#contract/messages.ts';
import { log } from '#shared/log.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { isOnline, onWorthTrying } from '../call/connection.ts';
import { keepQuiet } from '../call/quiet.ts';
import { onDeviceChange, writeDevice } from '../device/device.ts';
import { heartbeat } from '../player/heartbeat.ts';
import { holdReloads, isReloadHeld } from './reload-holds.ts';
import { tellWorker } from './sw-client.ts';

const LOOK_EVERY_MS = HOUR_MS;
/** The new version is in charge within three seconds, or something else has started the old one again: then it is offered anew. */
const PATIENCE_MS = 10_000;
/** A version that comes later than that, and after so long at most, is still the one the player has asked for. */
const WORD_HOLDS_MS = 60_000;

const waiting = signal(false);
const updating = signal(false);

/** True when a new version waits for the player's word. */
export const isUpdateWaiting: ReadonlySignal<boolean> = waiting;

/** True from the player's word until the new version is in charge and the page is loaded anew, or that has taken too long. */
export const isUpdating: ReadonlySignal<boolean> = updating;

const followed: { registration?: ServiceWorkerRegistration; agreedAtMs?: number } = {};

/**
 * Everything from now on that makes this page an old one. Every tab of the device follows by itself. A registration takes
 * the place of one whose installation has failed.
 */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const isFirst = followed.registration === undefined;
  if (followed.registration === registration) return;
  followed.registration = registration;
  const tellIfWaiting = (): void => {
    if (registration.waiting && registration.active) waiting.value = true;
  };
  // Not left to workbox-window, which tells of one update in a page's life, also when that one fails to install.
  const watch = (): void => registration.installing?.addEventListener('statechange', tellIfWaiting);
  registration.addEventListener('updatefound', watch);
  watch();
  tellIfWaiting();
  if (!isFirst) return;
  followOtherTabs();
  lookNowAndThen();
}

function followOtherTabs(): void {
  const { serviceWorker } = navigator;
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    const isAgreed = Date.now() - (followed.agreedAtMs ?? 0) < WORD_HOLDS_MS;
    if (isAgreed && !isReloadHeld.value) return location.reload();
    // Another tab has agreed, or a game was opened since. This page goes on, and is told of the version in charge now.
    if (hadWorker) waiting.value = true;
    hadWorker = true;
  });
  onDeviceChange('updateAt', () => {
    const inCharge = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    void keepQuiet(PATIENCE_MS, inCharge);
  });
}

/** The player's word. */
export async function startUpdate(): Promise<void> {
  if (updating.value) return;
  updating.value = true;
  followed.agreedAtMs = Date.now();
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const arrived = registration?.waiting;
  // The new version is in charge already, and only this page is still the old one.
  if (!arrived) return location.reload();
  // The page is loaded anew by then, if all goes well.
  void keepQuiet(PATIENCE_MS).then(() => void (updating.value = false));
  writeDevice('updateAt', String(Date.now()));
  // Chromium lets the worker in charge end its work first, and a question to a silent server would take a minute.
  tellWorker({ kind: 'let-go' });
  arrived.postMessage({ kind: 'activate' } satisfies ToWorker);
}

function lookNowAndThen(): void {
  // Registering has just looked. By the clock of the device, because the other one stands still while a phone sleeps.
  let lookedAtMs = Date.now();
  const look = (): void => {
    // A clock that was set back must not put it off for a year. What the calls say is not asked: a bad service worker
    // may be the reason why none gets through.
    if (!isOnline.value || Math.abs(Date.now() - lookedAtMs) < LOOK_EVERY_MS) return;
    lookedAtMs = Date.now();
    followed.registration?.update().catch((error: unknown) => log.info('no look for updates', { why: String(error) }));
  };
  onWorthTrying(look);
  effect(() => {
    if (heartbeat.heard.value > 0) look();
  });
}

/** What is chosen is chosen again by one tap. */
const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea';
/** A form goes without a word, and so does what its owner empties; the next touch of anything finds that out. */
const TOUCHES = ['focusin', 'pointerup', 'keyup'] as const;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is typed holds reloads as long as it stands in its field; no form has to say so. For as long as the page lives. */
export function holdReloadsWhileTyped(): void {
  const typed = new Set<Field>();
  let letGo: (() => void) | undefined;
  const look = (): void => {
    for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
    if (typed.size > 0) letGo ??= holdReloads();
    else {
      letGo?.();
      letGo = undefined;
    }
  };
  document.addEventListener('input', ({ target }) => {
    if (isWritten(target)) typed.add(target);
    look();
  });
  for (const touch of TOUCHES) document.addEventListener(touch, look);
}

const isWritten = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(WRITTEN);
