import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** The Problem Gambling Severity Index: its nine questions, its answers and its words for the four ranges. */
export const text = spoken('ask-yourself', {
  title: 'A short self-test',
  lead: 'Nine questions about the last 12 months. Two minutes, for you alone.',
  begin: 'Start',
  private: 'Your answers stay on this page. Nothing is sent or saved, and they’re gone when you close it.',
  source:
    'Problem Gambling Severity Index (PGSI), Ferris and Wynne, Canadian Centre on Substance Abuse, 2001. It is a guide, not a diagnosis.',
  over: 'Thinking about the last 12 months…',
  questions: [
    'Have you bet more than you could really afford to lose?',
    'Have you needed to gamble with larger amounts of money to get the same feeling of excitement?',
    'When you gambled, did you go back another day to try to win back the money you lost?',
    'Have you borrowed money or sold anything to get money to gamble?',
    'Have you felt that you might have a problem with gambling?',
    'Has gambling caused you any health problems, including stress or anxiety?',
    'Have people criticized your betting or told you that you had a gambling problem, regardless of whether or not you thought it was true?',
    'Has your gambling caused any financial problems for you or your household?',
    'Have you felt guilty about the way you gamble or what happens when you gamble?',
  ],
  answers: ['Never', 'Sometimes', 'Most of the time', 'Almost always'],
  show: 'See my result',
  missing: (count: number) =>
    message('askYourself.missing', count === 1 ? '1 question is still open.' : `${count} questions are still open.`),
  score: (score: number) => `${score} of 27`,
  results: {
    none: message('askYourself.none', 'Nothing here points to a problem. Limits keep it that way.'),
    low: message(
      'askYourself.low',
      'Low risk: play has cost you little beyond money so far. A limit is a good idea now.',
    ),
    moderate: message(
      'askYourself.moderate',
      'Moderate risk: play has brought you some trouble. Take a time-out, and set limits before you go on.',
    ),
    high: message(
      'askYourself.high',
      'High risk: play is hurting you. You’re not alone, and help is free. Talk to someone today, and think about excluding yourself.',
    ),
  },
  toLimits: 'To limits and time-out',
  again: 'Start over',
} as const);
