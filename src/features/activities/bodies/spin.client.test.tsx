import { expect, test } from 'vitest';
import { invites } from '#contract/invites.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const {
  actInviteUser: read,
  actInviteUserSpin: spin,
  actInviteUserExchange: exchange,
  actInviteUserRecord: record,
  actInviteUserStatus: status,
} = invites;
const TURN_MS = 3_300;
const prize = (propId: number, count: number, chance: number) => ({
  propId,
  title: '',
  rewardList: [{ id: 2001, count, betRate: 3 }],
  chance,
});
const stateWith = (changes: object = {}) => ({
  startTime: 0,
  endTime: 0,
  turnsLeft: 2,
  pot: 1_000,
  potTarget: 10_000,
  canExchange: false,
  nextFreeTime: 0,
  inviteCount: 3,
  validCount: 1,
  shareUrl: '/register?inviteCode=ABCD2345&pid=7',
  prizeList: [prize(1, 100, 7_000), prize(2, 300, 2_900), prize(3, 10_000, 100)],
  ...changes,
});
async function openPage(changes: object = {}) {
  wire.on(status, { ...exampleOf(status), winnerList: [] });
  return openPromotion('/activity/spin', read, stateWith(changes), { user: { mobile: '9171234567' } });
}

test('[ROUTE-50] the wheel stands at its address, with its heading', async () => {
  const place = await openPage();
  expect(Array.from(place.querySelectorAll('h1'), seenText)).toContain('Perya wheel');
});

test('a turn is told in words once the wheel stands, and the pot rises then', async () => {
  const place = await openPage();
  const state = stateWith({ turnsLeft: 1, pot: 1_300 });
  wire.on(spin, { ...exampleOf(spin), rewardList: [], propId: 2, state });
  await tap(buttonOf(place, 'Spin the wheel'));
  await pass(400);
  expect([seenText(place).includes('₱13.00'), said(place, 'activity.wheelWon')]).toEqual([false, undefined]);
  await tap(buttonOf(place, 'Spinning…'));
  await pass(TURN_MS);
  expect(said(place, 'activity.wheelWon')).toBe('You won ₱3.00. It is in your pot.');
  expect(place.querySelector('.spin-won')?.getAttribute('role')).toBe('status');
  expect(seenText(place)).toContain('₱13.00 of ₱100.00');
  expect(wire.asked(spin)).toHaveLength(1);
});

test('a turn whose answer was lost is told as well, once it is known', async () => {
  const place = await openPage();
  wire.on(spin, 'refused');
  await tap(buttonOf(place, 'Spin the wheel'));
  await pass(400);
  wire.on(spin, { ...exampleOf(spin), rewardList: [], propId: 2, state: stateWith({ pot: 1_300 }) });
  await pass(30_000);
  expect(said(place, 'activity.wheelWon')).toBe('You won ₱3.00. It is in your pot.');
});

test('how likely each prize is stands on the page, with what a turn wins on average', async () => {
  const place = await openPage();
  expect(Array.from(place.querySelectorAll('.odds tbody tr'), seenText)).toEqual(['₱1.0070%', '₱3.0029%', '₱100.001%']);
  expect(seenText(place)).toContain('On average a turn wins ₱2.57.');
});

test.each([
  [3, 1, 'Friends who count: 1 of 3'],
  [0, 0, 'No friend has joined yet.'],
])('with %i friends, of whom %i count, it says: %s', async (inviteCount, validCount, words) => {
  expect(seenText(await openPage({ inviteCount, validCount }))).toContain(words);
});

test('a server that tells no chances is drawn without them', async () => {
  const place = await openPage({ prizeList: [prize(1, 100, 0), prize(2, 300, 0)] });
  expect(place.querySelector('.odds')).toBeNull();
});

