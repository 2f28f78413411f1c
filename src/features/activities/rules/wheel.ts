/** How a wheel turns, and what a page says about its chances, which the server tells in hundredths of a percent. */
import type { Prize } from '#contract/entities/activity.ts';

const TURNS = 5;
const ROUND = 360;

/** In degrees, when a prize stands under the pointer at the top. The first field stands there. Each turn goes on forward from the one before. */
export const stopAngle = ({ at, of, times }: { at: number; of: number; times: number }): number =>
  times * TURNS * ROUND - (at * ROUND) / Math.max(1, of);

const ALL = 10_000;

/** "40%", "0.9%". */
export const tellChance = (chance: number): string => `${chance / 100}%`;

const worth = ({ rewardList }: Prize): number => rewardList.reduce((sum, { count }) => sum + count, 0);

/** In hundredths; undefined where a chance is not told. */
export function averageOf(prizes: readonly Prize[]): number | undefined {
  const all = prizes.reduce((sum, { chance }) => sum + (chance ?? 0), 0);
  if (all !== ALL) return undefined;
  return Math.floor(prizes.reduce((sum, prize) => sum + worth(prize) * (prize.chance ?? 0), 0) / ALL);
}
