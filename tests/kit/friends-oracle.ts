/** What promotions about friends owe one player, written a second time. */
import { agents } from '#contract/agents.ts';
import { invites } from '#contract/invites.ts';
import { dayInManila } from '#shared/time.ts';
import {
  type Life,
  todayOf,
  has,
  count,
  sumOf,
  add,
  type Due,
  type Deed,
  once,
  numbered,
  plain,
} from './promotion-life.ts';

const DAY_MS = 86_400_000;

const AWARDS = [
  { friends: 1, coin: 2_000 },
  { friends: 3, coin: 6_000 },
];
const MILESTONES = [
  { friends: 1, coin: 900 },
  { friends: 3, coin: 2_700 },
];
/** As much as a card gives. */
const LOTTERY_POINTS = 3_000;
export const AGENT_COUNT = {
  cards: always(LOTTERY_POINTS),
  prizes: always(400),
  lotteryPoints: LOTTERY_POINTS,
  steps: MILESTONES.map(({ friends, coin }) => ({ count: friends, award: [{ id: 2001, count: coin, betRate: 1 }] })),
};
export const SPIN = { prizes: always(400), potTarget: 800 };
function always(amount: number) {
  return [
    { amount, chance: 5_000 },
    { amount, chance: 5_000 },
  ];
}

/** What friends have bet in this month and the last brings, without what was taken of it. */
function potDue(life: Life, name: string, basisPoints: number): Due | undefined {
  const month = todayOf(life).slice(0, 7);
  const last = dayInManila(Date.parse(`${month}-01`) - DAY_MS).slice(0, 7);
  const parts = [month, last].map((one) => {
    const earned = Math.floor((sumOf(life, `friends ${one}`) * basisPoints) / 10_000);
    return { name: `${name} ${one}`, left: Math.max(0, earned - sumOf(life, `${name} ${one}`)) };
  });
  const coin = parts.reduce((sum, { left }) => sum + left, 0);
  return coin === 0 ? undefined : { coin, also: () => parts.forEach((one) => add(life, one.name, one.left)) };
}

const turns = (life: Life): number => Math.max(0, life.friends - count(life, 'turn'));
function spinDue(life: Life): Due | undefined {
  const isFree = !has(life, `free ${todayOf(life)}`);
  if (!isFree && turns(life) === 0) return undefined;
  const done = isFree ? `free ${todayOf(life)}` : `turn ${count(life, 'turn')}`;
  return {
    coin: 0,
    done,
    also: () => {
      add(life, 'pot', 400);
      life.done.add(`spun ${todayOf(life)}`);
    },
  };
}
export const FRIENDS_DEEDS: readonly Deed[] = [
  {
    of: 'invite-friends',
    row: invites.appInviteBonus1UserReceive,
    input: (dice) => ({ propId: dice % 3 === 0 ? 2 : 1 }),
    due: (life, { propId }) => {
      const award = AWARDS[propId - 1];
      const isNext = propId === 1 || has(life, 'award 1');
      const may = life.hasPhone && isNext && life.friends >= (award?.friends ?? Infinity);
      return once(life, `award ${propId}`, award?.coin ?? 0, may);
    },
  },
  { of: 'agent', row: agents.agent3Exchange, input: plain, due: (life) => potDue(life, 'agent', 50) },
  { of: 'agent5', row: agents.appAgent5UserReceive, input: plain, due: (life) => potDue(life, 'agent5', 30) },
  {
    of: 'agent5',
    row: agents.appAgent5UserInviteValidReceive,
    input: plain,
    due: (life) => {
      const fresh = life.friends - sumOf(life, 'paid friends');
      return fresh > 0 ? { coin: fresh * 2_000, also: () => add(life, 'paid friends', fresh) } : undefined;
    },
  },
  { of: 'invite-spin', row: invites.actInviteUserSpin, input: plain, due: spinDue },
  {
    of: 'invite-spin',
    row: invites.actInviteUserExchange,
    input: plain,
    due: (life) => {
      const pot = sumOf(life, 'pot');
      return pot >= SPIN.potTarget ? { coin: pot, also: () => add(life, 'pot', -pot) } : undefined;
    },
  },
  {
    of: 'agent-count',
    row: agents.agent4Scratch,
    input: plain,
    due: (life) =>
      once(life, `card-scratched ${count(life, 'card-scratched')}`, 0, life.friends > count(life, 'card-scratched')),
  },
  {
    of: 'agent-count',
    row: agents.agent4Lottery,
    input: plain,
    due: (life) => (count(life, 'card-scratched') > 0 && life.points >= LOTTERY_POINTS ? { coin: 400 } : undefined),
  },
  {
    of: 'agent-count',
    row: agents.agent4Award,
    input: numbered(2),
    due: (life, { propId }) => {
      const step = MILESTONES[propId - 1];
      return once(life, `milestone ${propId}`, step?.coin ?? 0, life.friends >= (step?.friends ?? Infinity));
    },
  },
];
