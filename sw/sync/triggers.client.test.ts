import { expect, test, vi } from 'vitest';
import { games } from '#contract/games.ts';
import type { StopToSend } from '#contract/messages.ts';
import { openLobby, signIn } from '../../tests/kit/client/page.ts';
import { settle } from '../../tests/kit/client/turns.ts';
import { signedOut, wire } from '../../tests/kit/client/wire.ts';

test.each([
  ['a wish', { kind: 'exclusion', length: 6, key: 'a-key', of: 'a-mark', until: 9e12 } satisfies StopToSend, 1],
  ['none any more', undefined, 0],
])('of a page that leaves with %s the browser is asked to wake this program %#', async (_what, wish, times) => {
  const register = vi.fn(async () => undefined);
  vi.stubGlobal('registration', { sync: { register } });
  const { listenForSync } = await import('./listen.ts');
  const { keepStopForLater } = await import('./triggers.ts');
  listenForSync();
  await keepStopForLater(wish);
  expect(register).toHaveBeenCalledTimes(times);
});

test('a session that is over is told of once a heart meets it, and the heart waits', async () => {
  await openLobby();
  await signIn();
  const { inPlayerStore } = await import('#data/player/session.ts');
  await inPlayerStore((store) => store.wishFavorite({ gameId: 5, wanted: true, isFavorite: false, atMs: 1 }));
  await settle();
  wire.on(games.gameLike, signedOut);
  const { drainFavorites } = await import('./drain-favorites.ts');
  const lost: string[] = [];
  const end = await drainFavorites({ isTimely: true, onLostSession: async (token) => void lost.push(token) });
  expect([end, lost]).toEqual(['done', ['a-token']]);
  expect(await inPlayerStore((store) => store.waitingFavorites())).toHaveLength(1);
});
