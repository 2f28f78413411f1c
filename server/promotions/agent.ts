/**
 * The agent: a share of what valid friends bet waits in a pot, and is the player's to take whenever there is something in it.
 * `server/agents/README.md` says who counts, from when and for how long.
 */
import * as v from 'valibot';
import { agents } from '#contract/agents.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { commissionOf, sumOf } from '../agents/commission.ts';
import { keepReceived, lookAtPot, type Pot } from '../agents/look.ts';
import { readFriends } from '../invites/friends.ts';
import { promotion } from './promotion.ts';
import { BasisPoints, Rate } from './settings.ts';

const type = ACTIVITY_TYPES.agent;

const Config = v.object({
  /** Of what a friend bets, in hundredths of a percent. */
  rate: v.optional(BasisPoints, 50),
  /** How often what is taken has to be bet. */
  betRate: v.optional(Rate, 1),
});

interface Known extends Pot {
  friends: Awaited<ReturnType<typeof readFriends>>;
}

/** What a friend has brought; a friend who does not count yet has brought nothing. */
function told({ id, ...friend }: Known['friends']['list'][number], { bets }: Known, rate: number) {
  const bet = sumOf(bets.filter((one) => one.id === id).map((one) => one.bet));
  return { ...friend, bet, commission: commissionOf(bet, rate) };
}

export const agent = promotion({
  type,
  name: 'agent',
  rows: agents,
  state: 'agentData',
  demo: { sort: 11, title: 'Agent', picture: 'badge/people.png' },
  config: Config,
  // What was received is no mark: each month has a sum of its own. The mark of a claim is read by nobody.
  season: ({ day }) => day.slice(0, 'yyyy-mm'.length),
  look: async (db, playerId, { config, day, period, input }): Promise<Known> => ({
    ...(await lookAtPot(db, playerId, { type, rates: [config.rate], day, period })),
    friends: await readFriends(db, playerId, v.parse(agents.agentData.request, input)),
  }),
  entry: () => ({}),
  glance: (_facts, { waiting }) => ({ canReceive: waiting > 0 ? 1 : 0, glance: { waiting } }),
  read: ({ config }, known) => ({
    inviteCode: known.inviter.inviteCode,
    shareUrl: known.inviter.shareUrl,
    friendCount: known.inviter.friendCount,
    validCount: known.inviter.validIds.length,
    ratePercent: config.rate / 100,
    betRate: config.betRate,
    pot: known.waiting,
    totalCommission: known.received + known.waiting,
    list: known.friends.list.map((friend) => told(friend, known, config.rate)),
    total: known.friends.total,
  }),
  claims: {
    agent3Exchange: {
      // Friends have bet for it, so the end takes nothing away.
      isOwed: ({ known }) => known.waiting > 0,
      may: ({ known }) => (known.waiting > 0 ? undefined : CLAIM.notEnough),
      mark: ({ known }) => `took ${known.received + known.waiting}`,
      gives: ({ config, known }) => [{ id: REWARD_ITEMS.coin, count: known.waiting, betRate: config.betRate }],
      keeps: (db, playerId, { known }) => keepReceived(db, { playerId, type }, known),
    },
  },
});
