import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('legal', {
  tabs: 'Terms and privacy',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  updated: 'Last changed on 20 November 2026',
  agreements: 'Agreements',
  noAgreement: message('legal.noAgreement', 'There’s no such agreement. These are the ones between you and us:'),
  license: 'License',
  licenseLead:
    'A casino may take bets from you in the Philippines only under a license of the Philippine gaming regulator, PAGCOR. An operator who has one answers to PAGCOR for every game and every payout.',
  licenseDemo: message(
    'legal.licenseDemo',
    'This is a demo world. Its players, prizes and pesos are made up, no real money is taken, and so there is no license to check.',
  ),
  licenseOurs: 'The license of this site',
  licenseHolder: 'Held by',
  licenseNumber: 'Number',
  licenseUnsaid: 'Not stated',
  licenseCheck: 'How to check it yourself',
  licenseSteps: (host: string, number: string): readonly string[] => [
    'Open the regulator’s own website. Type its address yourself; do not follow a link from a message or an advertisement.',
    'Find its list of licensed operators and their websites.',
    `Look for this address, letter by letter: ${host}`,
    ...(number ? [`The number beside it must be ${number}.`] : []),
  ],
  licenseWrong: 'If something does not match',
  licenseWrongText:
    'Do not deposit, and do not enter your password. You may be on a copy of this site. Tell customer service, or the regulator itself.',
} as const);

/** One numbered part of a legal text: paragraphs, then a list, then what follows from it. */
export interface LegalSection {
  title: string;
  body?: readonly string[];
  list?: readonly string[];
  after?: readonly string[];
}
