/** A calendar in the order in which a player needs it. */
import { ITEM_STATUS } from '#contract/reward-enums.ts';

interface CalendarDay {
  itemStatus: number;
  /** A day has come once `reached` is `target`. */
  reached: number;
  target: number;
  rewardList: readonly { count: number }[];
}

const hasCome = ({ reached, target }: CalendarDay): boolean => reached >= target;

export const isMissed = (day: CalendarDay): boolean => day.itemStatus === ITEM_STATUS.open && hasCome(day);

/** Today with the days to come, and the days before. */
export function splitAtToday<Day extends CalendarDay>(days: readonly Day[]): { ahead: Day[]; before: Day[] } {
  const today = Math.max(0, days.filter(hasCome).length - 1);
  return { ahead: days.slice(today), before: days.slice(0, today) };
}

const worthOf = ({ rewardList }: CalendarDay): number => rewardList.reduce((sum, { count }) => sum + count, 0);

/** The missed day that gives most; of those that give the same the newest. */
export const bestMissed = <Day extends CalendarDay>(days: readonly Day[]): Day | undefined =>
  days.filter(isMissed).reduce<Day | undefined>((best, day) => {
    if (best === undefined) return day;
    return worthOf(day) >= worthOf(best) ? day : best;
  }, undefined);
