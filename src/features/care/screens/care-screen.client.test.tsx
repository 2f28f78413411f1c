import { expect, test } from 'vitest';
import { care } from '#contract/care.ts';
import { games } from '#contract/games.ts';
import { wallet } from '#contract/wallet.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { sendForm } from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, draw, said, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

const ok = { code: 200, errcode: 0 };
const limits = (daily: number | null, raise: object | null = null) => ({
  limitList: [{ kind: 'dailyDeposit', amount: daily, raise }],
  breakUntil: 0,
});

async function open(address = '/profile/responsibility') {
  await openLobby();
  await signIn();
  await import('#data/ask/late-questions.ts');
  goTo(address);
  const { CareScreen } = await import('./care-screen.tsx');
  const place = await draw(<CareScreen />);
  await pass(400);
  return place;
}

const toast = async () => (await import('#data/toasts.ts')).toast.value?.key;
const heard = async () => (await import('#data/care/send-stop.ts')).heardStop.value;
const sheet = (place: ParentNode): HTMLElement => place.querySelector('dialog') ?? document.body;

test('[ROUTE-44] limits, a time-out, the way out and who helps stand on one screen', async () => {
  wire.on(care.getCare, { ...ok, ...limits(50_000) });
  const place = await open();
  expect(place.querySelector('h1')?.textContent).toBe('Play responsibly');
  expect(seenText(place)).toMatch(/Daily deposits ?₱500\.00/);
  expect([...place.querySelectorAll('h2')].map((head) => head.textContent)).toEqual([
    'Take a time-out',
    'My limits',
    'Reminder while you play',
    'A short self-test',
    'Exclude yourself',
    'Talk to someone',
  ]);
});

test('a link leads to the limit that it names, which is marked', async () => {
  wire.on(care.getCare, { ...ok, ...limits(50_000) });
  const place = await open('/profile/responsibility?limit=dailyDeposit');
  expect(seenText(document.activeElement as Element)).toContain('Daily deposits');
  expect(place.querySelectorAll('[data-asked]')).toHaveLength(1);
  expect(location.search).toBe('');
  expect((await open()).querySelectorAll('[data-asked]')).toHaveLength(0);
});

test('a lower limit holds at once, and the screen shows it', async () => {
  wire.on(care.getCare, { ...ok, ...limits(50_000) });
  wire.on(care.setLimit, { ...ok, state: limits(20_000) });
  const place = await open();
  await tap(buttonOf(place, 'Change: Daily deposits'));
  expect(seenText(sheet(place))).toContain('Now: ₱500.00');
  await type(sheet(place).querySelector('input'), '200');
  sheet(place)
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(1_000);
  expect(wire.asked(care.setLimit).map(({ body }) => body)).toMatchObject([{ kind: 'dailyDeposit', amount: 20_000 }]);
  expect(await toast()).toBe('care.limitSet');
  expect(seenText(place)).toContain('₱200.00');
});

test('what the terms of a deposit say of a limit is asked for anew once that limit is changed', async () => {
  wire.on(care.getCare, { ...ok, ...limits(50_000) });
  wire.on(care.setLimit, { ...ok, state: limits(20_000) });
  const place = await open();
  const { questionOf } = await import('#data/ask/use-answer.ts');
  const stop = questionOf(wallet.tradeInfo, '{}').follow();
  await pass(400);
  expect(wire.asked(wallet.tradeInfo)).toHaveLength(1);
  await tap(buttonOf(place, 'Change: Daily deposits'));
  await type(sheet(place).querySelector('input'), '200');
  await sendForm(sheet(place));
  expect(wire.asked(wallet.tradeInfo)).toHaveLength(2);
  stop();
});

test('a higher limit is noted, and confirmed when its day is over', async () => {
  const from = Date.now() + DAY_MS;
  wire.on(care.getCare, { ...ok, ...limits(50_000) });
  wire.on(care.setLimit, { ...ok, state: limits(50_000, { amount: null, from }) });
  const place = await open();
  await tap(buttonOf(place, 'Change: Daily deposits'));
  await tap(buttonOf(sheet(place), 'No limit'));
  await pass(1_000);
  expect(await toast()).toBe('care.limitAsked');
  expect(seenText(place)).toContain('No limit requested. You can confirm it from');
  expect(buttonOf(place, 'Confirm No limit')).toBeUndefined();
});

