/**
 * The first charge: a player's first deposit buys the dearest package that it pays for. The deposit is credited as any
 * other, and what the package holds besides is the player's to claim: it is paid for, so it waits beyond the end too.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { packageFor } from '#contract/first-charge-rules.ts';
import { coin } from '../rules/gifts.ts';
import { type Facts, promotion } from './promotion.ts';
import { readTotalRecharge } from './purse.ts';
import { readFigures } from './read-promotion.ts';
import { Count, Gifts, isUnlike, Season, withAwardText } from './settings.ts';
import { awardOf } from './trial.ts';
import type { Tables } from '../sql/tables.ts';

const MOST_PACKAGES = 3;
const NEVER = -1;

const Package = v.object({
  id: v.pipe(Count, v.minValue(1)),
  price: v.pipe(Count, v.minValue(1)),
  award: Gifts,
  showType: v.picklist([1, 2, 3]),
});
type Package = v.InferOutput<typeof Package>;

const OWN_PACKAGES: Package[] = [
  { id: 1, price: 50_000, award: coin(20_000, 3), showType: 1 },
  { id: 2, price: 100_000, award: coin(50_000, 3), showType: 2 },
  { id: 3, price: 200_000, award: coin(136_000, 3), showType: 3 },
];

const Config = v.object({
  season: v.optional(Season, 'first'),
  packages: v.optional(
    v.pipe(
      v.array(Package),
      v.maxLength(MOST_PACKAGES),
      v.check((all) => isUnlike(all.map(({ id }) => id)) && isUnlike(all.map(({ price }) => price))),
    ),
    OWN_PACKAGES,
  ),
});
type Charge = Facts<v.InferOutput<typeof Config>>;
type Terms = Pick<Charge, 'config' | 'standing'>;

/** A first deposit is one: there is at most one of each. */
const boughtOf = ({ marks }: Charge): number | undefined => {
  const [id] = marks.after('bought');
  return id === undefined ? undefined : Number(id);
};
const isReceived = ({ marks }: Charge): boolean => marks.count('received') > 0;

/** None is open to who has deposited before. */
const openPackages = ({ config, standing }: Terms, totalRecharge: number): readonly Package[] =>
  standing === 'open' && totalRecharge === 0 ? config.packages : [];

function recordOf(facts: Charge, totalRecharge: number) {
  const id = boughtOf(facts);
  if (id === undefined) {
    if (openPackages(facts, totalRecharge).length === 0) return null;
    return { awardId: 0, itemStatus: ITEM_STATUS.open, propReceiveList: [] };
  }
  return isReceived(facts)
    ? { awardId: id, itemStatus: ITEM_STATUS.received, propReceiveList: [id] }
    : { awardId: id, itemStatus: ITEM_STATUS.claimable, propReceiveList: [] };
}

export const firstCharge = promotion({
  type: ACTIVITY_TYPES.firstCharge,
  name: 'first-charge',
  rows: depositBonus,
  state: 'appRechargeBonusCollection9',
  demo: { sort: 0, title: 'First deposit', picture: 'badge/gift.png' },
  trial: {
    does: [{ deposits: 50_000 }],
    claims: [['appRechargeBonusCollection9Receive', awardOf('appRechargeBonusCollection9')]],
  },
  config: Config,
  season: ({ config }) => config.season,
  look: readTotalRecharge,
  isFor: (facts, { totalRecharge }) => totalRecharge === 0 || (boughtOf(facts) !== undefined && !isReceived(facts)),
  entry: (facts) => ({ canReceive: boughtOf(facts) !== undefined && !isReceived(facts) ? 1 : 0 }),
  read: (facts, totalRecharge) => ({
    appRechargeBonusCollection9: recordOf(facts, totalRecharge),
    expireTime: facts.period.endTime || NEVER,
  }),
  deposited: ({ config, standing }, { before, amount, bought }) => {
    if (before > 0) return [];
    const paid = standing === 'open' ? packageFor(config.packages, amount) : undefined;
    const found = config.packages.find(({ id }) => id === bought) ?? paid;
    return found ? [{ mark: `bought ${found.id}` }] : [];
  },
  sells: {
    actType: RECHARGE_BONUS_KINDS.firstCharge,
    offers: (facts, totalRecharge, { propId, amount }) =>
      openPackages(facts, totalRecharge).some(({ id, price }) => id === propId && price === amount),
  },
  claims: {
    appRechargeBonusCollection9Receive: {
      isOwed: (facts) => boughtOf(facts) !== undefined,
      may: (facts) => {
        const { config, input } = facts;
        if (!config.packages.some(({ id }) => id === input.propId)) return CLAIM.unknown;
        if (isReceived(facts)) return CLAIM.received;
        return boughtOf(facts) === input.propId ? undefined : CLAIM.notYet;
      },
      mark: ({ input }) => `received ${input.propId}`,
      gives: ({ config, input }) => config.packages.find(({ id }) => id === input.propId)?.award ?? [],
    },
  },
});

export async function listPackages(db: Kysely<Tables>) {
  const { packages = [] } = (await readFigures(db, firstCharge)) ?? {};
  return withAwardText(packages);
}

/** Those that the next deposit may buy of a player who has put in so much. */
export const tellOpenPackages = (terms: Terms, totalRecharge: number) =>
  openPackages(terms, totalRecharge).map(({ id, price, award }) => ({ propId: id, price, rewardList: award }));
