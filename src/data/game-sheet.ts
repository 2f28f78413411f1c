/** The game that is looked at more closely, before it is opened. */
import { signal } from '@preact/signals-react';

const open = signal<number | undefined>(undefined);

export const gameSheet = open;

export function openGameSheet(gameId: number): void {
  open.value = gameId;
}

export function closeGameSheet(): void {
  open.value = undefined;
}
