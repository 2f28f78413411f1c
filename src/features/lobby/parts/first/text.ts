import { spoken } from '#ui/spoken.ts';
/** Texts of what rolls and leads on above the games. */
export const text = spoken('lobby-first', {
  continuePlaying: 'Continue playing',
  bigWins: 'Latest big wins',
  bigWinsDemo: 'Latest big wins, made up for this demo',
  demo: 'demo',
  demoMeans: 'Demo world: players, winners and prizes are made up',
  won: 'won',
  onGame: (game: string) => `on ${game}`,
  justNow: 'now',
  minutesAgo: (minutes: number) => `${minutes} min`,
});
