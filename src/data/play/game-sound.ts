/** Whether games begin with sound on this phone, as its player has chosen; otherwise they do not. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { readDevice, writeDevice } from '../device/device.ts';

const chosen = signal(readDevice('gameSound') === '1');

export const hasGameSound: ReadonlySignal<boolean> = chosen;

export function chooseGameSound(has: boolean): void {
  writeDevice('gameSound', has ? '1' : '0');
  chosen.value = has;
}
