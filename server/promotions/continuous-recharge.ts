/**
 * A deposit on each of seven days in a row: each day is the player's to claim, once. A day without one starts again, and
 * what was earned before waits until the next deposit begins another seven.
 */
import * as v from 'valibot';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { coin } from '../rules/gifts.ts';
import { type Facts, promotion, whyNotReady } from './promotion.ts';
import { dayBefore, type Run, runOf } from './runs-of-days.ts';
import { Count, Gifts, Season } from './settings.ts';
import { firstReady } from './trial.ts';

const DAYS = 7;

const OWN_DAYS = [500, 500, 800, 800, 1_000, 1_500, 3_000].map((count) => coin(count));

const Config = v.object({
  season: v.optional(Season, 'first'),
  /** What one deposit must be at least to count. */
  minAmount: v.optional(Count, 10_000),
  days: v.optional(v.pipe(v.array(Gifts), v.length(DAYS)), OWN_DAYS),
});
type Continuous = Facts<v.InferOutput<typeof Config>>;

const numbers = Array.from({ length: DAYS }, (_, at) => at + 1);

const markOf = (start: string, number: number): string => `got ${start} ${number}`;

/** The run of now, or of the sevens before it the oldest that has something to receive: the next deposit takes nothing away. */
function untaken(marks: Continuous['marks'], run: Run): Run {
  let oldest = run;
  for (let { start } = run; start !== '' && marks.has(`paid ${dayBefore(start)}`);) {
    for (let back = 0; back < DAYS; back += 1) start = dayBefore(start);
    const isTaken = numbers.every((number) => marks.has(markOf(start, number)));
    if (!isTaken) oldest = { ...run, start, length: DAYS };
  }
  return oldest;
}

/** The seven that are shown; `start` is their first day, and `length` how many are paid. */
function sevenOf({ marks, day }: Continuous) {
  const run = untaken(marks, runOf(marks.after('paid'), { day, most: DAYS }));
  const isTaken = Array.from({ length: run.length }).every((_, at) => marks.has(markOf(run.start, at + 1)));
  const isDone = !run.isGoingOn || (run.length === DAYS && !run.hasToday);
  return isDone && isTaken
    ? { start: '', length: 0, dayCount: 0 }
    : { ...run, dayCount: run.isGoingOn ? run.length : 0 };
}

function statusOf(facts: Continuous, number: number): number {
  const { start, length } = sevenOf(facts);
  if (facts.marks.has(markOf(start, number))) return ITEM_STATUS.received;
  return number <= length ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

export const continuousRecharge = promotion({
  type: ACTIVITY_TYPES.continuousRecharge,
  name: 'continuous-recharge',
  rows: depositBonus,
  state: 'rechargeBonusCollection6',
  demo: { sort: 10, title: 'Seven days of deposits', picture: 'badge/gift.png' },
  trial: { does: [{ deposits: 50_000 }], claims: [['receiverRechargeBonusCollection6', firstReady('stepList')]] },
  config: Config,
  season: ({ config }) => config.season,
  entry: (facts) => ({
    canReceive: numbers.some((number) => statusOf(facts, number) === ITEM_STATUS.claimable) ? 1 : 0,
    glance: { reached: sevenOf(facts).dayCount, target: DAYS },
  }),
  read: (facts) => ({
    dayCount: sevenOf(facts).dayCount,
    depositedToday: facts.marks.has(`paid ${facts.day}`),
    minAmount: facts.config.minAmount,
    stepList: numbers.map((number) => ({
      propId: number,
      title: `Day ${number}`,
      itemStatus: statusOf(facts, number),
      rewardList: facts.config.days[number - 1] ?? [],
      target: number,
      reached: Math.min(number, sevenOf(facts).length),
    })),
  }),
  deposited: ({ config, day }, { amount }) => (amount >= config.minAmount ? [{ mark: `paid ${day}` }] : []),
  claims: {
    receiverRechargeBonusCollection6: {
      isOwed: (facts) => statusOf(facts, facts.input.propId) === ITEM_STATUS.claimable,
      may: (facts) => {
        const { propId } = facts.input;
        return whyNotReady(numbers.includes(propId) ? statusOf(facts, propId) : undefined);
      },
      mark: (facts) => markOf(sevenOf(facts).start, facts.input.propId),
      gives: ({ config, input }) => config.days[input.propId - 1] ?? [],
    },
  },
});
