import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './ask-yourself-text.ts';

export const fil: Translated<typeof text> = {
  title: 'Maikling self-test',
  lead: 'Siyam na tanong tungkol sa huling 12 buwan. Dalawang minuto, para sa inyo lang.',
  begin: 'Simulan',
  private: 'Dito lang ang mga sagot ninyo. Walang ipinapadala o sine-save, at mawawala ito pagsara.',
  source:
    'Problem Gambling Severity Index (PGSI), Ferris at Wynne, Canadian Centre on Substance Abuse, 2001. Aming salin. Gabay ito, hindi diagnosis.',
  over: 'Sa huling 12 buwan…',
  questions: [
    'Tumaya ba kayo nang higit sa talagang kaya ninyong matalo?',
    'Kinailangan ba ninyong tumaya nang mas malaki para maramdaman ang dating saya?',
    'Bumalik ba kayo sa ibang araw para bawiin ang perang natalo?',
    'Nangutang ba kayo o nagbenta ng gamit para may maitaya?',
    'Naisip ba ninyong baka may problema na kayo sa pagsusugal?',
    'Nagkaproblema ba kayo sa kalusugan dahil sa pagsusugal, kasama ang stress o pagkabalisa?',
    'May pumuna ba sa pagtaya ninyo, o nagsabing may problema kayo sa sugal, sang-ayon man kayo o hindi?',
    'Nagkaproblema ba sa pera kayo o ang pamilya ninyo dahil sa pagsusugal ninyo?',
    'Nakonsensya ba kayo sa paraan ng pagsusugal ninyo o sa nangyayari kapag nagsusugal kayo?',
  ],
  answers: ['Hindi kailanman', 'Minsan', 'Madalas', 'Halos palagi'],
  show: 'Tingnan ang resulta',
  missing: (count) => message('askYourself.missing', `${count} tanong pa ang walang sagot.`),
  score: (score) => `${score} sa 27`,
  results: {
    none: message('askYourself.none', 'Walang senyales ng problema. Makakatulong ang limit para manatiling ganito.'),
    low: message(
      'askYourself.low',
      'Mababang panganib: kaunti pa lang ang epekto ng laro. Magandang mag-set na ng limit.',
    ),
    moderate: message(
      'askYourself.moderate',
      'Katamtamang panganib: may dala nang problema ang laro. Mag-time-out muna, at mag-set ng limit bago tumuloy.',
    ),
    high: message(
      'askYourself.high',
      'Mataas na panganib: napapahamak na kayo sa laro. Hindi kayo nag-iisa, at libre ang tulong. Makipag-usap ngayon, at pag-isipang huminto muna.',
    ),
  },
  toLimits: 'Sa mga limit at time-out',
  again: 'Sagutan ulit',
};
