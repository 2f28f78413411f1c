import type { Translated } from '../spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  show: 'Ipakita',
  hide: 'Itago',
};
