import { expect, test } from 'vitest';
import { agents } from '#contract/agents.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const {
  appAgent5User: read,
  appAgent5UserLog: log,
  appAgent5UserReceive: receive,
  appAgent5UserInviteValidReceive: receiveBonus,
} = agents;
const LEVELS = [0.3, 0.15, 0.1, 0.05, 0.05].map((ratePercent, at) => ({
  level: at + 1,
  ratePercent,
  friendCount: at === 0 ? 1 : 0,
  bet: at === 0 ? 100_000 : 0,
  commission: at === 0 ? 300 : 0,
}));
const stateWith = (more: object = {}) => ({
  startTime: 0,
  endTime: 0,
  inviteCode: 'ABCD2345',
  shareUrl: '/register?inviteCode=ABCD2345&pid=7',
  commission: 300,
  totalCommission: 300,
  betRate: 1,
  inviteBetRate: 3,
  inviteBonus: 2_000,
  inviteBonusEach: 2_000,
  friendCount: 1,
  validCount: 1,
  levelList: LEVELS,
  ...more,
});
const openPage = (more?: object) =>
  openPromotion('/activity/agent5', read, stateWith(more), { user: { mobile: '9171234567' } });
const coin = (count: number) => [{ id: 2001, count, betRate: 1 }];

test('[ROUTE-54] the page of the five levels stands at its address, with its heading', async () => {
  const place = await openPage();
  expect(Array.from(place.querySelectorAll('h1'), seenText)).toContain('Five-level agent');
});

test('each level tells its share, who stands on it and what they bring', async () => {
  const place = await openPage();
  expect(Array.from(place.querySelectorAll('.agent-levels li'), seenText).slice(0, 2)).toEqual([
    'Level 1: 0.3%Brings ₱3.00Bet ₱1,000.001 person',
    'Level 2: 0.15%Brings ₱0.00Bet ₱0.000 people',
  ]);
  expect(seenText(place)).toContain('Bet the bonus once before you withdraw. Any game counts, no time limit.');
  expect(seenText(place)).toContain('Bet the bonus 3 times before you withdraw. Any game counts, no time limit.');
});

test('commission and bonus are received each by its own button', async () => {
  const place = await openPage();
  wire.on(receive, { ...exampleOf(receive), rewardList: coin(300), state: stateWith({ commission: 0 }) });
  await tap(buttonOf(place, 'Receive commission'));
  await pass(400);
  expect([wire.asked(receive).length, wire.asked(receiveBonus).length]).toEqual([1, 0]);
  expect(said(place, 'activity.given')).toContain('₱3.00');
  await tap(buttonOf(document.body, 'OK'));
  await pass(400);
  wire.on(receiveBonus, { ...exampleOf(receiveBonus), rewardList: coin(2_000), state: stateWith({ inviteBonus: 0 }) });
  await tap(buttonOf(place, 'Receive bonus'));
  await pass(400);
  expect([wire.asked(receive).length, wire.asked(receiveBonus).length]).toEqual([1, 1]);
});

test('who stands on a level is asked for when its sheet is opened', async () => {
  const place = await openPage();
  wire.on(log, {
    ...exampleOf(log),
    list: [
      {
        nickname: 'M****a',
        phone: '',
        level: 1,
        isValid: true,
        bet: 100_000,
        commission: 300,
        createTime: 1_763_640_000,
      },
    ],
    total: 1,
  });
  expect(wire.asked(log)).toEqual([]);
  await tap(buttonOf(place, 'Who is on level 1: 1 person'));
  await pass(400);
  expect(wire.asked(log)[0]?.body).toMatchObject({ level: 1 });
  expect(seenText(document.body)).toContain('M****aCountsBrings ₱3.00Bet ₱1,000.00');
});

test('a level without people says so', async () => {
  const place = await openPage();
  wire.on(log, { ...exampleOf(log), list: [], total: 0 });
  await tap(buttonOf(place, 'Who is on level 3: 0 people'));
  await pass(400);
  expect(said(document.body, 'agents.noPeople')).toBeDefined();
});

const isOff = (place: Element) =>
  ['Receive commission', 'Receive bonus', 'Nothing to receive yet'].map((name) =>
    buttonOf(place, name)?.getAttribute('aria-disabled'),
  );

test.each([
  ['the commission and the bonus are', {}, ['false', 'false', undefined]],
  ['the commission alone is', { inviteBonus: 0 }, ['false', undefined, 'true']],
  ['the bonus alone is', { commission: 0 }, [undefined, 'false', 'true']],
])('after the end %s still received', async (_what, left, off) => {
  const place = await openPage({ endTime: 1_000_000_000, ...left });
  expect([said(place, 'activity.stillYours') !== undefined, said(place, 'activity.end')]).toEqual([true, undefined]);
  expect(isOff(place)).toEqual(off);
});

test('after the end with nothing left the dialog leads away', async () => {
  expect(said(await openPage({ endTime: 1_000_000_000, commission: 0, inviteBonus: 0 }), 'activity.end')).toBeDefined();
});

test('offline nothing is sent', async () => {
  const place = await openPage();
  setOnline(false);
  await pass(400);
  await tap(buttonOf(place, 'Receive commission'));
  expect([said(place, 'activity.noConnection') !== undefined, wire.asked(receive)]).toEqual([true, []]);
});
