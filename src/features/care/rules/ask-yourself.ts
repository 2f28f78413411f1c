/** How the Problem Gambling Severity Index is scored: each answer from 0 to 3, and the sum by its ranges. */
const QUESTIONS = 9;
export const ANSWERS = [0, 1, 2, 3] as const;

export type Answers = readonly (number | undefined)[];
export type Range = 'none' | 'low' | 'moderate' | 'high';

const LOW_FROM = 1;
const MODERATE_FROM = 3;
const HIGH_FROM = 8;

export const noAnswers = (): Answers => Array.from<undefined>({ length: QUESTIONS });

export const openQuestions = (answers: Answers): number[] =>
  [...answers.keys()].filter((at) => answers[at] === undefined);

export const scoreOf = (answers: Answers): number => answers.reduce<number>((sum, answer) => sum + (answer ?? 0), 0);

export function rangeOf(score: number): Range {
  if (score >= HIGH_FROM) return 'high';
  if (score >= MODERATE_FROM) return 'moderate';
  return score >= LOW_FROM ? 'low' : 'none';
}
