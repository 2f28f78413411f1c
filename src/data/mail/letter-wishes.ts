/** What the player has done with letters, as the device knows it. It is filled by `letters.ts`, which is loaded after the first screen. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LetterWish } from '#store/player-schema.ts';

export type { LetterWish };

const known = signal<readonly LetterWish[]>([]);

export const letterWishes: ReadonlySignal<readonly LetterWish[]> = known;

export function noteLetterWishes(rows: readonly LetterWish[]): void {
  known.value = rows;
}
