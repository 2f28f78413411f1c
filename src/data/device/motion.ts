/** Whether what moves by itself has been stopped for this visit. One word is enough for all of it. */
import { signal } from '@preact/signals-react';

const paused = signal(false);

export const isMotionPaused = paused;

export function toggleMotion(): void {
  paused.value = !paused.value;
}