test('a confirmed limit is said to hold only when the server says so', async () => {
  const raise = { amount: 90_000, from: Date.now() - 1_000 };
  wire.on(care.getCare, { ...ok, ...limits(50_000, raise) });
  wire.on(care.setLimit, { ...ok, state: limits(50_000, { ...raise, from: Date.now() + DAY_MS }) });
  const place = await open();
  await tap(buttonOf(place, 'Confirm ₱900.00'));
  await pass(1_000);
  expect(wire.asked(care.setLimit).map(({ body }) => body)).toMatchObject([{ kind: 'dailyDeposit', amount: 90_000 }]);
  expect(await toast()).toBe('care.limitAsked');
});

test.each([
  ['waits', DAY_MS],
  ['can be confirmed', -1_000],
])('a higher limit that %s is given up with one tap, and the present one stays', async (_what, ms) => {
  wire.on(care.getCare, { ...ok, ...limits(50_000, { amount: 90_000, from: Date.now() + ms }) });
  wire.on(care.setLimit, { ...ok, state: limits(50_000) });
  const place = await open();
  await tap(buttonOf(place, 'Keep ₱500.00'));
  await pass(1_000);
  expect(wire.asked(care.setLimit).map(({ body }) => body)).toMatchObject([{ kind: 'dailyDeposit', amount: 50_000 }]);
  expect([await toast(), seenText(place).includes('requested')]).toEqual(['care.limitSet', false]);
});

test('a higher limit waits by the server’s clock, whatever the phone’s says', async () => {
  const { followServer } = await import('#data/device/server-clock.ts');
  followServer(Date.now() + 3 * 3_600_000);
  wire.on(care.getCare, { ...ok, ...limits(50_000, { amount: 90_000, from: Date.now() + 3_600_000 }) });
  expect(buttonOf(await open(), 'Confirm ₱900.00')).toBeDefined();
});

test('a time-out is asked about once more, and then told', async () => {
  wire.on(games.takeBreak, { ...ok, until: Date.now() + 7 * DAY_MS });
  const place = await open();
  await tap(buttonOf(place, '1 week'));
  await tap(buttonOf(place, 'Time-out of 1 week'));
  await tap(buttonOf(sheet(place), 'Not now'));
  await tap(buttonOf(place, 'Time-out of 1 week'));
  expect(wire.asked(games.takeBreak)).toEqual([]);
  await tap(buttonOf(sheet(place), 'Start the time-out'));
  await pass(1_000);
  expect(wire.asked(games.takeBreak).map(({ body }) => body)).toMatchObject([{ minutes: 7 * 1_440 }]);
  expect(await heard()).toMatchObject({ kind: 'timeOut' });
});

test.each([
  ['not', 0, ['1 day', '3 days', '1 week', '2 weeks', '4 weeks', '6 weeks'], '1 day'],
  ['for four days still', 4 * DAY_MS, ['1 week', '2 weeks', '4 weeks', '6 weeks'], '1 week'],
  ['for six weeks less a minute', 42 * DAY_MS - MINUTE_MS, [], undefined],
])('who is on a time-out %s is offered what ends later', async (_how, left, lengths, first) => {
  wire.on(care.getCare, { ...ok, ...limits(null), breakUntil: Date.now() + left });
  const place = await open();
  const chips = place.querySelector('.care-choices[aria-label="Take a time-out"]')?.querySelectorAll('button') ?? [];
  expect([...chips].map(seenText)).toEqual(lengths);
  const begins = [...place.querySelectorAll('button')].map(seenText).filter((name) => name.startsWith('Time-out of'));
  expect(begins).toEqual(first ? [`Time-out of ${first}`] : []);
  expect(said(place, 'care.onTimeOut') !== undefined).toBe(left > 0);
});

