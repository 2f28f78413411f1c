/** Whether this phone vibrates, as its player has chosen; otherwise it does. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { readDevice, writeDevice } from './device.ts';

const chosen = signal(readDevice('vibrates') !== '0');

export const vibrates: ReadonlySignal<boolean> = chosen;

export const canVibrate = (): boolean => 'vibrate' in navigator;

export function chooseVibration(does: boolean): void {
  writeDevice('vibrates', does ? '1' : '0');
  chosen.value = does;
}

/** A browser refuses it before the player has touched the page. */
export function vibrate(ms: number): void {
  const isUntouched = 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;
  if (chosen.value && !isUntouched) navigator.vibrate?.(ms);
}
