import { spoken } from '#ui/spoken.ts';

export const text = spoken('aside', {
  name: 'Safebox and points',
  safebox: 'Safebox',
  points: 'Points',
});
