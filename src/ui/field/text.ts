import { spoken } from '../spoken.ts';

export const text = spoken('field', {
  show: 'Show',
  hide: 'Hide',
});
