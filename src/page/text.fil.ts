import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  back: 'Bumalik',
  notLoadedTitle: 'Wala pang maipapakita',
};
