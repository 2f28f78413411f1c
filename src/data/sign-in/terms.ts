/** Whether the terms lie open over the screen. They open as a sheet, so that a half-filled form under them keeps everything. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { writeVisit } from '../device/visit.ts';

const isOpen = signal(false);

export const isTermsOpen: ReadonlySignal<boolean> = isOpen;

export function openTerms(): void {
  writeVisit('agree', 1);
  isOpen.value = true;
}

export function closeTerms(): void {
  writeVisit('agree', 0);
  isOpen.value = false;
}
