/** All that a player has put in passes thresholds. Each adds its coin, once, to the deposit that passes it; nothing is claimed. */
import * as v from 'valibot';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { coin } from '../rules/gifts.ts';
import { type Facts, promotion } from './promotion.ts';
import { readTotalRecharge } from './purse.ts';
import { Count, isUnlike, Rate, Season } from './settings.ts';

const MOST_STEPS = 20;

const Step = v.object({
  id: v.pipe(Count, v.minValue(1)),
  target: v.pipe(Count, v.minValue(1)),
  coin: Count,
});
type Step = v.InferOutput<typeof Step>;

const OWN_STEPS: Step[] = [
  { id: 1, target: 100_000, coin: 1_000 },
  { id: 2, target: 500_000, coin: 6_000 },
  { id: 3, target: 2_000_000, coin: 30_000 },
  { id: 4, target: 5_000_000, coin: 100_000 },
  { id: 5, target: 10_000_000, coin: 250_000 },
];

const Config = v.object({
  season: v.optional(Season, 'first'),
  steps: v.optional(
    v.pipe(
      v.array(Step),
      v.maxLength(MOST_STEPS),
      v.check((all) => isUnlike(all.map(({ id }) => id))),
    ),
    OWN_STEPS,
  ),
  betRate: v.optional(Rate, 1),
});
type Accumulated = Facts<v.InferOutput<typeof Config>>;

const markOf = ({ id }: Step): string => `step ${id}`;

function stepOf({ marks, config }: Accumulated, total: number, step: Step) {
  const { id: propId, target } = step;
  const isGiven = marks.has(markOf(step));
  return {
    propId,
    title: `Step ${propId}`,
    itemStatus: isGiven ? ITEM_STATUS.received : ITEM_STATUS.open,
    rewardList: coin(step.coin, config.betRate),
    target,
    reached: Math.min(target, total),
  };
}

export const accumulatedRecharge = promotion({
  type: ACTIVITY_TYPES.accumulatedRecharge,
  name: 'accumulated-recharge',
  rows: depositBonus,
  state: 'rechargeBonusCollection8',
  demo: { sort: 4, title: 'Deposit milestones', picture: 'badge/coin.png' },
  trial: { gives: [{ deposits: 100_000 }] },
  config: Config,
  season: ({ config }) => config.season,
  look: readTotalRecharge,
  entry: ({ marks, config }) => ({ glance: { reached: marks.count('step'), target: config.steps.length } }),
  read: (facts, totalRecharge) => ({
    totalRecharge,
    stepList: facts.config.steps
      .toSorted((one, other) => one.target - other.target)
      .map((step) => stepOf(facts, totalRecharge, step)),
  }),
  /** Those that were passed before the promotion began come with the first deposit after it has. */
  deposited: ({ config, marks }, { before, amount }) =>
    config.steps
      .filter((step) => step.target <= before + amount && !marks.has(markOf(step)))
      .map((step) => ({ mark: markOf(step), coin: { count: step.coin, betRate: config.betRate } })),
  claims: {},
});
