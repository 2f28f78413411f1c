/** How far a player is on the way to the next level. */
import { type Cents, cents } from '#shared/money.ts';

interface Level {
  level?: number | null | undefined;
  betAmount: Cents;
}

export interface LevelProgress {
  /** What the next level asks for in bets; 0 when there is none above. */
  target: Cents;
  /** What is still to be bet. */
  left: Cents;
  nextLevel: number;
  /** What has been bet of what the next level asks for, between 0 and 1. */
  done: number;
}

export function levelProgress(levels: readonly Level[], bet: number): LevelProgress {
  const sorted = levels.toSorted((one, other) => one.betAmount - other.betAmount);
  const at = sorted.findIndex(({ betAmount }) => betAmount > bet);
  const next = sorted[at];
  if (!next) return { target: cents(0), left: cents(0), nextLevel: 0, done: 1 };
  return {
    target: next.betAmount,
    left: cents(next.betAmount - bet),
    nextLevel: next.level ?? at + 1,
    done: bet / next.betAmount,
  };
}
