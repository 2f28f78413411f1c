import { expect, test, vi } from 'vitest';
import { seasons } from '#contract/seasons.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, resume, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { appChristmasUser, appChristmasUserOpen, appChristmasUserReceive, appChristmasUserSign } = seasons;
const DAY_S = 86_400;

const gift = (propId: number, itemStatus: number) => ({
  propId,
  title: `Gift ${propId}`,
  itemStatus,
  rewardList: itemStatus === 0 ? [] : [{ id: 2001, count: 300, betRate: 1 }],
  target: 1,
  reached: 1,
});

const stateWith = (changes: object) => ({
  code: 200,
  errcode: 0,
  startTime: Math.floor(Date.now() / 1000) - DAY_S,
  endTime: Math.floor(Date.now() / 1000) + DAY_S,
  signedToday: false,
  signDays: 0,
  bulbCount: 0,
  bulbsPerGift: 1,
  giftList: [gift(1, 0), gift(2, 1), gift(3, 2)],
  extra: gift(13, 0),
  ...changes,
});

async function openChristmas(changes: object = {}) {
  wire.on(appChristmasUser, stateWith(changes));
  await openLobby();
  await signIn();
  return drawChristmas();
}

async function drawChristmas() {
  const [{ PromotionScreen }, { described }] = [
    await import('../screens/promotion-screen.tsx'),
    await import('./christmas.tsx'),
  ];
  const place = await draw(<PromotionScreen promotion={described} />);
  await pass(400, 4);
  return place;
}

const heading = (place: Element) => seenText(place.querySelector('h1') ?? place);
const gifts = (place: Element) => Array.from(place.querySelectorAll('.christmas-gift'), (one) => seenText(one));

test('points in a gift are told as points, when it is open and when it is received', async () => {
  const rewardList = [
    { id: 2001, count: 300, betRate: 1 },
    { id: 2002, count: 5_000 },
  ];
  const place = await openChristmas({ giftList: [{ ...gift(1, 1), rewardList }] });
  expect(seenText(place)).toContain('₱3.00 + 50 points');
  const received = { code: 200, errcode: 0, rewardList, coin: 300, lottery: 5_000, state: stateWith({}) };
  wire.on(appChristmasUserReceive, received);
  await tap(place.querySelector('.christmas-gift'));
  expect(said(document, 'activity.given')).toBe('Yours now: ₱3.00 + 50 points.');
});

test('while one gift is asked for, its own tile says so, and the large button says what it does', async () => {
  const place = await openChristmas({ giftList: [gift(1, 1), gift(2, 1)] });
  const answer = wire.later();
  wire.on(appChristmasUserReceive, () => answer.reply);
  await tap(place.querySelectorAll('.christmas-gift')[1]);
  expect(gifts(place)).toEqual(['₱3.00Receive', '₱3.00One moment…']);
  expect(buttonOf(place, 'Light today’s bulb')).toBeDefined();
  answer.arrives(refusal(1_001));
  await settle();
  expect(gifts(place)).toEqual(['₱3.00Receive', '₱3.00Receive']);
});

test('what a gift has given is told at once, also where its new state is still asked for', async () => {
  const place = await openChristmas({ giftList: [gift(1, 1)] });
  wire.on(appChristmasUserReceive, { code: 200, errcode: 0, rewardList: [{ id: 2001, count: 300, betRate: 1 }] });
  wire.on(appChristmasUser, 'dead');
  await tap(place.querySelector('.christmas-gift'));
  await pass(100);
  expect(said(document, 'activity.given')).toBe('Yours now: ₱3.00.');
});

test('as it ends nothing is offered any more, before anything else is asked', async () => {
  const place = await openChristmas({ endTime: Math.floor(Date.now() / 1000) + 20 });
  const isOff = () => buttonOf(place, 'Light today’s bulb')?.getAttribute('aria-disabled');
  await pass(16_000);
  const asked = wire.asked(appChristmasUser).length;
  expect(isOff()).toBe('false');
  await pass(5_000);
  expect([isOff(), wire.asked(appChristmasUser).length]).toEqual(['true', asked]);
});

