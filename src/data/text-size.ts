/** How large the letters of the app are, in percent of what the phone and its browser say. The first paint has it already (`src/early/`). */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { readDevice, removeDevice, writeDevice } from './device/device.ts';

export const TEXT_SIZES = [100, 115, 130, 150] as const;
type TextSize = (typeof TEXT_SIZES)[number];

const chosen = signal<TextSize>(TEXT_SIZES.find((size) => String(size) === readDevice('textSize')) ?? 100);

export const textSize: ReadonlySignal<TextSize> = chosen;

export function chooseTextSize(size: TextSize): void {
  chosen.value = size;
  if (size === 100) removeDevice('textSize');
  else writeDevice('textSize', String(size));
  document.documentElement.style.setProperty('--text-scale', String(size / 100));
}
