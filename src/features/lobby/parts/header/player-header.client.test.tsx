import { expect, test, vi } from 'vitest';
import { account } from '#contract/account.ts';
import { mail } from '#contract/mail.ts';
import { session } from '#contract/session.ts';
import { cents } from '#shared/money.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../../tests/kit/client/draw.ts';
import { onPageEnd, openLobby, setOnline, signIn } from '../../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../../../tests/kit/client/wire.ts';

const { refreshData } = session;

async function drawHeader(user: Parameters<typeof signIn>[0] = {}) {
  await openLobby();
  await signIn({ nickname: 'Ana', coin: cents(123_456), ...user });
  const { PlayerHeader } = await import('./player-header.tsx');
  const { Toasts } = await import('#app/shell/toasts.tsx');
  const place = await draw(
    <>
      <PlayerHeader />
      <Toasts />
    </>,
  );
  const refresh = () => buttonOf(place, 'Refresh balance');
  return { place, refresh, isTurning: () => refresh()?.getAttribute('aria-busy') === 'true' };
}

test('[HOME-01, HOME-33] a player’s header has the picture, the balance in pesos with a refresh, and a deposit', async () => {
  const { place, refresh } = await drawHeader({ vip: 3 });
  expect(buttonOf(place, 'Open the menu of Ana')?.querySelector('.avatar, img, svg, span')).not.toBeNull();
  expect(seenText(place)).toContain('1,234.56');
  expect(place.querySelector('.purse .visually-hidden')?.textContent).toMatch(/₱1,234\.56/);
  expect(refresh()).toBeDefined();
  expect(buttonOf(place, 'Deposit')?.getAttribute('href')).toBe('/lobby/wallets/deposit');
});

test('over the initial lies the picture of the set that the player has chosen, or the one of their own', async () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  wire.on(account.getOwnPicture, { code: 200, errcode: 0, picture });
  const srcs = (place: Element) => Array.from(place.querySelectorAll('.avatar img'), (one) => one.getAttribute('src'));
  const { place } = await drawHeader({ avatar: 5 });
  expect(srcs(place)).toEqual([expect.stringMatching(/\/avatar\/5\.png\?w=72$/)]);
  expect(srcs((await drawHeader({ avatar: 0 })).place)).toEqual([]);
  const own = await drawHeader({ avatar: 5, avatarOther: 'abc' });
  await pass(1_000);
  expect(srcs(own.place)).toEqual([picture]);
});

test('a balance stands with its age on the screen whenever it may be old', async () => {
  const { place } = await drawHeader({ coin: cents(128_450) });
  await pass(10 * 60_000);
  const { formatTime } = await import('#shared/time.ts');
  const age = formatTime(Date.now() - 10 * 60_000);
  expect(seenText(place)).toContain('1,284.50');
  expect(place.querySelector('[data-stale]')).toBeNull();
  setOnline(false);
  await settle();
  expect(seenText(place)).toContain('1,284.50');
  expect(place.querySelector('[data-stale] small')?.textContent).toBe(age);
});

test('a balance from before a bet stands with its age on the screen, also with a connection', async () => {
  const { place } = await drawHeader();
  const { noteBeforeBet } = await import('#data/money/before-bet.ts');
  noteBeforeBet(true);
  await settle();
  expect(place.querySelector('[data-stale] small')?.textContent).toMatch(/\d:\d\d/);
  noteBeforeBet(false);
  await settle();
  expect(place.querySelector('[data-stale]')).toBeNull();
});

test('without a connection a deposit stays in its place, leads nowhere, and a tap says why; with one it opens over home', async () => {
  const { place } = await drawHeader();
  const { followLinks } = await import('#app/shell/follow-links.ts');
  const before = location.href;
  onPageEnd(followLinks());
  const deposit = buttonOf(place, 'Deposit');
  setOnline(false);
  await settle();
  expect([place.contains(deposit ?? null), deposit?.getAttribute('aria-disabled')]).toEqual([true, 'true']);
  await tap(deposit);
  expect(said(place, 'lobby.moneyWaits')).toMatch(/^Deposits and withdrawals need a connection/);
  expect(location.href).toBe(before);
  setOnline(true);
  await settle();
  expect(deposit?.hasAttribute('aria-disabled')).toBe(false);
  await tap(deposit);
  const { depositSheet } = await import('#data/open-sheet.ts');
  expect([location.href, depositSheet.shown.value]).toEqual([before, {}]);
});

