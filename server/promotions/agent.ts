/**
 * The agent: a share of what valid friends bet waits in a pot, and is the player's to take whenever there is something in it.
 * `server/agents/README.md` says who counts, from when and for how long.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { agents } from '#contract/agents.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { commissionOf, sumOf } from '../agents/commission.ts';
import { lookAtPot, type Pot, seasonOfPot, takesPot } from '../agents/look.ts';
import { readFriends, tellInviter } from '../invites/friends.ts';
import { type Facts, promotion } from './promotion.ts';
import { BasisPoints, Rate } from './settings.ts';
import type { Tables } from '../sql/tables.ts';

const type = ACTIVITY_TYPES.agent;

const Config = v.object({
  /** Of what a friend bets, in hundredths of a percent. */
  rate: v.optional(BasisPoints, 50),
  /** How often what is taken has to be bet. */
  betRate: v.optional(Rate, 1),
});

type Asked = Facts<v.InferOutput<typeof Config>> & { input: unknown };

interface Known extends Pot {
  friends: Awaited<ReturnType<typeof readFriends>>;
}

async function look(db: Kysely<Tables>, playerId: number, { config, day, period, input }: Asked): Promise<Known> {
  return {
    ...(await lookAtPot(db, playerId, { type, rates: [config.rate], day, period })),
    friends: await readFriends(db, playerId, v.parse(agents.agentData.request, input)),
  };
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
  trial: { does: ['has a friend who bets'], claims: [['agent3Exchange', {}]] },
  config: Config,
  season: seasonOfPot,
  look,
  entry: () => ({}),
  glance: (_facts, { waiting }) => ({ canReceive: waiting > 0 ? 1 : 0, glance: { waiting } }),
  read: ({ config }, known) => ({
    ...tellInviter(known.inviter),
    ratePercent: config.rate / 100,
    betRate: config.betRate,
    pot: known.waiting,
    totalCommission: known.received + known.waiting,
    list: known.friends.list.map((friend) => told(friend, known, config.rate)),
    total: known.friends.total,
  }),
  claims: {
    agent3Exchange: takesPot(type),
  },
});
