import { expect, test, vi } from 'vitest';
import { seasons } from '#contract/seasons.ts';
import { shown } from '../../../../tests/kit/client/app.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setNavigator, setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { appNewYearUser, appNewYearUserOpen, appNewYearUserReceiveTask, appNewYearUserBoxOpen, appNewYearUserShare } =
  seasons;
const DAY_S = 86_400;
const nowS = () => Math.floor(Date.now() / 1000);

const task = (id: number, kind: number, target: number, reached: number, itemStatus: number) => ({
  id,
  kind,
  title: '',
  target,
  reached,
  itemStatus,
  clickAction: '',
  rewardList: [{ id: 40_001, count: 10 }],
});
const box = (propId: number, target: number, itemStatus: number) => ({
  propId,
  title: '',
  target,
  reached: 0,
  itemStatus,
  rewardList: [
    { id: 40_003, count: 1 },
    { id: 40_004, count: 2 },
  ],
});
const state = (changes: object = {}) => ({
  code: 200,
  errcode: 0,
  startTime: nowS() - DAY_S,
  endTime: nowS() + DAY_S,
  activeCount: 30,
  boxCount: 1,
  lotteryCount: 2,
  fireworkCount: 3,
  taskList: [
    task(301, 1, 1, 1, 1),
    task(302, 15, 1, 0, 0),
    task(303, 6, 10_000, 2_500, 0),
    task(304, 14, 20_000, 0, 2),
  ],
  boxList: [box(1, 20, 2), box(2, 30, 1), box(3, 60, 0)],
  prizeList: [
    { propId: 1, title: '', rewardList: [{ id: 2002, count: 1_000 }], chance: 9_975 },
    { propId: 2, title: '', rewardList: [{ id: 2001, count: 500, betRate: 1 }], chance: 25 },
  ],
  extra: {
    propId: 99,
    title: '',
    itemStatus: 0,
    rewardList: [{ id: 2001, count: 2_000, betRate: 1 }],
    target: 3,
    reached: 1,
  },
  winnerList: [{ phone: '917****123', nickname: '', time: nowS(), rewardList: [{ id: 2001, count: 500 }] }],
  ...changes,
});
const open = (changes: object = {}) => openPromotion('/activity/newYear', appNewYearUser, state(changes));
const lines = (place: Element, name: string) =>
  Array.from(place.querySelectorAll(`[aria-label="${name}"] li`), seenText);
const answered = (changes: object, more: object = {}) => ({
  code: 200,
  errcode: 0,
  rewardList: [],
  coin: 0,
  state: state(changes),
  ...more,
});

test('[ENUM-38] points, boxes, turns and fireworks are told by their names', async () => {
  const place = await open();
  const { tellGifts } = await import('#page/gift/tell-gifts.ts');
  expect([40_001, 40_002, 40_003, 40_004].map((id) => tellGifts([{ id, count: 2 }]))).toEqual([
    '2 active points',
    '2 boxes',
    '2 lottery turns',
    '2 fireworks',
  ]);
  expect(seenText(place)).toContain('30 active points');
  expect(lines(place, 'Boxes')).toEqual([
    'At 20 points1 lottery turn + 2 fireworks',
    'At 30 points1 lottery turn + 2 fireworksOpen',
    'At 60 points1 lottery turn + 2 fireworks',
  ]);
});

test('the tasks of the day say how far they have come and what leads to them', async () => {
  const place = await open();
  expect(lines(place, 'Today')).toEqual([
    'Log in today10 active pointsReceive',
    'Share Perya10 active pointsShare',
    'Bet ₱100 today10 active points₱25.00 of ₱100.00Go to games',
    'Deposit ₱200 today10 active points',
  ]);
});

test.each([
  ['before it begins', { startTime: nowS() + DAY_S, endTime: nowS() + 2 * DAY_S }],
  ['after it has ended', { startTime: nowS() - 2 * DAY_S, endTime: nowS() - DAY_S }],
])('no task leads to the games %s', async (_when, period) => {
  const place = await open(period);
  expect(lines(place, 'Today')[2]).toBe('Bet ₱100 today10 active points₱25.00 of ₱100.00');
  expect(buttonOf(place, 'Receive: Log in today')?.getAttribute('aria-disabled')).toBe('true');
});

test('how many points the next box still takes is told', async () => {
  const place = await open({ activeCount: 59, boxList: [box(1, 20, 2), box(3, 60, 0)] });
  expect(seenText(place)).toContain('59 active points1 more active point opens the next box');
});

test('each box has one sign: received, to open, or to come', async () => {
  const place = await open();
  const signs = [...place.querySelectorAll('[aria-label=Boxes] li')].map((one) => [
    ...Array.from(one.querySelectorAll('button'), seenText),
    ...Array.from(one.querySelectorAll(':scope > svg'), () => 'sign'),
  ]);
  expect(signs).toEqual([['sign'], ['Open'], ['sign']]);
  expect(seenText(place)).toContain('30 active pointsA box is ready to open.');
});

