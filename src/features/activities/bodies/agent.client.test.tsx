import { expect, test, vi } from 'vitest';
import { agents } from '#contract/agents.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { setNavigator, setOnline } from '../../../../tests/kit/client/page.ts';
import { openPromotion } from '../../../../tests/kit/client/promotion.tsx';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { agentData: read, agent3Exchange: exchange } = agents;
const FRIEND = { level: 1, createTime: 1_763_640_000 };
const LIST = [
  { ...FRIEND, nickname: 'M****a', phone: '0918****567', isValid: true, bet: 100_000, commission: 500 },
  { ...FRIEND, nickname: 'I****a', phone: '', isValid: false, bet: 0, commission: 0 },
];
const stateWith = (more: object = {}) => ({
  startTime: 0,
  endTime: 0,
  inviteCode: 'ABCD2345',
  shareUrl: '/register?inviteCode=ABCD2345&pid=7',
  list: LIST,
  total: 2,
  pot: 500,
  totalCommission: 1_500,
  ratePercent: 0.5,
  betRate: 2,
  friendCount: 2,
  validCount: 1,
  ...more,
});
const openPage = (more?: object, mobile = '9171234567') =>
  openPromotion('/activity/agent', read, stateWith(more), { user: { mobile } });
const friends = (place: Element) => Array.from(place.querySelectorAll('.invite-list li'), seenText);

test('[ROUTE-52] the agent’s page stands at its address, with its heading', async () => {
  const place = await openPage();
  expect(Array.from(place.querySelectorAll('h1'), seenText)).toContain('Agent');
});

test('it shows the share, the invite code, the pot, how often it has to be bet, and each friend', async () => {
  const place = await openPage();
  expect(seenText(place)).toContain('0.5% of what your friends bet');
  expect(seenText(place)).toContain('ABCD2345');
  expect(seenText(place)).toContain('Bet the bonus 2 times before you withdraw. Any game counts, no time limit.');
  expect(seenText(place)).toContain('₱15.00 in all so far');
  expect(seenText(place)).toContain('2 friends, 1 counts');
  expect(friends(place)).toEqual([
    'M****a0918****567CountsBrings ₱5.00Bet ₱1,000.00',
    'I****aDoes not count yetBrings ₱0.00Bet ₱0.00',
  ]);
});

test('what waits is received by one tap, and the sheet tells how much it was', async () => {
  const place = await openPage();
  wire.on(exchange, { ...exampleOf(exchange), rewardList: [{ id: 2001, count: 500, betRate: 2 }] });
  wire.on(read, { ...exampleOf(read), ...stateWith({ pot: 0 }) });
  await tap(buttonOf(place, 'Receive ₱5.00'));
  await pass(400);
  expect(wire.asked(exchange)).toHaveLength(1);
  expect(said(place, 'activity.given')).toContain('₱5.00');
  await pass(400);
  expect(buttonOf(place, 'Nothing to receive yet')?.getAttribute('aria-disabled')).toBe('true');
});

test('an empty pot sends nothing, and without friends the page says how they come', async () => {
  const place = await openPage({ pot: 0, list: [], total: 0, friendCount: 0, validCount: 0 });
  await tap(buttonOf(place, 'Nothing to receive yet'));
  await pass(400);
  expect([wire.asked(exchange), said(place, 'agents.noFriends') !== undefined]).toEqual([[], true]);
});

test('a refusal is said by its key', async () => {
  const place = await openPage();
  wire.on(exchange, refusal(CLAIM.notEnough));
  await tap(buttonOf(place, 'Receive ₱5.00'));
  await pass(400);
  const { toast } = await import('#data/toasts.ts');
  expect(toast.value).toMatchObject({ key: 'activity.potEmpty' });
});

test('after the end what waits is still received, and the page does not close over it', async () => {
  const place = await openPage({ endTime: 1_000_000_000 });
  expect([said(place, 'activity.stillYours') !== undefined, said(place, 'activity.end')]).toEqual([true, undefined]);
  expect(buttonOf(place, 'Receive ₱5.00')?.getAttribute('aria-disabled')).toBe('false');
});

test('after the end with an empty pot the dialog leads away', async () => {
  expect(said(await openPage({ endTime: 1_000_000_000, pot: 0 }), 'activity.end')).toBeDefined();
});

test('offline nothing is sent', async () => {
  const place = await openPage();
  setOnline(false);
  await pass(400);
  await tap(buttonOf(place, 'Receive ₱5.00'));
  expect([said(place, 'activity.noConnection') !== undefined, wire.asked(exchange)]).toEqual([true, []]);
});

test.each(['Invite friends', 'Copy link', 'QR code', 'Copy invite code'])(
  'without a bound phone %s leads to binding one',
  async (name) => {
    const writeText = vi.fn(() => Promise.resolve());
    setNavigator({ clipboard: { writeText } });
    const place = await openPage({}, '');
    await tap(buttonOf(place, name));
    await pass(400);
    expect([location.pathname, writeText.mock.calls, document.querySelector('.qr-code')]).toEqual(['/bind', [], null]);
  },
);

test('with one the link and the code are copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  setNavigator({ clipboard: { writeText } });
  const place = await openPage();
  await tap(buttonOf(place, 'Copy link'));
  await tap(buttonOf(place, 'Copy invite code'));
  expect(writeText.mock.calls).toEqual([[`${location.origin}/register?inviteCode=ABCD2345&pid=7`], ['ABCD2345']]);
});
