import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { agents } from '#contract/agents.ts';
import { care } from '#contract/care.ts';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { invites } from '#contract/invites.ts';
import { DAY_MS } from '#shared/durations.ts';
import { openApp, screenOf, shown } from '../../../../tests/kit/client/app.tsx';
import { QUIET } from '../../../../tests/kit/client/home.ts';
import { said, seenText } from '../../../../tests/kit/client/draw.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { exampleOf, noTimeOut, wire } from '../../../../tests/kit/client/wire.ts';

async function openWith(state: object): Promise<HTMLElement> {
  wire.on(care.getCare, { ...noTimeOut(), ...state });
  wire.on(activities.getActivityIds, { ...exampleOf(activities.getActivityIds), activityIds: [], activityMap: {} });
  const place = await openApp('/activity/index', { config: QUIET, user: {} });
  await shown();
  return screenOf(place);
}

test('the list of promotions says that a time-out is why nothing is on, and leads to no game', async () => {
  const screen = await openWith({ breakUntil: Date.now() + DAY_MS });
  expect(said(screen, 'activity.onTimeOut')).toMatch(/until \w+ \d+, \d\d:\d\d\. Promotions rest until then/);
  expect(screen.querySelector('.page-empty a')).toBeNull();
});

test('at a limit of the player’s own it says so, and leads to the limits', async () => {
  const screen = await openWith({ isAtLimit: true });
  expect(said(screen, 'activity.atLimit')).toBe('You’ve reached one of your limits. Promotions rest until it resets.');
  expect(screen.querySelector('.page-empty a')?.getAttribute('href')).toBe('/profile/responsibility');
});

test('without a time-out and below every limit the list is empty in its own words', async () => {
  const screen = await openWith({});
  expect([said(screen, 'activity.none'), said(screen, 'activity.onTimeOut')]).toEqual([
    'Nothing is on for you right now.',
    undefined,
  ]);
});

const ready = { propId: 1, title: '', itemStatus: 1, reached: 1, target: 1, rewardList: [{ id: 2001, count: 50 }] };
const { loginBonus3User: bonus } = dailyBonus;
const BONUS = { startTime: 0, endTime: 0, streak: 0, receivedToday: false, dayList: [ready] };

test.each([
  ['time-out', 'activity.onTimeOut', { breakUntil: Date.now() + DAY_MS }],
  ['limit', 'activity.atLimit', { isAtLimit: true }],
])(
  'a promotion that is opened by its address says the %s at once, and offers no reward',
  async (_why, key, keptAway) => {
    const place = await openPromotion('/activity/cashBonus', bonus, BONUS, { keptAway });
    expect([said(place, key) !== undefined, place.querySelectorAll('.promotion-head, .day')]).toMatchObject([
      true,
      { length: 0 },
    ]);
  },
);

test('a promotion that may owe what was paid for stays, and says in a time-out that it can be received', async () => {
  const { appRechargeBonusCollection9: firstCharge } = depositBonus;
  const keptAway = { breakUntil: Date.now() + DAY_MS };
  const place = await openPromotion('/activity/firstCharge', firstCharge, exampleOf(firstCharge), { keptAway });
  expect([said(place, 'activity.onTimeOutOwed'), place.querySelector('.page-empty')]).toEqual([
    expect.stringMatching(/Promotions rest until then, but you can receive what’s already yours\.$/),
    null,
  ]);
});

const own = (propId: number) => ({ id: propId, propId, loginPayDataJson: { days: [1, 0] } });
const card = (propId: number) => ({ propId, title: 'Card', price: 30_000, dayList: [ready, ready] });
const SIGN = { ownList: [own(6003), own(6004)], offerList: [6003, 6004, 6005].map(card), buyPropIds: [6004] };
const { getLoginPayUser3: sign } = dailyBonus;
const { rechargeBonusCollection6: days, appRechargeBonusCollection9: packages } = depositBonus;
const PACKAGES = {
  appRechargeBonusCollection9ConfigList: [{ id: 1, price: 50_000, award: '[{"id":2001,"count":500}]', showType: 1 }],
};

const DAY = 'Day 1₱0.50Receive';
const MOVE = 'Move ₱100.00 to my balance';

test.each([
  ['sign', sign, { ...SIGN, needRecharge: 0 }, []],
  ['signPay', sign, { ...SIGN, needRecharge: 0 }, [DAY]],
  ['depositEvery', days, { dayCount: 1, depositedToday: false, minAmount: 100, stepList: [ready] }, [DAY]],
  ['firstCharge', packages, { appRechargeBonusCollection9: { awardId: 0, itemStatus: 0 }, expireTime: -1 }, []],
  ['agent', agents.agentData, { pot: 10_000 }, ['Receive ₱100.00']],
  ['agent5', agents.appAgent5User, { commission: 300, inviteBonus: 2_000 }, ['Receive commission', 'Receive bonus']],
  ['spin', invites.actInviteUser, { turnsLeft: 1, canExchange: true, pot: 10_000, potTarget: 10_000 }, [MOVE]],
])('in a time-out %s has a button for what is owed, and for nothing else', async (name, row, told, owed) => {
  const state = { ...exampleOf(row), startTime: 0, endTime: 0, ...told };
  const given = { config: PACKAGES, user: { mobile: '9171234567' }, keptAway: { breakUntil: Date.now() + DAY_MS } };
  const place = await openPromotion(`/activity/${name}`, row, state, given);
  const lit = place.querySelectorAll(
    '.promotion :not(.invite-link) > :is(.button-gold, button.day):not([aria-disabled=true])',
  );
  expect(Array.from(lit, seenText)).toEqual(owed);
  // The page of the first days owes nothing itself: it leads to the cards.
  const words = name === 'sign' ? 'activity.onTimeOut' : 'activity.onTimeOutOwed';
  expect(said(place, words)).toBeDefined();
});
