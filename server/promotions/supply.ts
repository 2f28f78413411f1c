/**
 * The supply: a little for a player who has put money in and has none left, so many times a day. It is no offer to win
 * back what was lost: it is small, it says how often it comes, and nothing in the app pushes towards it.
 */
import * as v from 'valibot';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { coin } from '../rules/gifts.ts';
import { type Facts, promotion } from './promotion.ts';
import { readPurse } from './purse.ts';
import { Count, Rate } from './settings.ts';

/** A peso: a player with less has run out, though a few games take smaller bets. */
export const RUN_OUT_BELOW = 100;

const Config = v.object({
  amount: v.optional(Count, 500),
  aDay: v.optional(Count, 2),
  betRate: v.optional(Rate, 1),
});
type Config = v.InferOutput<typeof Config>;

/** What one is worth, how often it is to be wagered, and how many are left. */
const offer = ({ config, marks }: Facts<Config>) => ({
  coin: config.amount,
  betRate: config.betRate,
  leftToday: Math.max(0, config.aDay - marks.total),
});

function whyNot(facts: Facts<Config>, purse: Awaited<ReturnType<typeof readPurse>>) {
  if (purse.totalRecharge === 0) return CLAIM.needsDeposit;
  if (offer(facts).leftToday === 0) return CLAIM.usedUp;
  if (purse.ownMoney >= RUN_OUT_BELOW) return CLAIM.notYet;
  return purse.isMoneyUnderWay ? CLAIM.notEligible : undefined;
}

export const supply = promotion({
  type: ACTIVITY_TYPES.supply,
  name: 'supply',
  rows: activities,
  demo: { sort: 6, title: 'Supply', picture: 'badge/coin.png' },
  trial: { does: [{ deposits: 50_000 }, { hasLeft: 50 }], claims: [['bankruptBonus', {}]] },
  config: Config,
  season: ({ day }) => day,
  look: readPurse,
  entry: offer,
  read: offer,
  glance: (facts, purse) => ({ canReceive: whyNot(facts, purse) === undefined ? 1 : 0 }),
  claims: {
    bankruptBonus: {
      may: ({ known, ...facts }) => whyNot(facts, known),
      mark: ({ marks }) => String(marks.total + 1),
      gives: ({ config }) => coin(config.amount, config.betRate),
    },
  },
});
