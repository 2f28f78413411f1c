/** Whether the player's menu lies open over the lobby. */
import { signal } from '@preact/signals-react';

const isOpen = signal(false);

export const isMenuOpen = isOpen;

export function openMenu(): void {
  isOpen.value = true;
}

export function closeMenu(): void {
  isOpen.value = false;
}
