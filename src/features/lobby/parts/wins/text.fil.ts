import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  bigWins: 'Mga huling malaking panalo',
  bigWinsDemo: 'Mga huling malaking panalo, gawa-gawa para sa demo na ito',
  demo: 'demo',
  demoMeans: 'Mundong pang-demo: gawa-gawa ang mga manlalaro, panalo at premyo',
  won: 'nanalo ng',
  onGame: (game) => `sa ${game}`,
  justNow: 'ngayon',
  minutesAgo: (minutes) => `${minutes} min`,
};
