/**
 * The ladder of the day: the n-th deposit that is credited on a day of Manila earns the n-th step. There is nothing to
 * claim: what a deposit earns is given in the transaction that credits it.
 */
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { wallet } from '#contract/wallet.ts';
import { type Facts, promotion } from './promotion.ts';
import { Count, Rate } from './settings.ts';

const MOST_PERCENT = 100;
const MOST_STEPS = 20;

const Step = v.object({
  percent: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_PERCENT)),
  limitAmount: Count,
});

const OWN_STEPS: v.InferOutput<typeof Step>[] = [
  { percent: 5, limitAmount: 25_000 },
  { percent: 8, limitAmount: 40_000 },
  { percent: 10, limitAmount: 50_000 },
];

const Config = v.object({
  steps: v.optional(v.pipe(v.array(Step), v.maxLength(MOST_STEPS)), OWN_STEPS),
  betRate: v.optional(Rate, 1),
});
type Config = v.InferOutput<typeof Config>;

const read = ({ config }: Pick<Facts<Config>, 'config'>) => ({
  steps: config.steps.map((one, at) => ({ step: at + 1, ...one })),
  betRate: config.betRate,
});

/** No steps while it does not run, or is set wrongly. */
export const stepsOf = (terms: Pick<Facts<Config>, 'config' | 'standing'>) =>
  terms.standing === 'open' ? read(terms) : { steps: [], betRate: 0 };

export const ladder = promotion({
  type: ACTIVITY_TYPES.ladderRecharge,
  name: 'ladder',
  // Its state stands in the answer to `tradeInfo`.
  rows: wallet,
  demo: { sort: 8, title: 'Deposit ladder', picture: 'badge/coin.png' },
  trial: { gives: [{ deposits: 50_000 }] },
  config: Config,
  season: ({ day }) => day,
  entry: () => ({}),
  read,
  claims: {},
});
