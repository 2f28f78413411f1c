import { expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import { OPEN_ADDRESSES, PLAYER_ADDRESSES } from '../../tests/kit/address-lists.ts';
import { openApp, screenOf, shown, visit } from '../../tests/kit/client/app.tsx';
import { buttonOf, draw, said, seenText, tap } from '../../tests/kit/client/draw.ts';
import { goTo } from '../../tests/kit/client/page.ts';
import { exampleOf, wire } from '../../tests/kit/client/wire.ts';

const CLOSED = { maintenance: { status: 1, content: 'Back at noon.' } };

const titleOf = (place: Element): string => seenText(screenOf(place).querySelector('h1') ?? place);

/** Goes to each of them inside the app, and says where it leads. */
async function followAll(addresses: string[]): Promise<Record<string, string>> {
  const led: Record<string, string> = {};
  for (const address of addresses) {
    await visit(address);
    led[address] = location.pathname;
  }
  return led;
}

const all = (addresses: string[], to: string) => Object.fromEntries(addresses.map((address) => [address, to]));

test('[GUARD-01, GUARD-06, ROUTE-06] maintenance leads every address to its screen, and comes before signing in', async () => {
  const place = await openApp('/profile/user', { config: CLOSED });
  expect(location.pathname).toBe('/maintenance');
  expect(titleOf(place)).toBe('System Maintenance');
  expect(said(place, 'system.maintenance')).toBe('Back at noon.');
  const addresses = ['/', '/lobby/home', '/no-such-page', ...OPEN_ADDRESSES, ...PLAYER_ADDRESSES];
  expect(await followAll(addresses)).toEqual(all(addresses, '/maintenance'));
});

test('[GUARD-02, GUARD-09, ROUTE-20] an address for players leads a guest to sign in', async () => {
  const place = await openApp('/activity/christmas');
  expect(location.pathname).toBe('/login');
  expect(screenOf(place).querySelector('form')).not.toBeNull();
  expect(PLAYER_ADDRESSES).toContain('/search');
  expect(await followAll(PLAYER_ADDRESSES)).toEqual(all(PLAYER_ADDRESSES, '/login'));
});

test('[GUARD-03, GUARD-09, GEN-15] an open address stays open to a guest, and leads into no admin screen', async () => {
  const place = await openApp('/lobby/home');
  for (const address of ['/lobby/home', ...OPEN_ADDRESSES]) {
    await visit(address);
    await shown();
    expect(location.pathname).toBe(address);
    expect(titleOf(place), address).toMatch(/\w/);
    const ways = [...place.querySelectorAll('a, button')].map(
      (way) => `${way.textContent} ${way.getAttribute('href')}`,
    );
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter((way) => /admin/i.test(way))).toEqual([]);
  }
});

test('[GUARD-07] the maintenance screen leads back to the lobby when it is over', async () => {
  const place = await openApp('/lobby/home', { config: CLOSED });
  expect(buttonOf(place, 'Back to lobby')).toBeUndefined();
  await tap(buttonOf(place, 'Check again'));
  expect([location.pathname, buttonOf(place, 'Back to lobby')]).toEqual(['/maintenance', undefined]);
  wire.on(config.appConfig, exampleOf(config.appConfig));
  await tap(buttonOf(place, 'Check again'));
  expect(location.pathname).toBe('/maintenance');
  await tap(buttonOf(place, 'Back to lobby'));
  expect(location.pathname).toBe('/lobby/home');
  expect(screenOf(place).querySelector('[data-game-id]')).not.toBeNull();
});

test.each([
  '/no-such-page',
  '/lobby',
  '/lobby/home/more',
  '/profile/user/x/y',
  '/LOGIN',
  '/admin',
  '/admin/users',
  '/lobby/admin',
])('[GUARD-10, GEN-15] %s is no screen, and leads to the lobby', async (address) => {
  const place = await openApp(address);
  expect(location.pathname).toBe('/lobby/home');
  expect(screenOf(place).className).toContain('home-screen');
});

test('[GUARD-11] while the configuration is on its way it is said that it loads, and no screen is shown', async () => {
  const answer = wire.later();
  wire.on(config.appConfig, () => answer.reply);
  goTo('/terms-of-use');
  const { loadRouteTable } = await import('./route-table.ts');
  await loadRouteTable();
  const { App } = await import('./app.tsx');
  const place = await draw(<App />);
  expect(said(place, 'app.loading')).toBe('Loading the lobby…');
  expect(place.querySelectorAll('main, a')).toHaveLength(0);
  answer.arrives(exampleOf(config.appConfig));
  await shown();
  expect(said(place, 'app.loading')).toBeUndefined();
  expect(titleOf(place)).toBe('Terms of use');
});
