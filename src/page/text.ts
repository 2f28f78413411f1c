import { spoken } from '#ui/spoken.ts';

export const text = spoken('page', {
  back: 'Back',
  notLoadedTitle: 'Nothing to show yet',
});
