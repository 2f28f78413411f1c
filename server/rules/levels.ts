/**
 * How far a player has come by all they have ever bet. The operator's list says what each level takes; VIP and user
 * level are read from the same list. A level counts when a round is over, so that a bet which is undone lifts nobody,
 * and a VIP level is never lost.
 */
import * as v from 'valibot';

const Level = v.object({ level: v.number(), betAmount: v.number() });
export type Level = v.InferOutput<typeof Level>;

/** The operator's own list; a broken one has no levels. */
const Levels = v.fallback(v.array(Level), []);

const HUNDREDTHS = 100;

export const readLevels = (setting: unknown): Level[] =>
  v.parse(Levels, setting).toSorted((a, b) => a.betAmount - b.betAmount);

export interface Standing {
  vip: number;
  /** One point for each whole peso. */
  vipExp: number;
  userLevel: number;
}

/** The levels from one standing to the next, each with the moment that all of them were reached. */
export const reachedLevels = (from: number, to: number, levels: readonly Level[], now: Date): Record<string, number> =>
  Object.fromEntries(
    levels.filter(({ level }) => from < level && level <= to).map(({ level }) => [level, now.getTime()]),
  );

export function standingAfter(bet: number, vipBefore: number, levels: readonly Level[]): Standing {
  const level = levels.findLast(({ betAmount }) => bet >= betAmount)?.level ?? 0;
  return { vip: Math.max(vipBefore, level), vipExp: Math.floor(bet / HUNDREDTHS), userLevel: level };
}
