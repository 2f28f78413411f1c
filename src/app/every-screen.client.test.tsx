/** The table of screens: every address of the specification, opened by everybody and in every state of the connection. */
import { expect, test } from 'vitest';
import { OPEN_ADDRESSES, PLAYER_ADDRESSES } from '../../tests/kit/address-lists.ts';
import { ROUTES } from '../../tests/kit/routes.ts';
import { openApp, screenOf, shown, visit } from '../../tests/kit/client/app.tsx';
import { seenText } from '../../tests/kit/client/draw.ts';
import { setOnline } from '../../tests/kit/client/page.ts';
import { pass } from '../../tests/kit/client/turns.ts';
import { wire } from '../../tests/kit/client/wire.ts';

const EVERYBODYS = ['/lobby/home', '/maintenance', ...OPEN_ADDRESSES];
const GUESTS = ['/', '/lobby', '/lobby/wallets/foo', ...EVERYBODYS, ...PLAYER_ADDRESSES];
/** Logged in, nobody is shown a form to log in. */
const FORMS = ['/login', '/register', '/forget'];
const PLAYERS = GUESTS.filter((address) => !FORMS.includes(address));
/** A screen that waits for an answer in vain says so after that time. */
const PATIENCE_MS = 4_500;

const TITLE = '.frame-screen > :not(.kept-screen) h1, .kept-screen[data-behind=false] h1';

/** A screen's own code may bring more code. */
async function arrived(place: HTMLElement): Promise<void> {
  for (let pieces = 0; pieces < 4 && !place.querySelector(TITLE); pieces++) await shown();
}

async function lookAtAll(place: HTMLElement, addresses: string[], waitMs = 0): Promise<string[]> {
  const blank: string[] = [];
  for (const address of addresses) {
    await visit(address);
    await arrived(place);
    if (waitMs > 0) await pass(waitMs, 5);
    const screen = screenOf(place);
    const title = seenText(screen.querySelector('h1') ?? document.createElement('i'));
    const words = seenText(screen);
    const hasSaid = words.length > title.length && !words.includes('Something went wrong');
    if (!/\w/.test(title) || !hasSaid) blank.push(`${address}: ${words.slice(0, 60)}`);
  }
  return blank;
}

test('the table has 75 routes, and each of them is opened below', () => {
  expect(Object.keys(ROUTES)).toHaveLength(75);
  expect(Object.values(ROUTES).filter((address) => !GUESTS.includes(address))).toEqual([]);
});

test('a guest finds words at every address, of the screen or of the form to log in, also without a connection and on a dead one', async () => {
  const place = await openApp('/service');
  expect(await lookAtAll(place, GUESTS)).toEqual([]);
  setOnline(false);
  expect(await lookAtAll(place, GUESTS)).toEqual([]);
  setOnline(true);
  wire.is('dead');
  expect(await lookAtAll(place, GUESTS)).toEqual([]);
});

test('a guest finds words at every address in green mode', async () => {
  const place = await openApp('/service', { config: { mode: 'green' } });
  expect(await lookAtAll(place, GUESTS)).toEqual([]);
});

test.each(['/', '/lobby', '/rule/nothing', '/activity/nothing'])('[ROUTE-01] %s leads home', async (address) => {
  const place = await openApp('/service', { user: {} });
  await visit(address);
  await arrived(place);
  await shown();
  expect(location.pathname).toBe('/lobby/home');
});

test('[ROUTE-15] an unknown kind of wallet is the deposit', async () => {
  const place = await openApp('/service', { user: {} });
  await visit('/lobby/wallets/foo');
  await arrived(place);
  const shownAt = seenText(screenOf(place));
  await visit('/lobby/wallets/deposit');
  await arrived(place);
  expect(seenText(screenOf(place))).toBe(shownAt);
});

test('a player finds words at every address, and after that visit without a connection too, and on a dead one', async () => {
  const place = await openApp('/service', { user: {} });
  expect(await lookAtAll(place, PLAYERS)).toEqual([]);
  setOnline(false);
  expect(await lookAtAll(place, PLAYERS)).toEqual([]);
  setOnline(true);
  wire.is('dead');
  expect(await lookAtAll(place, PLAYERS)).toEqual([]);
});

test('a player finds words at every address in green mode', async () => {
  const place = await openApp('/service', { config: { mode: 'green' }, user: {} });
  expect(await lookAtAll(place, PLAYERS)).toEqual([]);
});

test('a player who has seen nothing yet finds words at every address on a dead connection', async () => {
  const place = await openApp('/service', { user: {} });
  wire.is('dead');
  expect(await lookAtAll(place, PLAYERS, PATIENCE_MS)).toEqual([]);
});
