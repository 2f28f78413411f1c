/**
 * Whether the server can be reached, as far as anyone can know: the browser's word for "no network" is trusted, its
 * word for "network" is not, since a phone in a lift says so too. The last call decides.
 */
import { computed, signal } from '@preact/signals-react';
import { onChange } from '#shared/on-change.ts';

const hasNetwork = signal(navigator.onLine);
/** good: the server has answered. silent: no answer, or a failure. foreign: a Wi-Fi or a proxy has answered. */
type Line = 'good' | 'silent' | 'foreign';
const line = signal<Line>('good');

/** The browser's word alone. */
export const isOnline = computed(() => hasNetwork.value);

/** False from the first sign that the server does not answer until a call gets through again. */
export const isReachable = computed(() => hasNetwork.value && line.value === 'good');

/** There is a network, and it wants something first: a Wi-Fi with a sign-in page of its own. */
export const isLineForeign = computed(() => hasNetwork.value && line.value === 'foreign');

// From the very start, since a network that goes away while the first screen is drawn is not told of a second time.
for (const change of ['online', 'offline']) {
  window.addEventListener(change, () => {
    hasNetwork.value = change === 'online';
  });
}

let reachedMs = Number.NEGATIVE_INFINITY;

/** A call that was sent before the last one that got through says nothing new by failing late, as on a line that was dead. */
export function noteCall(ended: Line, sentMs: number): void {
  if (ended === 'good') reachedMs = performance.now();
  else if (sentMs < reachedMs) return;
  line.value = ended;
}

const SILENT_MS = 3_500;

/** What is late may still come. Until then it says as much of the connection as what has failed. Returns what ends the wait. */
export function noteIfLate(): () => void {
  const sentMs = performance.now();
  const silence = setTimeout(() => noteCall('silent', sentMs), SILENT_MS);
  return () => clearTimeout(silence);
}

/**
 * Calls back when it is worth trying again. The network is back, maybe for many devices at once; or the player looks at
 * this page again, which concerns this device alone.
 */
export function onWorthTrying(again: (isAlone: boolean) => void): void {
  window.addEventListener('online', () => again(false));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again(true);
  });
}

/** Calls back each time the server can be reached again; returns what ends that. */
export const onReachable = (tell: () => void): (() => void) =>
  onChange(isReachable, (is) => {
    if (is) tell();
  });

/** The next time alone; `stop` gives up waiting for it. */
export function nextReachable(): { happened: Promise<void>; stop: () => void } {
  let stop = (): void => undefined;
  const happened = new Promise<void>((resolve) => {
    stop = onReachable(() => {
      stop();
      resolve();
    });
  });
  return { happened, stop };
}
