/** What the day's ladder adds to a deposit: reckoned here for every program. */
export interface LadderStep {
  step: number;
  percent: number;
  /** No more than this. */
  limitAmount: number;
}

/** The step that the next deposit earns; undefined above the last one. */
export const nextStep = <Step extends LadderStep>(ladder: readonly Step[], depositsToday: number): Step | undefined =>
  ladder.find(({ step }) => step === depositsToday + 1);

/** Whether the day's deposits have had what every step gives. */
export const isClimbed = (ladder: readonly LadderStep[], depositsToday: number): boolean =>
  ladder.length > 0 && ladder.every(({ step }) => step <= depositsToday);

/** In whole hundredths, never more than the percentage. */
export const bonusOf = (step: LadderStep | undefined, amount: number): number =>
  step ? Math.min(step.limitAmount, Math.floor((amount * step.percent) / 100)) : 0;

/**
 * The least that it may earn: with others under way nobody knows which of them comes first. `open` is how many of those
 * there are.
 */
export function leastStep<Step extends LadderStep>(
  ladder: readonly Step[],
  { depositsToday, open }: { depositsToday: number; open: number },
  amount: number,
): Step | undefined {
  const steps = Array.from({ length: open + 1 }, (_, ahead) => nextStep(ladder, depositsToday + ahead));
  return steps.reduce((least, step) => (bonusOf(step, amount) < bonusOf(least, amount) ? step : least));
}
