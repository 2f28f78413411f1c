/** Who listens to somebody for whom play is no longer fun: the National Center for Mental Health, and Gambling Therapy. */
import { text } from '../text.ts';

export interface HelpLine {
  href: string;
  name: string;
  isElsewhere?: true;
}

export const helpLines = (): HelpLine[] => [
  { href: 'tel:1553', name: text.helpCrisis },
  { href: 'tel:+639178998727', name: text.helpMobile },
  { href: 'https://www.gamblingtherapy.org/', name: text.helpAbroad, isElsewhere: true },
];