test('without a turn nothing is sent, and the page says when the next free one comes', async () => {
  const place = await openPage({ turnsLeft: 0, nextFreeTime: Date.parse('2026-11-24T16:00:00Z') / 1_000 });
  await tap(buttonOf(place, 'Spin the wheel'));
  expect([wire.asked(spin), seenText(place).includes('No turns left. Your next free one: ')]).toEqual([[], true]);
});

const midnight = Date.parse('2026-11-24T16:00:00Z') / 1_000;
const last = { turnsLeft: 0, nextFreeTime: midnight, pot: 10_200, canExchange: true };

test('a free turn that would come after the end is not promised', async () => {
  const place = await openPage({ ...last, endTime: midnight });
  expect([seenText(place).includes('No turns left'), seenText(place).includes('free one')]).toEqual([true, false]);
});

test('after the end nothing is said of turns, and a full pot can be moved', async () => {
  const place = await openPage({ ...last, endTime: 1 });
  expect(seenText(place)).not.toContain('No turns left');
  expect(buttonOf(place, 'Move ₱102.00 to my balance')?.getAttribute('aria-disabled')).toBe('false');
});

test('a full pot is moved to the balance, and how often it must be bet stands beside the button', async () => {
  const place = await openPage({ pot: 10_200, canExchange: true });
  expect(seenText(place)).toContain(
    'Move ₱102.00 to my balanceBet the bonus 3 times before you withdraw. Any game counts, no time limit.',
  );
  wire.on(exchange, {
    ...exampleOf(exchange),
    rewardList: [{ id: 2001, count: 10_200, betRate: 3 }],
    state: stateWith({ pot: 0 }),
  });
  await tap(buttonOf(place, 'Move ₱102.00 to my balance'));
  await pass(400);
  expect(said(place, 'activity.given')).toContain('₱102.00');
  expect(seenText(place)).toContain('At ₱100.00 you can move it to your balance.');
});

test('a pot that the server says is not full stays, and the reason is told', async () => {
  const place = await openPage({ pot: 10_200, canExchange: true });
  wire.on(exchange, refusal(1011));
  await tap(buttonOf(place, 'Move ₱102.00 to my balance'));
  await pass(400);
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value).toMatchObject({ key: 'activity.potNotFull' });
});

test('offline nothing turns, and the page says so', async () => {
  const place = await openPage();
  setOnline(false);
  await pass(400);
  await tap(buttonOf(place, 'Spin the wheel'));
  expect([said(place, 'activity.noConnection') !== undefined, wire.asked(spin)]).toEqual([true, []]);
});

test('turns and friends are asked for once their list is opened', async () => {
  const place = await openPage();
  expect(wire.asked(record)).toEqual([]);
  wire.on(record, {
    code: 200,
    errcode: 0,
    total: 2,
    list: [
      { id: 2, title: 'Turn', phone: '', amount: 300, createTime: 1_790_000_000 },
      { id: 1, title: 'Friend', phone: '0917****567', amount: 0, createTime: 1_780_000_000 },
    ],
  });
  const list = place.querySelector<HTMLDetailsElement>('.side-list');
  if (list) list.open = true;
  list?.dispatchEvent(new Event('toggle'));
  await pass(400);
  expect(seenText(list ?? place)).toContain('A friend counts: 0917****567');
  expect(seenText(list ?? place)).toContain('₱3.00');
});

test('a list of turns that did not come is asked for anew by a tap', async () => {
  const place = await openPage();
  wire.on(record, refusal(9999));
  const list = place.querySelector<HTMLDetailsElement>('.side-list');
  if (!list) throw new Error('there is no list');
  list.open = true;
  list.dispatchEvent(new Event('toggle'));
  await pass(1_000);
  const line = { id: 2, title: 'Turn', phone: '', amount: 300, createTime: 1_790_000_000 };
  wire.on(record, { code: 200, errcode: 0, total: 1, list: [line] });
  await tap(buttonOf(list, 'Try again'));
  await pass(1_000);
  expect(seenText(list)).toContain('₱3.00');
});
