import { spoken } from '#ui/spoken.ts';

/** Texts of the latest wins. */
export const text = spoken('lobby-wins', {
  bigWins: 'Latest big wins',
  bigWinsDemo: 'Latest big wins, made up for this demo',
  demo: 'demo',
  demoMeans: 'Demo world: players, winners and prizes are made up',
  won: 'won',
  onGame: (game: string) => `on ${game}`,
  justNow: 'now',
  minutesAgo: (minutes: number) => `${minutes} min`,
});
