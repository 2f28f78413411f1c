import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  bigWins: 'Mga huling malalaking panalo',
  bigWinsDemo: 'Mga huling malalaking panalo, gawa-gawa para sa demo na ito',
  demo: 'demo',
  demoMeans: 'Demo lang ito: gawa-gawa ang mga player, panalo at premyo',
  won: 'nanalo ng',
  onGame: (game) => `sa ${game}`,
  justNow: 'ngayon',
  minutesAgo: (minutes) => `${minutes} min`,
};
