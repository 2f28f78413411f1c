import { expect, test, vi } from 'vitest';

/** The history as the browser tells of it, with the game as its last entry. */
async function leaveFrom(...addresses: string[]): Promise<string[]> {
  const led: string[] = [];
  const entries = addresses.map((address, at) => ({ key: `${at}`, url: new URL(address, location.href).href }));
  vi.stubGlobal('navigation', {
    entries: () => entries,
    currentEntry: { index: entries.findLastIndex(({ url }) => url.endsWith('&now')) },
    traverseTo: (key: string) => {
      led.push(addresses[Number(key)] ?? '');
      // Where a second tap takes over, the first is given up.
      return { committed: Promise.reject(new DOMException('Aborted', 'AbortError')) };
    },
  });
  (await import('./leave-game.ts')).leaveGame();
  return led;
}

test('the way out of a game leads past other games to what was there before them', async () => {
  const before = ['/lobby/home', '/lobby/search', '/start?gameId=1', '/start?gameId=2', '/start?gameId=3&now'];
  expect(await leaveFrom(...before, '/lobby/service')).toEqual(['/lobby/search']);
});

test('a visit that began in a game leads to home, which takes the game’s place', async () => {
  history.replaceState(null, '', '/start?gameId=1');
  const { length } = history;
  expect(await leaveFrom('/start?gameId=1&now')).toEqual([]);
  expect([location.pathname, history.length]).toEqual(['/lobby/home', length]);
});