test('[CALL-39] a task is received, a box opened and a turn taken by their calls, once for two taps', async () => {
  const place = await open();
  wire.on(appNewYearUserReceiveTask, answered({ taskList: [task(301, 1, 1, 1, 2)] }));
  await tap(buttonOf(place, 'Receive: Log in today'));
  await shown();
  wire.on(appNewYearUserBoxOpen, answered({ boxList: [box(2, 30, 2)] }));
  await tap(buttonOf(place, 'Open: At 30 points'));
  await shown();
  wire.on(appNewYearUserOpen, answered({ lotteryCount: 0 }, { propId: 2, rewardList: [{ id: 2001, count: 500 }] }));
  const turn = buttonOf(place, 'Take a turn');
  await tap(turn);
  await tap(turn);
  await shown();
  expect(wire.asked(appNewYearUserReceiveTask).map(({ body }) => body['propId'])).toEqual([301]);
  expect(wire.asked(appNewYearUserBoxOpen).map(({ body }) => body['propId'])).toEqual([2]);
  expect(wire.asked(appNewYearUserOpen).map(({ body }) => body['propId'])).toEqual([40_003]);
  expect(said(document, 'activity.given')).toBe('Yours now: ₱5.00.');
});

const no = (name: string) => () => Promise.reject(new DOMException('no', name));

test.each([
  ['is shared', { share: () => Promise.resolve() }, undefined, 1],
  ['is copied', { clipboard: { writeText: () => Promise.resolve() } }, 'common.copySuccess', 1],
  ['is put away unshared', { share: no('AbortError') }, undefined, 0],
  ['cannot be copied', { clipboard: { writeText: no('NotAllowedError') } }, 'common.copyFail', 0],
])('Perya %s, and the task counts only what was handed on', async (_what, facts, told, times) => {
  setNavigator(facts);
  const place = await open();
  wire.on(appNewYearUserShare, answered({}));
  await tap(buttonOf(place, 'Share: Share Perya'));
  await shown();
  const { toast } = await import('#data/toasts.ts');
  expect([toast.value?.key, wire.asked(appNewYearUserShare).length]).toEqual([told, times]);
});

test('what is shared while another claim is under way counts once that is known', async () => {
  let end = (): void => undefined;
  setNavigator({ share: () => new Promise<void>((resolve) => (end = resolve)) });
  const place = await open();
  const late = wire.later();
  wire.on(appNewYearUserReceiveTask, () => late.reply);
  wire.on(appNewYearUserShare, answered({}));
  await tap(buttonOf(place, 'Share: Share Perya'));
  await tap(buttonOf(place, 'Receive: Log in today'));
  end();
  await shown();
  expect(wire.asked(appNewYearUserShare)).toEqual([]);
  late.arrives(answered({ taskList: [task(301, 1, 1, 1, 2), task(302, 15, 1, 0, 0)] }));
  await shown();
  expect(wire.asked(appNewYearUserShare)).toHaveLength(1);
});

test('the chance of each prize and what must be bet stand beside the turn', async () => {
  const place = await open();
  expect(Array.from(place.querySelectorAll('.odds tr'), seenText)).toEqual([
    'PrizeChance',
    '10 points99.75%',
    '₱5.000.25%',
  ]);
  expect(seenText(place.querySelector('[aria-label="Lottery"]') ?? place)).toContain(
    'Bet the bonus once before you withdraw. Any game counts, no time limit.',
  );
});

test('the ticker shows who has won, under a masked phone', async () => {
  const place = await open();
  expect(seenText(place)).toContain('917****123 won ₱5.00');
});

test.each([
  ['goes up', false],
  ['does not go up where motion is not wanted', true],
])('a firework that is lit %s', async (_what, isReduced) => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isReduced && query.includes('reduced-motion'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  const place = await open();
  expect(place.querySelector('.firework')).toBeNull();
  wire.on(appNewYearUserOpen, answered({ fireworkCount: 2 }, { propId: 40_004 }));
  await tap(buttonOf(place, 'Light one'));
  await shown();
  expect(place.querySelector('.firework') === null).toBe(isReduced);
  vi.restoreAllMocks();
});

test('before it begins it says when, and nothing can be received', async () => {
  const place = await open({ startTime: nowS() + DAY_S });
  expect(said(place, 'activity.begins')).toMatch(/^It begins on /);
  await tap(buttonOf(place, 'Receive: Log in today'));
  expect(wire.asked(appNewYearUserReceiveTask)).toEqual([]);
});

test('once it is over a dialog says so, and no turn is taken', async () => {
  const over = await open({ endTime: nowS() - 5 });
  expect(said(document, 'activity.end')).toBe('Event has ended, please exit the current page');
  await tap(buttonOf(over, 'Take a turn'));
  expect(wire.asked(appNewYearUserOpen)).toEqual([]);
});

test('without a connection everything stays and nothing is sent', async () => {
  const place = await open();
  setOnline(false);
  await shown();
  await tap(buttonOf(place, 'Take a turn'));
  expect([lines(place, 'Boxes').length, wire.asked(appNewYearUserOpen)]).toEqual([3, []]);
});

test('an empty answer is drawn, and says that there is nothing to do', async () => {
  const place = await open({ taskList: [], boxList: [], prizeList: [], winnerList: [], extra: null });
  expect(said(place, 'activity.newYearNothing')).toBe('Nothing to do here right now. Come back tomorrow.');
});

test('the example of the contract is drawn', async () => {
  const place = await openPromotion('/activity/newYear', appNewYearUser, exampleOf(appNewYearUser));
  expect(seenText(place)).toContain('Lottery');
});
