import { expect, test, vi } from 'vitest';
import { BUSY } from '#contract/envelope.ts';
import { games } from '#contract/games.ts';
import { session } from '#contract/session.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, json, wire } from '../../../../tests/kit/client/wire.ts';

async function open({ hearts = 0 } = {}) {
  await openLobby();
  await signIn({ appGameDataUser: { gameLikes: {}, gameHistory: [] } });
  const { toggleFavorite } = await import('#data/favorites/favorites.ts');
  // A server that is reached and takes nothing.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  wire.on(games.gameLike, json({ code: BUSY.status, errcode: BUSY.errcode }, BUSY.status));
  for (let id = 1; id <= hearts; id++) toggleFavorite(id);
  await pass(1_000);
  const { SignOutSheet } = await import('./sign-out-sheet.tsx');
  const place = await draw(<SignOutSheet onClose={() => expect.unreachable()} />);
  await pass(500);
  return place;
}

const isHere = async () => (await import('#data/player/session.ts')).isSignedIn.value;

async function logOut(place: Element) {
  await tap(buttonOf(place, 'Log out'));
  await pass(4_000);
}

test('a player with nothing that waits leaves with one tap, and the server is told', async () => {
  const place = await open();
  expect(said(place, 'account.unsent')).toBeUndefined();
  await logOut(place);
  expect([await isHere(), wire.asked(session.logout).length]).toEqual([false, 1]);
});

test('what waits is sent before the player leaves', async () => {
  const place = await open({ hearts: 1 });
  wire.on(games.gameLike, exampleOf(games.gameLike));
  const before = wire.asked(games.gameLike).length;
  await logOut(place);
  expect([await isHere(), wire.asked(games.gameLike).length - before]).toEqual([false, 1]);
});

test('what cannot be sent is said once, with its number, and the next tap leaves all the same', async () => {
  const place = await open({ hearts: 2 });
  await logOut(place);
  expect([await isHere(), said(place, 'account.unsent')]).toEqual([true, expect.stringMatching(/^2 changes/)]);
  await logOut(place);
  expect(await isHere()).toBe(false);
});

test('without a connection it is said at once', async () => {
  const place = await open({ hearts: 1 });
  setOnline(false);
  await pass(100);
  expect(said(place, 'account.unsent')).toMatch(/^1 change /);
  await logOut(place);
  expect(await isHere()).toBe(false);
});

test('a second tap while what waits is sent neither leaves nor says that it is lost', async () => {
  const place = await open({ hearts: 1 });
  const late = wire.later();
  wire.on(games.gameLike, () => late.reply);
  await tap(buttonOf(place, 'Log out'));
  await tap([...place.querySelectorAll('button')].at(-1));
  expect([await isHere(), said(place, 'account.unsent')]).toEqual([true, undefined]);
  late.arrives(exampleOf(games.gameLike));
  await pass(4_000);
  expect([await isHere(), wire.asked(session.logout).length]).toEqual([false, 1]);
});

test('a message to customer service that waits is told of as well', async () => {
  const place = await open({ hearts: 1 });
  setOnline(false);
  (await import('#data/tickets/tickets.ts')).writeInTicket(5, { content: 'Where is it?', pictures: [] });
  await pass(100);
  expect(said(place, 'account.unsent')).toMatch(/^2 changes/);
});
