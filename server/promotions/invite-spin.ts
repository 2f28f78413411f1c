/**
 * A wheel for inviting friends: one free turn a day and one for each friend who counts. What it wins adds up to a pot, and a
 * full pot is exchanged into the balance. The pot is the sum of the turns' marks less what was exchanged, so it is no money
 * before that.
 */
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { invites } from '#contract/invites.ts';
import { beginningOf } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';
import { type Inviter, readInviter } from '../invites/friends.ts';
import { unixSeconds } from '../sql/queries/activities.ts';
import { coin } from '../rules/gifts.ts';
import { type Chanced, Chances, drawPrize, tellPrizes } from './draw-prize.ts';
import { type Facts, promotion } from './promotion.ts';
import { Count, Rate, Season } from './settings.ts';

/** A turn wins ₱3.60 on average. */
const OWN_PRIZES: Chanced[] = [
  { amount: 100, chance: 4_000 },
  { amount: 500, chance: 1_000 },
  { amount: 200, chance: 2_500 },
  { amount: 5_000, chance: 90 },
  { amount: 300, chance: 1_500 },
  { amount: 1_000, chance: 600 },
  { amount: 2_000, chance: 300 },
  { amount: 10_000, chance: 10 },
];

const Config = v.object({
  season: v.optional(Season, 'first'),
  /** In the order of the wheel. */
  prizes: v.optional(Chances, OWN_PRIZES),
  potTarget: v.optional(v.pipe(Count, v.minValue(1)), 10_000),
  betRate: v.optional(Rate, 3),
});
export type Wheel = Facts<v.InferOutput<typeof Config>>;

/** A turn leaves `won <how many> <prize> <amount>`, an exchange `exchange <how many> <amount>`. */
export const lastNumber = (mark: string): number => Number(mark.split(' ').at(-1));
const sumOf = (marks: readonly string[]): number => marks.reduce((sum, mark) => sum + lastNumber(mark), 0);
const potOf = ({ marks }: Wheel): number => sumOf(marks.after('won')) - sumOf(marks.after('exchange'));

const hasFreeTurn = ({ marks, day }: Wheel): boolean => !marks.has(`free ${day}`);
const turnsLeft = (facts: Wheel, { validIds }: Inviter): number =>
  (hasFreeTurn(facts) ? 1 : 0) + Math.max(0, validIds.length - facts.marks.count('turn'));
const isFull = (facts: Wheel): boolean => potOf(facts) >= facts.config.potTarget;

/** The pot and the turns, as two calls tell them. */
export const tellPot = (facts: Wheel, inviter: Inviter) => ({
  turnsLeft: turnsLeft(facts, inviter),
  pot: potOf(facts),
  potTarget: facts.config.potTarget,
  canExchange: isFull(facts),
  nextFreeTime: hasFreeTurn(facts) ? 0 : unixSeconds(new Date(beginningOf(facts.day).getTime() + DAY_MS)),
});

export const inviteSpin = promotion({
  type: ACTIVITY_TYPES.inviteUserSpin,
  name: 'invite-spin',
  rows: invites,
  state: 'actInviteUser',
  demo: { sort: 1, title: 'Perya wheel', picture: 'badge/wheel.png' },
  trial: { claims: [['actInviteUserSpin', {}]] },
  config: Config,
  season: ({ config }) => config.season,
  look: readInviter,
  entry: () => ({}),
  glance: (facts, inviter) => {
    const turns = turnsLeft(facts, inviter);
    const pot = potOf(facts);
    // A pot that is not full cannot be received yet.
    const held = isFull(facts) ? { waiting: pot } : { pot, potTarget: facts.config.potTarget };
    // The turns end with the promotion.
    if (facts.standing === 'over') return { canReceive: isFull(facts) ? 1 : 0, glance: held };
    return { canReceive: turns > 0 || isFull(facts) ? 1 : 0, glance: { turns, ...held } };
  },
  read: (facts, inviter) => ({
    ...tellPot(facts, inviter),
    inviteCount: inviter.friendCount,
    validCount: inviter.validIds.length,
    shareUrl: inviter.shareUrl,
    prizeList: tellPrizes(facts.config.prizes, { id: REWARD_ITEMS.coin, betRate: facts.config.betRate }),
  }),
  claims: {
    actInviteUserSpin: {
      may: (facts) => (turnsLeft(facts, facts.known) > 0 ? undefined : CLAIM.usedUp),
      mark: (facts) => (hasFreeTurn(facts) ? `free ${facts.day}` : `turn ${facts.marks.count('turn') + 1}`),
      // What it stops at goes to the pot, and to the balance with the pot.
      draws: ({ config }, random) => ({ propId: drawPrize(config.prizes, random), rewards: [] }),
      leaves: ({ config, marks }, { propId }) => [
        `won ${marks.count('won') + 1} ${propId} ${config.prizes[propId - 1]?.amount ?? 0}`,
      ],
    },
    actInviteUserExchange: {
      isOwed: isFull,
      may: (facts) => (isFull(facts) ? undefined : CLAIM.notEnough),
      mark: (facts) => `exchange ${facts.marks.count('exchange') + 1} ${potOf(facts)}`,
      gives: (facts) => coin(potOf(facts), facts.config.betRate),
    },
  },
});
