/**
 * Whether the server can be reached, as far as anyone can know: the browser's word for "no network" is trusted, its
 * word for "network" is not, since a phone in a lift says so too. The last call decides.
 */
import { computed, signal } from '@preact/signals-react';

const hasNetwork = signal(navigator.onLine);
const lastCallReached = signal(true);

/** The browser's word alone. */
export const isOnline = computed(() => hasNetwork.value);

/** False from the first sign that the server does not answer until a call gets through again. */
export const isReachable = computed(() => hasNetwork.value && lastCallReached.value);

// From the very start, since a network that goes away while the first screen is drawn is not told of a second time.
for (const change of ['online', 'offline']) {
  window.addEventListener(change, () => {
    hasNetwork.value = change === 'online';
  });
}

let reachedMs = Number.NEGATIVE_INFINITY;

/** A call that was sent before the last one that got through says nothing new by failing late, as on a line that was dead. */
export function noteCallReached(reached: boolean, sentMs: number): void {
  if (reached) reachedMs = performance.now();
  else if (sentMs < reachedMs) return;
  lastCallReached.value = reached;
}

/** Calls back when it is worth trying again: the network is back, or the page is looked at again. */
export function onWorthTrying(again: () => void): void {
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again();
  });
}
