/** One little bonus a day, growing over seven days in a row; a day that is missed starts again. */
import * as v from 'valibot';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { coin, type Gift } from '../rules/gifts.ts';
import { type Facts, promotion, whyNotReady } from './promotion.ts';
import { runOf } from './runs-of-days.ts';
import { Gifts, Season } from './settings.ts';
import { firstReady } from './trial.ts';

const DAYS = 7;

const OWN_DAYS = [50, 50, 100, 100, 150, 150, 300].map((count) => coin(count));

const Config = v.object({
  season: v.optional(Season, 'first'),
  days: v.optional(v.pipe(v.array(Gifts), v.length(DAYS)), OWN_DAYS),
});
type Bonus = Facts<v.InferOutput<typeof Config>>;

/** How many days in a row are received, today's among them once it is. */
function standingOf({ marks, day }: Bonus): { streak: number; hasToday: boolean } {
  const { length, isGoingOn, hasToday } = runOf(marks.after('day'), { day, most: DAYS });
  const isOver = !isGoingOn || (length === DAYS && !hasToday);
  return { streak: isOver ? 0 : length, hasToday };
}

function statusOf(facts: Bonus, number: number): number {
  const { streak, hasToday } = standingOf(facts);
  if (number <= streak) return ITEM_STATUS.received;
  return number === streak + 1 && !hasToday ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

const giftsOf = ({ config }: Bonus, number: number): readonly Gift[] => config.days[number - 1] ?? [];

export const loginBonus = promotion({
  type: ACTIVITY_TYPES.freeLoginBonus,
  name: 'login-bonus',
  rows: dailyBonus,
  demo: { sort: 14, title: 'Daily bonus', picture: 'badge/coin.png' },
  trial: { claims: [['loginBonus3UserReceive', firstReady('dayList', { type: ACTIVITY_TYPES.freeLoginBonus })]] },
  config: Config,
  season: ({ config }) => config.season,
  entry: (facts) => ({
    canReceive: standingOf(facts).hasToday ? 0 : 1,
    glance: { reached: standingOf(facts).streak, target: DAYS },
  }),
  read: (facts) => {
    const { streak, hasToday } = standingOf(facts);
    return {
      streak,
      receivedToday: hasToday,
      dayList: facts.config.days.map((_, at) => ({
        propId: at + 1,
        title: `Day ${at + 1}`,
        itemStatus: statusOf(facts, at + 1),
        rewardList: [...giftsOf(facts, at + 1)],
        target: at + 1,
        reached: Math.min(at + 1, streak),
      })),
      makeUpLeft: 0,
      makeUpPoints: 0,
    };
  },
  claims: {
    loginBonus3UserReceive: {
      may: (facts) => {
        const { propId } = facts.input;
        return whyNotReady(propId < 1 || propId > DAYS ? undefined : statusOf(facts, propId));
      },
      mark: ({ day }) => `day ${day}`,
      gives: (facts) => giftsOf(facts, facts.input.propId),
    },
  },
});
