/** Packs of a festival. Each is bought once, by a deposit of its price, and its coins come together with that deposit. */
import * as v from 'valibot';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { coin } from '../rules/gifts.ts';
import { type Facts, promotion } from './promotion.ts';
import { Count, isUnlike, Rate, Season } from './settings.ts';

const MOST_PACKS = 6;

const Pack = v.object({
  id: v.pipe(Count, v.minValue(1)),
  title: v.pipe(v.string(), v.maxLength(40)),
  price: v.pipe(Count, v.minValue(1)),
  coin: Count,
  betRate: v.optional(Rate, 3),
});
type Pack = v.InferOutput<typeof Pack>;

const OWN_PACKS: Pack[] = [
  { id: 3501, title: 'Small pack', price: 20_000, coin: 2_000, betRate: 3 },
  { id: 3502, title: 'Family pack', price: 50_000, coin: 6_000, betRate: 3 },
  { id: 3503, title: 'Fiesta pack', price: 100_000, coin: 15_000, betRate: 3 },
];

const Config = v.object({
  season: v.optional(Season, 'first'),
  packs: v.optional(
    v.pipe(
      v.array(Pack),
      v.maxLength(MOST_PACKS),
      v.check((all) => isUnlike(all.map(({ id }) => id))),
    ),
    OWN_PACKS,
  ),
});
type Festival = Facts<v.InferOutput<typeof Config>>;

const markOf = (id: number): string => `bought ${id}`;
const isBought = ({ marks }: Festival, id: number): boolean => marks.has(markOf(id));

export const festival = promotion({
  type: ACTIVITY_TYPES.festival,
  name: 'festival',
  rows: activities,
  demo: { sort: 2, title: 'Fiesta packs', picture: 'badge/gift.png', days: { since: 1, left: 60 } },
  // The smallest pack costs less than a first deposit may be.
  trial: {
    does: [{ deposits: 50_000 }],
    gives: [{ deposits: 20_000, buys: { actType: RECHARGE_BONUS_KINDS.festival, propId: 3501 } }],
  },
  config: Config,
  season: ({ config }) => config.season,
  entry: (facts) => ({
    glance: { reached: facts.marks.count('bought'), target: facts.config.packs.length },
    packList: facts.config.packs.map(({ id, title, price, coin: count, betRate }) => ({
      propId: id,
      title,
      price,
      itemStatus: isBought(facts, id) ? ITEM_STATUS.received : ITEM_STATUS.open,
      rewardList: coin(count, betRate),
    })),
  }),
  read: () => ({}),
  deposited: ({ config }, { bought }) =>
    config.packs
      .filter(({ id }) => id === bought)
      .map(({ id, coin, betRate }) => ({ mark: markOf(id), coin: { count: coin, betRate } })),
  sells: {
    actType: RECHARGE_BONUS_KINDS.festival,
    offers: (facts, _known, { propId, amount }) =>
      facts.standing === 'open' &&
      !isBought(facts, propId) &&
      facts.config.packs.some(({ id, price }) => id === propId && price === amount),
  },
  claims: {},
});
