import { spoken } from '#ui/spoken.ts';
/** Texts of what rolls and leads on above the games. */
export const text = spoken('lobby-first', {
  continuePlaying: 'Continue playing',
  bigWins: 'Latest big wins',
  won: 'won',
  onGame: (game: string) => `on ${game}`,
  justNow: 'now',
  minutesAgo: (minutes: number) => `${minutes} min`,
});
