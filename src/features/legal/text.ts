import { spoken } from '#ui/spoken.ts';

export const text = spoken('legal', {
  tabs: 'Terms and privacy',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  back: 'Back',
  updated: 'Last changed on 20 November 2026',
} as const);