test('[HOME-34, STATE-08, ERR-13] the wheel turns while the answer is awaited; the answer is said and shown', async () => {
  const { place, refresh, isTurning } = await drawHeader();
  const answer = wire.later();
  wire.on(refreshData, () => answer.reply);
  expect(isTurning()).toBe(false);
  await tap(refresh());
  await tap(refresh());
  expect([isTurning(), wire.asked(refreshData).length]).toEqual([true, 1]);
  answer.arrives({ code: 200, errcode: 0, coin: 200_000 });
  await settle();
  expect([isTurning(), said(place, 'common.refreshSucc')]).toEqual([false, 'Balance is up to date']);
  expect(seenText(place)).toContain('2,000.00');
  await tap(refresh());
  expect(wire.asked(refreshData)).toHaveLength(1);
});

test.each([
  ['a refusal is told with its number', refusal(1234), 'Couldn’t refresh your balance (1234)'],
  ['a line that fails only stops the wheel', 'refused', undefined],
] as const)('[ERR-13] %s', async (_name, reply, words) => {
  const { place, refresh, isTurning } = await drawHeader();
  wire.on(refreshData, reply);
  await tap(refresh());
  expect([isTurning(), said(place, 'common.refreshFail'), said(place, 'common.refreshSucc')]).toEqual([
    false,
    words,
    undefined,
  ]);
});

test('[ERR-15] a short word about what has happened stays for two seconds', async () => {
  const { place, refresh } = await drawHeader();
  await tap(refresh());
  await pass(1_900);
  expect(said(place, 'common.refreshSucc')).toBeDefined();
  await pass(200);
  expect(said(place, 'common.refreshSucc')).toBeUndefined();
});

test.each([
  [{ red1: 2 }, true, true],
  [{ hasMail: 1 }, true, true],
  [{ hasTask: 1 }, false, true],
  [{ hasSignUpBonus: 1 }, false, true],
  [{ hasFund: 1, hasAgent: 1, hasFreeBonus: 1 }, false, false],
  [{}, false, false],
] as const)(
  '[SHELL-06, SHELL-07, DB-06] %o: a dot on mail %s, on the picture %s, as soon as it is known',
  async (flags, isMail, isMember) => {
    const { place } = await drawHeader();
    const { TabBar } = await import('#app/shell/tab-bar.tsx');
    const answer = wire.later();
    wire.on(mail.hasMailUnread, () => answer.reply);
    const bar = await draw(<TabBar />);
    await pass(5_000); // After the first pictures, in a quiet moment.
    const dots = () => [bar, place].map((one) => one.querySelector('.red-dot') !== null);
    expect([wire.asked(mail.hasMailUnread).length, dots()]).toEqual([1, [false, false]]);
    answer.arrives({ code: 200, errcode: 0, ...flags });
    await settle();
    expect(dots()).toEqual([isMail, isMember]);
    expect(bar.querySelector('a')?.textContent).toBe(isMail ? 'Mailunread' : 'Mail');
    expect(buttonOf(place, isMember ? 'Open the menu of Ana, something new' : 'Open the menu of Ana')).toBeDefined();
  },
);

test('what waits for one player is no dot for the next', async () => {
  wire.on(mail.hasMailUnread, { code: 200, errcode: 0, hasMail: 1 });
  const { place } = await drawHeader();
  await pass(10_000);
  expect(place.querySelector('.red-dot')).not.toBeNull();
  wire.on(mail.hasMailUnread, 'dead');
  await signIn({ id: 8, token: 'another-token' });
  expect(place.querySelector('.red-dot')).toBeNull();
});

test('the wheel stops where what asks for the balance does not come, and the next tap asks for it again', async () => {
  const { refresh, isTurning } = await drawHeader();
  let asked = 0;
  vi.doMock('../late-parts.ts', () => {
    asked += 1;
    return Promise.reject(new TypeError('No such piece'));
  });
  onPageEnd(() => vi.doUnmock('../late-parts.ts'));
  await tap(refresh());
  await settle();
  expect([asked, isTurning()]).toEqual([1, false]);
  await tap(refresh());
  await settle();
  expect([asked, isTurning()]).toEqual([2, false]);
});
