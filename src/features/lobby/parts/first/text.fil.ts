import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  continuePlaying: 'Ituloy ang laro',
  bigWins: 'Mga huling malaking panalo',
  won: 'wagi',
  onGame: (game) => `sa ${game}`,
  justNow: 'ngayon',
  minutesAgo: (minutes) => `${minutes} min`,
};
