/** What the player has chosen on this phone: whether it vibrates, whether games begin with sound, how large letters are. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { readDevice, removeDevice, writeDevice } from './device.ts';

const vibration = signal(readDevice('vibrates') !== '0');

/** It does unless the player has chosen otherwise. */
export const vibrates: ReadonlySignal<boolean> = vibration;

export const canVibrate = (): boolean => 'vibrate' in navigator;

export function chooseVibration(does: boolean): void {
  writeDevice('vibrates', does ? '1' : '0');
  vibration.value = does;
}

/** A browser refuses it before the player has touched the page. */
export function vibrate(ms: number): void {
  const isUntouched = 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;
  if (vibration.value && !isUntouched) navigator.vibrate?.(ms);
}

const sound = signal(readDevice('gameSound') === '1');

/** They begin without unless the player has chosen otherwise. */
export const hasGameSound: ReadonlySignal<boolean> = sound;

export function chooseGameSound(has: boolean): void {
  writeDevice('gameSound', has ? '1' : '0');
  sound.value = has;
}

/** In percent of what the phone and its browser say. */
export const TEXT_SIZES = [100, 115, 130, 150] as const;
type TextSize = (typeof TEXT_SIZES)[number];

const size = signal<TextSize>(TEXT_SIZES.find((one) => String(one) === readDevice('textSize')) ?? 100);

/** The document sizes the letters (`src/early/`), from its first paint on. */
export const textSize: ReadonlySignal<TextSize> = size;

export function chooseTextSize(next: TextSize): void {
  size.value = next;
  if (next === 100) removeDevice('textSize');
  else writeDevice('textSize', String(next));
  // Where storage is blocked or full, the document has it from here alone.
  document.documentElement.dataset['textSize'] = String(next);
  // What is drawn by the width in letters is drawn anew, as with another width.
  dispatchEvent(new Event('resize'));
}
