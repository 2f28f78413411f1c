/** Whether what moves by itself has been stopped for this visit. One word is enough for all of it. */
import { type ReadonlySignal, signal } from '@preact/signals-react';

const paused = signal(false);

export const isMotionPaused: ReadonlySignal<boolean> = paused;

export function toggleMotion(): void {
  paused.value = !paused.value;
}
