import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  name: 'Bukod sa balanse ninyo',
  safebox: 'Safebox ninyo',
  points: 'Points ninyo',
};
