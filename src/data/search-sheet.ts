/** Whether search lies open over the screen; a guest has no screen of its own for it. */
import { signal } from '@preact/signals-react';

const isOpen = signal(false);

export const isSearchOpen = isOpen;

export function openSearch(): void {
  isOpen.value = true;
}

export function closeSearch(): void {
  isOpen.value = false;
}
