/**
 * Friends who count give scratch cards, cards give points, points enter a lottery, and numbers of friends are milestones. The
 * points are those of the ledger: a card gives them, the lottery takes them.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { agents } from '#contract/agents.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS, REWARD_ITEMS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { type Inviter, readInviter, tellInviter } from '../invites/friends.ts';
import { readBalance } from '../ledger/balance.ts';
import type { Tables } from '../sql/tables.ts';
import { coin, type Gift } from '../rules/gifts.ts';
import { type Chanced, Chances, drawPrize, tellPrizes } from './draw-prize.ts';
import { type Drawn, type Facts, promotion, type Random, whyNotReady } from './promotion.ts';
import { Count, Gifts, Rate, Season } from './settings.ts';

const MOST_STEPS = 20;

/** In hundredths of points: a card gives 41 on average. */
const OWN_CARDS: Chanced[] = [
  { amount: 2_000, chance: 6_000 },
  { amount: 5_000, chance: 3_000 },
  { amount: 10_000, chance: 900 },
  { amount: 50_000, chance: 100 },
];

/** A draw wins ₱4.95 on average, and costs points that buy ₱5. */
const OWN_PRIZES: Chanced[] = [
  { amount: 100, chance: 3_000 },
  { amount: 200, chance: 3_000 },
  { amount: 500, chance: 2_500 },
  { amount: 1_000, chance: 1_000 },
  { amount: 2_000, chance: 400 },
  { amount: 10_000, chance: 100 },
];

const Milestone = v.object({ count: v.pipe(Count, v.minValue(1)), award: Gifts });
type Milestone = v.InferOutput<typeof Milestone>;

const OWN_STEPS: Milestone[] = [
  { count: 3, award: coin(3_000, 3) },
  { count: 10, award: coin(10_000, 3) },
  { count: 30, award: coin(40_000, 3) },
  { count: 100, award: coin(150_000, 3) },
];

const Config = v.object({
  season: v.optional(Season, 'first'),
  cards: v.optional(Chances, OWN_CARDS),
  /** What one draw costs, in hundredths of points. */
  lotteryPoints: v.optional(v.pipe(Count, v.minValue(1)), 5_000),
  prizes: v.optional(Chances, OWN_PRIZES),
  betRate: v.optional(Rate, 3),
  /** By their place from 1 on, which a claim names. */
  steps: v.optional(v.pipe(v.array(Milestone), v.maxLength(MOST_STEPS)), OWN_STEPS),
});
type Count4 = Facts<v.InferOutput<typeof Config>>;

interface Known extends Inviter {
  points: number;
}

async function look(db: Kysely<Tables>, playerId: number): Promise<Known> {
  const inviter = await readInviter(db, playerId);
  return { ...inviter, points: await readBalance(db, playerId, 'points') };
}

/** By number, not by friend: a friend who counts no more takes no card back, and another in their place brings none. */
const cardsLeft = ({ marks }: Count4, { validIds }: Known): number =>
  Math.max(0, validIds.length - marks.count('card'));

function stepOf(facts: Count4, { count, award }: Milestone, { id, known }: { id: number; known: Known }) {
  const reached = Math.min(count, known.validIds.length);
  const isReady = reached === count ? ITEM_STATUS.claimable : ITEM_STATUS.open;
  return {
    propId: id,
    title: `${count} friends`,
    itemStatus: facts.marks.has(`step ${id}`) ? ITEM_STATUS.received : isReady,
    rewardList: [...award],
    target: count,
    reached,
  };
}

const stepsOf = (facts: Count4, known: Known) =>
  facts.config.steps.map((step, at) => stepOf(facts, step, { id: at + 1, known }));

function drawFrom(prizes: readonly Chanced[], gift: Omit<Gift, 'count'>, random: Random): Drawn {
  const propId = drawPrize(prizes, random);
  return { propId, rewards: [{ ...gift, count: prizes[propId - 1]?.amount ?? 0 }] };
}

const POINTS = { id: REWARD_ITEMS.points, betRate: 0 } as const;
const coinOf = ({ config }: Count4) => ({ id: REWARD_ITEMS.coin, betRate: config.betRate });

export const agentCount = promotion({
  type: ACTIVITY_TYPES.agentCount,
  name: 'agent-count',
  rows: agents,
  state: 'agent4Data',
  demo: { sort: 18, title: 'Scratch cards', picture: 'badge/gift.png' },
  trial: { does: ['brings a friend'], claims: [['agent4Scratch', {}]] },
  config: Config,
  season: ({ config }) => config.season,
  look,
  entry: () => ({}),
  glance: (facts, known) => {
    const cards = cardsLeft(facts, known);
    const canDraw = facts.marks.count('card') > 0 && known.points >= facts.config.lotteryPoints;
    const isStep = stepsOf(facts, known).some(({ itemStatus }) => itemStatus === ITEM_STATUS.claimable);
    return { canReceive: cards > 0 || canDraw || isStep ? 1 : 0, glance: { cards } };
  },
  read: (facts, known) => ({
    ...tellInviter(known),
    cardCount: cardsLeft(facts, known),
    scratchedCount: facts.marks.count('card'),
    points: known.points,
    lotteryPoints: facts.config.lotteryPoints,
    cardList: tellPrizes(facts.config.cards, POINTS),
    prizeList: tellPrizes(facts.config.prizes, coinOf(facts)),
    stepList: stepsOf(facts, known),
  }),
  claims: {
    agent4Scratch: {
      may: (facts) => (cardsLeft(facts, facts.known) > 0 ? undefined : CLAIM.usedUp),
      mark: ({ marks }) => `card ${marks.count('card') + 1}`,
      draws: ({ config }, random) => drawFrom(config.cards, POINTS, random),
    },
    agent4Lottery: {
      may: ({ marks, known, config }) => {
        // The lottery is for who has brought a friend; points come from bets as well.
        if (marks.count('card') === 0) return CLAIM.notEligible;
        return known.points < config.lotteryPoints ? CLAIM.notEnough : undefined;
      },
      mark: ({ marks }) => `lottery ${marks.count('lottery') + 1}`,
      costs: ({ config }) => config.lotteryPoints,
      draws: (facts, random) => drawFrom(facts.config.prizes, coinOf(facts), random),
    },
    agent4Award: {
      may: (facts) => {
        const step = stepsOf(facts, facts.known).find(({ propId }) => propId === facts.input.propId);
        return whyNotReady(step?.itemStatus);
      },
      mark: ({ input }) => `step ${input.propId}`,
      gives: ({ config, input }) => config.steps[input.propId - 1]?.award ?? [],
    },
  },
});
