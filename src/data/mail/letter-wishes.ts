/** What the player has done with letters, as the device knows it. It is filled by `letters.ts`, which is loaded after the first screen. */
import { signal } from '@preact/signals-react';
import type { LetterWish } from '#store/player-schema.ts';

export type { LetterWish };

export const letterWishes = signal<readonly LetterWish[]>([]);
