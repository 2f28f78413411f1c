/** What a round may cost: whole hundredths between the game's limits, in steps that the engine can pay from. */
export interface StakeLimits {
  minBet: number;
  maxBet: number;
  /** Every stake is a multiple of it; a slot divides its stake among twenty lines. */
  unit: number;
}

export function canStake(stake: number, { minBet, maxBet, unit }: StakeLimits): boolean {
  return Number.isSafeInteger(stake) && stake > 0 && stake >= minBet && stake <= maxBet && stake % unit === 0;
}

/** The largest step that is not above either: where a selector begins. The least, when all of them are. */
export const stepWithin = (steps: readonly number[], wanted: number, balance: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step <= Math.min(wanted, balance)),
  );

const MANTISSAS = [1, 2, 5] as const;

/** The stakes a selector offers: the least, the most, and between them 1, 2 and 5 of every power of ten. */
export function stakeSteps({ minBet, maxBet, unit }: StakeLimits): number[] {
  const least = Math.max(unit, Math.ceil(minBet / unit) * unit);
  const most = Math.floor(maxBet / unit) * unit;
  const steps = new Set([least]);
  for (let power = 1; power <= most; power *= 10) {
    for (const mantissa of MANTISSAS) {
      const step = mantissa * power;
      if (step > least && step < most && step % unit === 0) steps.add(step);
    }
  }
  if (most > least) steps.add(most);
  return [...steps].toSorted((one, other) => one - other);
}
