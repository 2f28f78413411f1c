import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  tabs: 'Mga tuntunin at privacy',
  terms: 'Mga tuntunin',
  privacy: 'Patakaran sa privacy',
  back: 'Bumalik',
  updated: 'Huling binago noong 20 Nobyembre 2026',
};
