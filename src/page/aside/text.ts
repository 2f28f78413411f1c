import { spoken } from '#ui/spoken.ts';

export const text = spoken('aside', {
  name: 'Beside your balance',
  safebox: 'Safebox',
  points: 'Points',
});
