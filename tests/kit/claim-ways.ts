/**
 * How a player comes to have each claim of each promotion, and what one claim posts: as the promotion's own trial says. Here stands
 * what needs figures of the test, or another way than its trial.
 */
import { agents } from '#contract/agents.ts';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { invites } from '#contract/invites.ts';
import { seasons } from '#contract/seasons.ts';
import { tasks } from '#contract/tasks.ts';
import { assert, must } from '#shared/assert.ts';
import type { Listed } from '#server/promotions/promotion.ts';
import type { Deed, TrialClaim } from '#server/promotions/trial.ts';
import { doDeed, inputOf } from '#server/sandbox/bring.ts';
import type { Hand } from '#server/sandbox/deeds.ts';
import { sweepLottery } from '#server/promotions/draw-lottery.ts';
import {
  by,
  REWARD,
  POINTS_REWARD,
  bindsPhone,
  NOTHING,
  coin,
  always,
  call,
  inTurn,
  change,
  friend,
  paid,
  sign,
  openGift,
  GIFTS,
  aDayOfChristmas,
  follow,
  link,
  newYearDay,
  newYearBox,
  type Way,
  type Ways,
  type World,
} from './claim-steps.ts';

/** By the names of the promotions and of their claims: where more than the promotion's own trial is tried. */
const OTHER_WAYS: Readonly<Record<string, Ways>> = {
  christmas: {
    ways: {
      appChristmasUserSign: by(seasons.appChristmasUserSign, {}, NOTHING),
      appChristmasUserOpen: by(seasons.appChristmasUserOpen, { propId: 1 }, NOTHING, sign),
      appChristmasUserReceive: by(seasons.appChristmasUserReceive, { propId: 1 }, REWARD, inTurn(sign, openGift(1))),
      appChristmasUserExtra: by(
        seasons.appChristmasUserExtra,
        { propId: GIFTS.length + 1 },
        REWARD,
        inTurn(...GIFTS.map(aDayOfChristmas)),
      ),
    },
  },
  'weekend-lottery': {
    ways: {
      'the draw': {
        ready: async ({ kit }) => {
          const house = { db: kit.db(), now: () => kit.clock.now() };
          await sweepLottery(house);
          const bet = { player_id: kit.playerId(), day: '2026-11-18', bet: 50_000 };
          await kit.db().insertInto('play_day').values(bet).execute();
          kit.pass(24 * 60);
          return () => sweepLottery(house).then(() => ({}));
        },
        posts: REWARD,
        marks: 0,
        isTold: true,
        isSweep: true,
      },
    },
  },
  'sign-up-bonus': {
    ways: {
      receiveLoginPay3: by(dailyBonus.receiveLoginPay3, { propId: 6003 }, REWARD, async (world) => {
        await change({ created_at: world.kit.clock.now() })(world);
      }),
    },
  },
  'follow-rewards': {
    ways: {
      appProxyUser4TaskUserShare: by(tasks.appProxyUser4TaskUserShare, follow, NOTHING, inTurn(link)),
      appProxyUser4TaskUserReceive: by(
        tasks.appProxyUser4TaskUserReceive,
        follow,
        REWARD,
        inTurn(link, call(tasks.appProxyUser4TaskUserShare, follow)),
      ),
    },
  },
  'new-year': {
    figures: { boxes: [{ target: 20, lottery: 1, fireworks: 1 }], prizes: [{ weight: 1, gifts: coin(700) }] },
    ways: {
      appNewYearUserShare: by(seasons.appNewYearUserShare, { target: 'link' }, NOTHING),
      appNewYearUserReceiveTask: by(seasons.appNewYearUserReceiveTask, { propId: 301 }, NOTHING),
      appNewYearUserBoxOpen: by(seasons.appNewYearUserBoxOpen, { propId: 1 }, NOTHING, newYearDay),
      appNewYearUserOpen: by(seasons.appNewYearUserOpen, { propId: 40_003 }, REWARD, newYearBox),
      appNewYearUserExtra: by(seasons.appNewYearUserExtra, { propId: 99 }, REWARD, newYearBox),
    },
  },
  'invite-spin': {
    figures: { prizes: always(400), potTarget: 400 },
    ways: {
      // The turn, and what it has won.
      actInviteUserSpin: { ...by(invites.actInviteUserSpin, {}, NOTHING), marks: 2 },
      actInviteUserExchange: by(invites.actInviteUserExchange, {}, REWARD, call(invites.actInviteUserSpin)),
    },
  },
  'agent-count': {
    figures: {
      cards: always(5_000),
      prizes: always(400),
      lotteryPoints: 5_000,
      steps: [{ count: 1, award: coin(900) }],
    },
    ways: {
      agent4Scratch: by(agents.agent4Scratch, {}, POINTS_REWARD, inTurn(friend)),
      agent4Lottery: by(
        agents.agent4Lottery,
        {},
        ['points-spent', 'reward'],
        inTurn(friend, call(agents.agent4Scratch)),
      ),
      agent4Award: by(agents.agent4Award, { propId: 1 }, REWARD, inTurn(friend)),
    },
  },
  vip: { ways: {} },
  'out-link': { ways: {} },
  tasks: {
    figures: {
      tasks: [
        { id: 1, kind: 1, gifts: coin(100) },
        { id: 2, kind: 4, gifts: coin(100) },
      ],
    },
    ways: {
      appProxyUser4TaskUserShare: by(tasks.appProxyUser4TaskUserShare, { propId: 2 }, NOTHING, inTurn(link)),
      appProxyUser4TaskUserReceive: by(tasks.appProxyUser4TaskUserReceive, { propId: 1 }, REWARD),
    },
  },
};

