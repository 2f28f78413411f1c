/**
 * The agent of five levels: a share of what valid friends bet, and their friends, down to the fifth level; and a bonus for each
 * valid friend. Both wait until they are received. `server/agents/README.md` says who counts, from when and for how long.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { agents } from '#contract/agents.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { keepInvites, lookAtPot, type Pot, seasonOfPot, takesPot } from '../agents/look.ts';
import { tellInviter } from '../invites/friends.ts';
import { coin } from '../rules/gifts.ts';
import { type Facts, promotion } from './promotion.ts';
import { BasisPoints, Count, Rate } from './settings.ts';
import type { Tables } from '../sql/tables.ts';

const type = ACTIVITY_TYPES.agent5;
const LEVELS = 5;

const Config = v.object({
  /** Of what is bet on each level, in hundredths of a percent. */
  rates: v.optional(v.pipe(v.array(BasisPoints), v.length(LEVELS)), [30, 15, 10, 5, 5]),
  /** For each valid friend, once. */
  inviteBonus: v.optional(Count, 2_000),
  /** How often what is received has to be bet. */
  betRate: v.optional(Rate, 1),
  inviteBetRate: v.optional(Rate, 3),
});
type Agent5 = Facts<v.InferOutput<typeof Config>>;

const look = (db: Kysely<Tables>, playerId: number, { config, day, period }: Agent5): Promise<Pot> =>
  lookAtPot(db, playerId, { type, rates: config.rates, day, period });

/** Friends for whom no bonus has been received. */
const newFriends = ({ inviter, paidInvites }: Pot): number => Math.max(0, inviter.validIds.length - paidInvites);
const bonusOf = ({ config }: Agent5, pot: Pot): number => newFriends(pot) * config.inviteBonus;

export const agent5 = promotion({
  type,
  name: 'agent5',
  rows: agents,
  state: 'appAgent5User',
  demo: { sort: 5, title: 'Five-level agent', picture: 'badge/people.png' },
  trial: {
    does: ['has a friend who bets'],
    claims: [
      ['appAgent5UserReceive', {}],
      ['appAgent5UserInviteValidReceive', {}],
    ],
  },
  config: Config,
  season: seasonOfPot,
  look,
  entry: () => ({}),
  glance: (facts, pot) => {
    const waiting = pot.waiting + bonusOf(facts, pot);
    return { canReceive: waiting > 0 ? 1 : 0, glance: { waiting } };
  },
  read: (facts, pot) => ({
    ...tellInviter(pot.inviter),
    commission: pot.waiting,
    totalCommission: pot.received + pot.waiting,
    betRate: facts.config.betRate,
    inviteBetRate: facts.config.inviteBetRate,
    inviteBonus: bonusOf(facts, pot),
    inviteBonusEach: facts.config.inviteBonus,
    levelList: pot.earned.levels.map((one) => ({
      ...one,
      ratePercent: (facts.config.rates[one.level - 1] ?? 0) / 100,
    })),
  }),
  claims: {
    appAgent5UserReceive: takesPot(type),
    appAgent5UserInviteValidReceive: {
      // Friends who count already are not forgotten at the end.
      isOwed: ({ known, ...facts }) => bonusOf(facts, known) > 0,
      may: ({ known, ...facts }) => (bonusOf(facts, known) > 0 ? undefined : CLAIM.notEnough),
      mark: ({ known }) => `invites ${known.inviter.validIds.length}`,
      gives: ({ known, ...facts }) => coin(bonusOf(facts, known), facts.config.inviteBetRate),
      keeps: (db, playerId, { known }) => keepInvites(db, { playerId, type }, newFriends(known)),
    },
  },
});
