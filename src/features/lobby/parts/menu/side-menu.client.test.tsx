import { expect, test } from 'vitest';
import { mail } from '#contract/mail.ts';
import { session } from '#contract/session.ts';
import { cents } from '#shared/money.ts';
import { openPainted, sheetsOf, shown } from '../../../../../tests/kit/client/app.tsx';
import { buttonOf, said, seenText, tap } from '../../../../../tests/kit/client/draw.ts';
import { setNavigator } from '../../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../../tests/kit/client/wire.ts';

const ANA = {
  id: 10_024_817,
  account: 'ana21',
  nickname: 'Ana',
  vip: 3,
  coin: cents(123_456),
  bet: cents(500),
  pid: '',
  mobile: '',
};

async function openMenu(user: object = {}, config: object = {}) {
  const place = await openPainted('/lobby/home', {
    config: { appNoticeConfigList: [], ...config },
    user: { ...ANA, ...user },
  });
  await tap(place.querySelector('[aria-label^="Open the menu of"]'));
  await shown();
  const menu = place.querySelector('dialog');
  if (!menu) throw new Error('The menu is not open');
  return { place, menu };
}

test('[GEN-09, MENU-05, MENU-09, ERR-14] a superior and a phone that are set are only told, and a copy that is not allowed says so', async () => {
  setNavigator({ clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  const { place, menu } = await openMenu({ pid: '10000001', mobile: '9170000001' });
  expect(menu.textContent).toContain('Invited by: 10000001');
  await tap([...menu.querySelectorAll('span')].find((one) => one.textContent === '10000001'));
  expect(location.pathname).toBe('/lobby/home');
  expect(['Add', 'Link phone', 'Transactions'].map((name) => buttonOf(menu, name) !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
  await tap(buttonOf(menu, 'Copy your ID'));
  expect(said(place, 'common.copyFail')).toBe('Copy Fail.');
  expect(sheetsOf(place)).toEqual(['Menu']);
});

test('a reader that swipes meets a way out of the menu at its end', async () => {
  const { place, menu } = await openMenu();
  const last = [...menu.querySelectorAll('button, a')].at(-1);
  expect(last?.textContent).toBe('Close');
  await tap(last);
  expect(sheetsOf(place)).toEqual([]);
});

test('[MENU-06] the balance is asked for by a tap, and not by the next one', async () => {
  const { place, menu } = await openMenu();
  const answer = wire.later();
  wire.on(session.refreshData, () => answer.reply);
  const before = wire.asked(session.refreshData).length;
  const refresh = () => buttonOf(menu, 'Refresh balance');
  await tap(refresh());
  expect(refresh()?.getAttribute('aria-busy')).toBe('true');
  answer.arrives({ code: 200, errcode: 0, coin: 200_000, lottery: 1, vip: 4, vipExp: 2, userLevel: 3, bet: 900 });
  await settle();
  expect(refresh()?.getAttribute('aria-busy')).toBe('false');
  expect(menu.textContent).toContain('₱2,000.00');
  expect(menu.textContent).toContain('VIP 4');
  expect(said(place, 'common.refreshSucc')).toMatch(/\w/);
  await tap(refresh());
  expect(wire.asked(session.refreshData)).toHaveLength(before + 1);
});

test('the balance is told to a reader with its age always, and seen with it where it is from before a bet', async () => {
  const { menu } = await openMenu();
  const card = () => menu.querySelector('.menu-card');
  expect(card()?.querySelector('.visually-hidden')?.textContent).toMatch(/^Balance ₱1,234\.56, as of .*\d:\d\d/);
  expect(card()?.querySelector('small')).toBeNull();
  (await import('#data/money/before-bet.ts')).noteBeforeBet(true);
  await settle();
  expect(card()?.querySelector('small')?.textContent).toMatch(/\d:\d\d/);
});

test('[MENU-07, MENU-08, MENU-10] the menu leads on in the order of the operator, and help takes its place', async () => {
  wire.on(mail.hasMailUnread, { code: 200, errcode: 0 });
  const { place, menu } = await openMenu();
  expect(['Withdraw', 'Deposit'].map((name) => buttonOf(menu, name)?.getAttribute('href'))).toEqual([
    '/lobby/wallets/withdraw',
    '/lobby/wallets/deposit',
  ]);
  const entries = [...menu.querySelectorAll('nav li a, nav li button')];
  expect(entries.map((one) => one.getAttribute('href') ?? seenText(one))).toEqual([
    '/profile/user',
    '/record/transaction',
    '/profile/email',
    '/bind',
    '/profile/favorites',
    'Customer service',
    '/profile/more',
  ]);
  await tap(buttonOf(menu, 'Customer service'));
  await pass(400, 4);
  expect(sheetsOf(place)).toEqual(['Customer service']);
  expect(location.pathname).toBe('/lobby/home');
});

test.each([
  [{ red1: 1 }, ['/profile/email']],
  [{ ticketUnread: 1 }, ['/profile/user', 'Customer service']],
  [{ hasTask: 1 }, ['/profile/user']],
  [{ hasSignUpBonus: 1 }, ['/profile/user']],
  [{ hasFund: 1, hasAgent: 1, hasFreeBonus: 1 }, []],
] as const)('[MAIL-02] with %o the dots of the menu stand at %j', async (flags, places) => {
  wire.on(mail.hasMailUnread, { code: 200, errcode: 0, ...flags });
  const { menu } = await openMenu();
  await pass(5_000);
  const entries = [...menu.querySelectorAll('nav li')].filter((one) => one.querySelector('.menu-links-dot'));
  const placeOf = (one: Element) => one.querySelector('a')?.getAttribute('href') ?? seenText(one);
  expect(entries.map(placeOf)).toEqual(places);
});

test('[STATE-13] the way to the next level is told in pesos', async () => {
  const appUserLevelConfigList = [100, 1_000, 5_000].map((betAmount, at) => ({ level: at + 1, betAmount }));
  const { menu } = await openMenu({}, { appUserLevelConfigList });
  expect(seenText(menu)).toContain('₱5.00 more in bets to level 2');
  expect(menu.querySelector('meter')?.getAttribute('value')).toMatch(/^0\.\d+$/);
});

test('the app is offered where the browser can install it, and low data is a switch', async () => {
  const { place, menu } = await openMenu();
  expect(buttonOf(menu, 'Install the app')).toBeUndefined();
  const { listenForInstall } = await import('#data/app/install-offer.ts');
  listenForInstall();
  window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  await settle();
  expect(buttonOf(menu, 'Install the app')).toBeDefined();
  const spare = menu.querySelector('[role=switch]');
  expect(spare?.getAttribute('aria-checked')).toBe('false');
  await tap(spare);
  expect(spare?.getAttribute('aria-checked')).toBe('true');
  expect(buttonOf(place, 'Pause animations')).toBeUndefined();
});

test('a tap on the icon of a link closes the menu as one on its words does', async () => {
  const { place, menu } = await openMenu();
  await tap(menu.querySelector('a[href="/record/transaction"] svg'));
  await shown();
  expect([location.pathname, sheetsOf(place)]).toEqual(['/record/transaction', []]);
});