export const waysOf = (one: Listed): Ways => OTHER_WAYS[one.name] ?? waysOfTrial(one);

function waysOfTrial(one: Listed): Ways {
  const { does = [], claims, gives = [] } = must(one.trial, `${one.name} has a trial, or its ways stand here`);
  const before: Before = async ({ kit }) => {
    for (const deed of does) {
      assert((await doDeed(deed, handOf(kit), one)) === undefined, `the product lets ${one.name} be come to`);
    }
  };
  return { ways: claims ? waysToClaim(one, before, claims) : waysByItself(one, before, gives) };
}

type Before = (world: World) => Promise<void>;

const handOf = (kit: World['kit']): Hand => ({ services: kit.server().services, playerId: kit.playerId() });

/** Each claim of the trial, after its deeds and the claims before it. */
function waysToClaim(one: Listed, before: Before, claims: readonly TrialClaim[]): Ways['ways'] {
  const ways = claims.map((step, at) => {
    const [name, , item] = step;
    const { gives, draws } = must(one.claims[name], `${one.name} has the claim ${name}`);
    const ready: Way['ready'] = async (world) => {
      const { kit } = world;
      const bodyOf = (claim: TrialClaim) => inputOf(kit.db(), handOf(kit), one, claim);
      const send = (claim: string, body: object, key?: string) =>
        kit.post(must(one.rows[claim], claim).path, body, key);
      await before(world);
      for (const earlier of claims.slice(0, at)) {
        const told = await send(earlier[0], await bodyOf(earlier));
        assert(told['errcode'] === 0, `${earlier[0]} is given`);
      }
      const body = await bodyOf(step);
      return (key) => send(name, body, key);
    };
    const given = item === 'points' ? POINTS_REWARD : REWARD;
    return [name, { ready, posts: gives || draws ? given : NOTHING, marks: 1 }] as const;
  });
  return Object.fromEntries(ways);
}

/** A deposit, of which the bank tells, or a phone that is bound: it gives the reward without a claim. */
function waysByItself(one: Listed, before: Before, [deed, ...more]: readonly Deed[]): Ways['ways'] {
  assert(more.length === 0, `one deed gives what ${one.name} gives, or its way stands here`);
  if (deed === 'links a phone') return { 'a phone': bindsPhone };
  assert(typeof deed === 'object' && 'deposits' in deed, `the way to what ${one.name} gives stands here`);
  return { 'a deposit': paid(deed.deposits, before, deed.buys ?? {}, one.deposited ? 1 : 0) };
}
