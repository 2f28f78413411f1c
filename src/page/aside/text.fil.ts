import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  name: 'Safebox at points ninyo',
  safebox: 'Safebox ninyo',
  points: 'Points ninyo',
};
