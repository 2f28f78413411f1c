import { spoken } from '#ui/spoken.ts';

export const text = spoken('legal', {
  tabs: 'Terms and privacy',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  back: 'Back',
  updated: 'Last changed on 20 November 2026',
} as const);

/** One numbered part of a legal text: paragraphs, then a list, then what follows from it. */
export interface LegalSection {
  title: string;
  body?: readonly string[];
  list?: readonly string[];
  after?: readonly string[];
}
