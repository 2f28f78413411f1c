import { expect, test, vi } from 'vitest';
import { drawHook } from '../../../../tests/kit/client/draw.ts';
import { goTo } from '../../../../tests/kit/client/page.ts';

/** The history as the browser tells of it; the player stands at the entry of this number. */
async function standAt(index: number, ...paths: string[]): Promise<{ led: string[]; at: string }> {
  const led: string[] = [];
  const entries = paths.map((path, at) => ({ key: `${at}`, url: new URL(path, location.href).href }));
  vi.stubGlobal('navigation', {
    entries: () => entries,
    currentEntry: { index },
    traverseTo: (key: string) => {
      led.push(key);
      return { committed: Promise.resolve() };
    },
  });
  goTo(paths[index]!);
  await drawHook((await import('./use-one-back.ts')).useOneBack);
  return { led, at: location.pathname };
}

const HOME = '/lobby/home';

test('Back from a sign-in that a session’s end has led to goes on to the lobby, whatever screens lie between', async () => {
  const { led } = await standAt(4, HOME, '/login', HOME, '/wallet', '/login', '/login');
  expect(led).toEqual(['2']);
});

test('without a lobby behind it, home takes its place', async () => {
  expect(await standAt(1, '/wallet', '/login', '/login')).toEqual({ led: [], at: HOME });
});

test.each([
  ['is the last entry', 1, [HOME, '/login']],
  ['has another screen after it', 1, [HOME, '/login', '/register']],
] as const)('a sign-in that %s stays', async (_what, index, paths) => {
  expect(await standAt(index, ...paths)).toEqual({ led: [], at: '/login' });
});

test('no other screen is left', async () => {
  expect(await standAt(1, HOME, '/register', '/login')).toEqual({ led: [], at: '/register' });
});
