/** Whether the ways to help lie open over the screen. */
import { signal } from '@preact/signals-react';

const isOpen = signal(false);

export const isServiceOpen = isOpen;

export function openService(): void {
  isOpen.value = true;
}

export function closeService(): void {
  isOpen.value = false;
}