test('[CALL-38] a tap lights today’s bulb once, and the answer’s state takes the place of the one before', async () => {
  const place = await openChristmas();
  expect([heading(place), gifts(place)]).toEqual(['Christmas', ['Gift 1Not yet', '₱3.00Receive', '₱3.00Received']]);
  const lit = stateWith({ signedToday: true, signDays: 1, bulbCount: 1 });
  wire.on(appChristmasUserSign, { code: 200, errcode: 0, rewardList: [], state: lit });
  const button = buttonOf(place, 'Light today’s bulb');
  await tap(button);
  await tap(button);
  expect(wire.asked(appChristmasUserSign)).toHaveLength(1);
  expect(buttonOf(place, 'Today’s bulb is lit')?.getAttribute('aria-disabled')).toBe('true');
  expect(gifts(place)[0]).toBe('Gift 1Open');
  wire.on(appChristmasUserOpen, {
    code: 200,
    errcode: 0,
    rewardList: [],
    state: stateWith({ giftList: [gift(1, 1)] }),
  });
  await tap(place.querySelector('.christmas-gift'));
  expect([wire.asked(appChristmasUserOpen)[0]?.body['propId'], gifts(place)]).toEqual([1, ['₱3.00Receive']]);
  expect(wire.asked(appChristmasUser)).toHaveLength(1);
});

test.each([
  [{ signDays: 0, bulbCount: 0 }, 'No bulb is lit yet', 'The next bulb opens a gift.'],
  [{ signDays: 1, bulbCount: 0, signedToday: true }, '1 bulb is lit', 'The next bulb opens a gift.'],
  [{ signDays: 3, bulbCount: 2 }, '3 bulbs are lit', 'You can open 1 gift.'],
  [{ signDays: 4, bulbCount: 1, bulbsPerGift: 3 }, '4 bulbs are lit', '2 more bulbs open the next gift.'],
])('with %o the tree tells all bulbs that are lit, and what opens the next gift', async (changes, lit, next) => {
  const tree = (await openChristmas(changes)).querySelector('.christmas-tree');
  const told = [...(tree?.querySelectorAll('p, small') ?? [])].map(seenText);
  expect(told).toEqual([lit, next]);
});

test('without a bulb no gift opens, and one that was received is not received again', async () => {
  const place = await openChristmas();
  const [closed, , received] = place.querySelectorAll('.christmas-gift');
  await tap(closed);
  await tap(received);
  expect([wire.asked(appChristmasUserOpen), wire.asked(appChristmasUserReceive)]).toEqual([[], []]);
});

test('a refusal is said in its own words over the page', async () => {
  const place = await openChristmas();
  wire.on(appChristmasUserReceive, refusal(1003));
  const { toast } = await import('#data/toasts.ts');
  await tap(place.querySelectorAll('.christmas-gift')[1]);
  expect(toast.value).toMatchObject({ key: 'activity.received', text: 'You already have this.' });
});

test('off line the tree of the last visit is there with its age, and nothing is sent', async () => {
  await openChristmas({ signDays: 2, bulbCount: 2 });
  await leavePage();
  await openLobby();
  await resume();
  setOnline(false);
  const place = await drawChristmas();
  expect([seenText(place).includes('2 bulbs are lit'), seenText(place.querySelector('.page-age') ?? place)]).toEqual([
    true,
    expect.stringMatching(/^Saved \d\d:\d\d$/),
  ]);
  await tap(buttonOf(place, 'Light today’s bulb'));
  expect(wire.asked(appChristmasUserSign)).toEqual([]);
});

test('[ACT-32] once it is over a dialog says so, and nothing can be claimed', async () => {
  const place = await openChristmas({ endTime: Math.floor(Date.now() / 1000) - 5, bulbCount: 3 });
  await settle();
  expect(said(document, 'activity.end')).toBe('Event has ended, please exit the current page');
  await tap(place.querySelector('.christmas-gift'));
  expect(wire.asked(appChristmasUserOpen)).toEqual([]);
});

test('the example of the contract is drawn whole', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = await openChristmas(exampleOf(appChristmasUser));
  expect(gifts(place).length).toBeGreaterThan(0);
  expect(place.querySelector('.christmas-extra')).not.toBeNull();
});
