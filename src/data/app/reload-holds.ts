/**
 * Whether the page may be loaded anew just now. A screen on which a reload would cost something, a game that is played
 * or a deposit that is open, says so for as long as it stands: no update is offered there, and no missing piece reloads.
 */
import { computed, signal } from '@preact/signals-react';
import { useEffect } from 'react';

const holds = signal(0);

export const isReloadHeld = computed(() => holds.value > 0);

/** The returned function lets go, once. */
export function holdReloads(): () => void {
  holds.value += 1;
  let isHeld = true;
  return () => {
    if (isHeld) holds.value -= 1;
    isHeld = false;
  };
}

/** For a screen: holds while it is drawn. */
export function useReloadHold(): void {
  useEffect(holdReloads, []);
}