test('an exclusion needs a second yes, and leaves nothing of the player on the phone', async () => {
  wire.on(care.excludeSelf, { ...ok, until: -1, months: 0 });
  const place = await open();
  await tap(buttonOf(place, 'For good'));
  await tap(buttonOf(place, 'Exclude me: For good'));
  await tap(buttonOf(sheet(place), 'Exclude me'));
  await pass(500);
  expect(wire.asked(care.excludeSelf)).toEqual([]);
  await tap(sheet(place).querySelector('input'));
  await tap(buttonOf(sheet(place), 'Exclude me'));
  await pass(2_000);
  expect(wire.asked(care.excludeSelf).map(({ body }) => body)).toMatchObject([{ months: 0 }]);
  expect(await heard()).toEqual({ kind: 'exclusion', length: 0, until: -1 });
  expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
});

test('without a connection who helps is read, and a time-out begins on this phone', async () => {
  setOnline(false);
  const place = await open();
  expect(seenText(place)).toContain('1553');
  await tap(buttonOf(place, 'Time-out of 1 day'));
  await tap(buttonOf(sheet(place), 'Start the time-out'));
  await pass(1_000);
  expect(said(place, 'care.onTimeOut')).toContain('time-out until');
  expect(wire.asked(games.takeBreak)).toEqual([]);
});

test('how old the limits are is said once', async () => {
  wire.on(care.getCare, { ...ok, ...limits(50_000), realityCheckMinutes: 30 });
  const place = await open();
  setOnline(false);
  await pass(100);
  expect(seenText(place).match(/Saved/g)).toHaveLength(1);
  expect(buttonOf(place, 'Every 30 minutes')).toBeDefined();
});

test('limits that do not come are told of once, below one heading of the screen', async () => {
  wire.on(care.getCare, 'dead');
  const place = await open();
  await pass(60_000, 20);
  expect(place.querySelectorAll('[role=alert] [data-msg-key]')).toHaveLength(1);
  expect([...place.querySelectorAll('h1')].map(seenText)).toEqual(['Play responsibly']);
});

test('how often a game reminds the player is chosen here, and told by the server', async () => {
  wire.on(care.getCare, { ...ok, ...limits(null), realityCheckMinutes: 30 });
  const place = await open();
  expect(buttonOf(place, 'Every 30 minutes')?.getAttribute('aria-pressed')).toBe('true');
  wire.on(care.getCare, { ...ok, ...limits(null), realityCheckMinutes: 15 });
  await tap(buttonOf(place, 'Every 15 minutes'));
  await pass(1_000);
  expect(wire.asked(games.setRealityCheck).map(({ body }) => body)).toMatchObject([{ minutes: 15 }]);
  expect(buttonOf(place, 'Every 15 minutes')?.getAttribute('aria-pressed')).toBe('true');
});

test('another limit after a lost answer is another call, and the same one is the same', async () => {
  wire.on(care.getCare, { ...ok, ...limits(50_000) });
  wire.on(care.setLimit, 'refused');
  const place = await open();
  await tap(buttonOf(place, 'Change: Daily deposits'));
  const save = async (pesos: string) => {
    await type(sheet(place).querySelector('input'), pesos);
    sheet(place)
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await pass(1_000);
  };
  for (const pesos of ['300', '300', '200']) await save(pesos);
  const asked = wire.asked(care.setLimit);
  expect(asked.map(({ body }) => body['amount'])).toEqual([30_000, 30_000, 20_000]);
  const [first, again, other] = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect([again === first, other === first]).toEqual([true, false]);
});

test('a time-out that the server has not heard of stands on the screen, whatever the server tells', async () => {
  wire.on(care.getCare, { ...ok, ...limits(50_000) });
  wire.on(games.takeBreak, 'refused');
  const place = await open();
  await tap(buttonOf(place, 'Time-out of 1 day'));
  await tap(buttonOf(sheet(place), 'Start the time-out'));
  await pass(1_000);
  expect(seenText(place)).toContain('₱500.00');
  expect(said(place, 'care.onTimeOut')).toContain('time-out until');
});
