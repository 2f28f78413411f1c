/**
 * How a player comes to have each claim of each promotion, and what one claim posts: as the promotion's own trial says. Here stands
 * what needs figures of the test, or another way than its trial. What nobody claims is told by a bank, by the phone that is bound or by a sweep.
 */
import { agents } from '#contract/agents.ts';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { invites } from '#contract/invites.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { seasons } from '#contract/seasons.ts';
import { session } from '#contract/session.ts';
import { tasks } from '#contract/tasks.ts';
import { assert, must } from '#shared/assert.ts';
import type { Listed } from '#server/promotions/promotion.ts';
import type { TrialClaim } from '#server/promotions/trial.ts';
import { doDeed, inputOf } from '#server/sandbox/bring.ts';
import { sweepLottery } from '#server/promotions/draw-lottery.ts';
import { writeSettings } from '#server/sql/queries/settings.ts';
import {
  by,
  REWARD,
  NOTHING,
  coin,
  always,
  call,
  inTurn,
  change,
  friend,
  friendBets,
  paid,
  anew,
  sign,
  openGift,
  GIFTS,
  aDayOfChristmas,
  follow,
  link,
  newYearDay,
  newYearBox,
  PHONES,
  aPhone,
  todayOfCalendar,
  type Way,
  type Ways,
} from './claim-steps.ts';

/** By the names of the promotions and of their claims: where more than the promotion's own trial is tried. */
const OTHER_WAYS: Readonly<Record<string, Ways>> = {
  christmas: {
    ways: {
      appChristmasUserSign: by(seasons.appChristmasUserSign, {}, NOTHING),
      appChristmasUserOpen: by(seasons.appChristmasUserOpen, { propId: 1 }, NOTHING, sign),
      appChristmasUserReceive: {
        ...by(seasons.appChristmasUserReceive, { propId: 1 }, REWARD, inTurn(sign, openGift(1))),
        isFirst: true,
      },
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
  ladder: { ways: { 'a deposit': { ...paid(50_000, anew, {}, 0), isFirst: true } } },
  'accumulated-recharge': { ways: { 'a deposit': paid(100_000, anew, {}, 1) } },
  bind: {
    ways: {
      'a phone': {
        ready: async ({ kit }) => {
          await writeSettings(kit.db(), PHONES);
          await kit.server().services.configAnswers.renew();
          const mobile = aPhone();
          return (key) => kit.post(session.bindAccount.path, { mobile }, key);
        },
        posts: REWARD,
        marks: 1,
        isTold: true,
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
  'free-sign': {
    ways: {
      loginBonus3UserReceive: by(
        dailyBonus.loginBonus3UserReceive,
        { type: ACTIVITY_TYPES.freeSign },
        ['points-reward'],
        todayOfCalendar,
      ),
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
  festival: {
    ways: {
      'a deposit': paid(
        20_000,
        ({ trial }) => trial.putIn(50_000),
        { actType: RECHARGE_BONUS_KINDS.festival, propId: 3501 },
        1,
      ),
    },
  },
  agent: {
    ways: { agent3Exchange: { ...by(agents.agent3Exchange, {}, REWARD, friendBets), isFirst: true } },
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
      actInviteUserSpin: { ...by(invites.actInviteUserSpin, {}, NOTHING), marks: 2, isFirst: true },
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
      agent4Scratch: by(agents.agent4Scratch, {}, ['points-reward'], inTurn(friend)),
      agent4Lottery: {
        ...by(agents.agent4Lottery, {}, ['points-spent', 'reward'], inTurn(friend, call(agents.agent4Scratch))),
        isFirst: true,
      },
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

/** Each claim of the trial, after its deeds and the claims before it. One that gives posts a reward. */
function waysOfTrial(one: Listed): Ways {
  const { does = [], claims = [] } = must(one.trial, `${one.name} has a trial, or its ways stand here`);
  const ways = claims.map((step, at) => {
    const [name] = step;
    const { gives, draws } = must(one.claims[name], `${one.name} has the claim ${name}`);
    const ready: Way['ready'] = async ({ kit }) => {
      const hand = { services: kit.server().services, playerId: kit.playerId() };
      const send = async (claim: TrialClaim, key?: string) =>
        kit.post(must(one.rows[claim[0]], claim[0]).path, await inputOf(kit.db(), hand, one, claim), key);
      for (const deed of does)
        assert((await doDeed(deed, hand, one)) === undefined, `the product lets ${one.name} be come to`);
      for (const before of claims.slice(0, at)) assert((await send(before))['errcode'] === 0, `${before[0]} is given`);
      const body = await inputOf(kit.db(), hand, one, step);
      return (key) => kit.post(must(one.rows[name], name).path, body, key);
    };
    return [name, { ready, posts: gives || draws ? REWARD : NOTHING, marks: 1 }] as const;
  });
  return { ways: Object.fromEntries(ways) };
}
