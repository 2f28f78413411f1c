/** What a page says about chance, from the chances that the server tells in hundredths of a percent. */
import type { Prize } from '#contract/entities/activity.ts';

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
