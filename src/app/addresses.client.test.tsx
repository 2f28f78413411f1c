/** Addresses whose screens stand in several features: each asks for a session where it needs one, and says where the player is. */
import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { openApp, screenOf, shown } from '../../tests/kit/client/app.tsx';
import { seenText } from '../../tests/kit/client/draw.ts';
import { wire } from '../../tests/kit/client/wire.ts';

const heading = (place: Element) => seenText(screenOf(place).querySelector('h1') ?? place);

const OF_PLAYERS = [
  ['[ROUTE-24]', '/walletsKyc', 'Verify your identity'],
  ['[ROUTE-25]', '/walletsKycUpload', 'Upload your ID'],
  ['[ROUTE-27]', '/bindBankCard', 'Add an account'],
  ['[ROUTE-38]', '/profile/email', 'Mail'],
  ['[ROUTE-39]', '/profile/favorites', 'Favorites'],
] as const;

test.each(OF_PLAYERS)('%s a guest at %s logs in first', async (_id, address) => {
  await openApp(address);
  await shown();
  expect(location.pathname).toBe('/login');
});

test.each(OF_PLAYERS)('%s a player opens %s', async (_id, address, title) => {
  const place = await openApp(address, { user: {} });
  await shown();
  expect([location.pathname, heading(place)]).toEqual([address, title]);
});

test('[ROUTE-21] a guest opens customer service', async () => {
  const place = await openApp('/service');
  await shown();
  expect([location.pathname, heading(place)]).toEqual(['/service', 'Customer service']);
});

test('[ROUTE-15] a wallet of another name is the deposit', async () => {
  const place = await openApp('/lobby/wallets/foo', { user: {} });
  await shown();
  expect(screenOf(place).querySelector('.deposit')).not.toBeNull();
});

test('a page that the profile does not have is the profile', async () => {
  const place = await openApp('/profile/foo', { user: {} });
  await shown();
  expect(heading(place)).toBe('Your profile');
});

test('a game that is opened by its address names the page and its main area once its name is known', async () => {
  wire.on(games.startGame, 'refused');
  const place = await openApp('/start?gameId=1001', { user: {} });
  await shown();
  const name = heading(place);
  expect(name).toMatch(/[A-Z]/);
  expect(name).not.toBe('Game');
  expect([document.title, screenOf(place).getAttribute('aria-label')]).toEqual([`${name} · Perya`, name]);
});
