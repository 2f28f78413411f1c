/** What this visit spares: the player's data, as they have chosen or as their browser says, and what moves by itself. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { iconWidth } from '#contract/icon-width.ts';
import { onDeviceChange, readDevice, writeDevice } from './device.ts';

interface Line extends EventTarget {
  saveData?: boolean;
}

const { connection } = navigator as { connection?: Line };

/** Undefined while the player has not chosen. */
const chosen = signal(readChoice());
const browserSaves = signal(connection?.saveData === true);

/** Small pictures, no film, nothing that moves by itself. */
export const isLowData = computed(() => chosen.value ?? browserSaves.value);

/** How wide to ask for a game's picture, wherever one is shown: as a tile, or as a sign of a line's height. */
export const gamePictureWidth = (shown: 'tile' | 'sign' = 'tile'): number =>
  iconWidth(isLowData.value || shown === 'sign' ? 1 : devicePixelRatio);

export function chooseLowData(isLow: boolean): void {
  writeDevice('lowData', isLow ? '1' : '0');
  chosen.value = isLow;
}

connection?.addEventListener('change', () => {
  browserSaves.value = connection.saveData === true;
});

// Another tab of this device has chosen.
onDeviceChange('lowData', () => {
  chosen.value = readChoice();
});

function readChoice(): boolean | undefined {
  const written = readDevice('lowData');
  return written === undefined ? undefined : written === '1';
}

const paused = signal(false);

/** Whether what moves by itself has been stopped for this visit. One tap stops all of it. */
export const isMotionPaused: ReadonlySignal<boolean> = paused;

export function toggleMotion(): void {
  paused.value = !paused.value;
}
