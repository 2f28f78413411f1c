import { expect, test, vi } from 'vitest';
import { games } from '#contract/games.ts';
import { leavePage, resume, setVisibility, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../tests/kit/client/wire.ts';

const LIKES: Parameters<typeof signIn>[0] = { appGameDataUser: { gameLikes: { 1001: 1, 1002: 0 }, gameHistory: [] } };

async function open(user: Parameters<typeof signIn>[0] = {}) {
  await signIn({ ...LIKES, ...user });
  return { ...(await import('./favorites.ts')), ...(await import('../player/session.ts')) };
}

test('[GAME-07] hearts are what the server tells of, and what the player has wished for since', async () => {
  const { favoriteGames, toggleFavorite, waitingFavoriteCount } = await open();
  expect([...favoriteGames.value]).toEqual([1001]);
  wire.is('refused');
  toggleFavorite(1002);
  await settle();
  toggleFavorite(1001);
  await settle();
  expect([[...favoriteGames.value], waitingFavoriteCount.value]).toEqual([[1002], 2]);
});

test('a heart goes to the server once taps have come to rest, as the last one says, and back where it is refused', async () => {
  const { favoriteGames, toggleFavorite, waitingFavoriteCount } = await open();
  for (const _tap of [1, 2, 3]) {
    toggleFavorite(1003);
    await settle();
  }
  await pass(1_000);
  expect(wire.asked(games.gameLike).map(({ body }) => [body['id'], body['like']])).toEqual([[1003, 1]]);
  expect([favoriteGames.value.has(1003), waitingFavoriteCount.value]).toEqual([true, 0]);
  wire.on(games.gameLike, refusal(1001));
  toggleFavorite(1004);
  await pass(1_000);
  expect([favoriteGames.value.has(1004), waitingFavoriteCount.value]).toEqual([false, 0]);
});

test.each([
  ['visible', 1],
  ['hidden', 0],
] as const)('that a heart has gone back is said by a tab that is %s %i times', async (visibility, times) => {
  const { toggleFavorite } = await open();
  const { tellRefusals } = await import('./send-favorites.ts');
  setVisibility(visibility);
  const say = vi.fn(() => ({ key: 'gone', text: 'A heart has gone back' }));
  tellRefusals(say);
  wire.on(games.gameLike, refusal(1001));
  toggleFavorite(1004);
  await pass(1_000);
  expect(wire.asked(games.gameLike)).toHaveLength(1);
  expect(say).toHaveBeenCalledTimes(times);
});

test('that a heart has gone back while the app was hidden is said once when the player looks at it again', async () => {
  const { toggleFavorite } = await open();
  const { tellRefusals } = await import('./send-favorites.ts');
  const say = vi.fn(() => ({ key: 'gone', text: 'A heart has gone back' }));
  const end = tellRefusals(say);
  wire.on(games.gameLike, refusal(1001));
  toggleFavorite(1004);
  setVisibility('hidden');
  await pass(1_000);
  expect(say).not.toHaveBeenCalled();
  for (const state of ['visible', 'hidden', 'visible'] as const) {
    setVisibility(state);
    await settle();
  }
  end();
  expect(say).toHaveBeenCalledTimes(1);
});

test('a heart that is tapped while the store opens shows at once, and is sent once though the page goes before', async () => {
  await open();
  await leavePage();
  const opening = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const early = { ...(await import('./favorites.ts')), ...(await import('../player/session.ts')) };
  await early.resumeSession(undefined);
  void early.keepSession();
  early.toggleFavorite(1005);
  expect(early.favoriteGames.value.has(1005)).toBe(true);
  await leavePage();
  opening.mockRestore();
  for (const _visit of [1, 2]) {
    await resume();
    const { favoriteGames } = await import('./favorites.ts');
    await pass(1_000);
    expect(favoriteGames.value.has(1005)).toBe(true);
    await leavePage();
  }
  expect(wire.asked(games.gameLike).map(({ body }) => [body['id'], body['like']])).toEqual([[1005, 1]]);
});

test('a page that goes before the store is open leaves its hearts beside those of the page before it', async () => {
  await open();
  await leavePage();
  const opening = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  for (const [gameId, taps] of [
    [1005, 1],
    [1006, 1],
    [1005, 2],
  ] as const) {
    const early = { ...(await import('./favorites.ts')), ...(await import('../player/session.ts')) };
    await early.resumeSession(undefined);
    for (let tap = 0; tap < taps; tap++) early.toggleFavorite(gameId);
    await leavePage();
  }
  opening.mockRestore();
  await resume();
  await import('./favorites.ts');
  await pass(1_000);
  const sent = wire.asked(games.gameLike).map(({ body }) => [body['id'], body['like']]);
  expect(sent).toEqual([[1006, 1]]);
});

test('a heart that is in the store lies nowhere else', async () => {
  const { toggleFavorite } = await open();
  wire.is('refused');
  toggleFavorite(1005);
  expect(localStorage.getItem('leftLikes')).toContain('1005');
  await settle();
  expect(localStorage.getItem('leftLikes')).not.toContain('1005');
});

/** A heart of game 1005 waits, and the server has ended the session. */
async function loseSessionWithHeart(): Promise<void> {
  const { toggleFavorite, expire } = await open();
  wire.is('refused');
  toggleFavorite(1005);
  await settle();
  await expire();
  await settle();
}

test('[SW-11] a heart that waits when the server ends the session waits for the same player, and for nobody else', async () => {
  await loseSessionWithHeart();
  wire.is(undefined);
  await leavePage();
  const back = await open({ token: 'a-new-token' });
  expect(back.favoriteGames.value.has(1005)).toBe(true);
  await pass(1_000);
  expect(wire.asked(games.gameLike).at(-1)?.headers.get('authorization')).toBe('Bearer a-new-token');
});

test('a heart that waits when the server ends the session is gone as soon as another player is here', async () => {
  await loseSessionWithHeart();
  wire.reset();
  const second = await open({ id: 8, token: 'another-token' });
  await second.expire();
  await settle();
  const back = await open({ token: 'a-new-token' });
  await pass(5_000);
  expect([back.favoriteGames.value.has(1005), wire.asked(games.gameLike)]).toEqual([false, []]);
});

test.each([
  [9, true],
  [11, false],
])('a guest’s heart is given %i minutes later by the player who signs in: %s', async (minutes, isGiven) => {
  const { favorAsGuest } = await import('./favorites.ts');
  const { giveGuestFavorite } = await import('./guest-favorite.ts');
  giveGuestFavorite();
  favorAsGuest(1006);
  await pass(minutes * 60_000);
  const { favoriteGames } = await open();
  await settle();
  expect(favoriteGames.value.has(1006)).toBe(isGiven);
});

test.each([
  [23, true],
  [25, false],
])('a heart that waits when the server ends the session is sent %i hours later: %s', async (hours, isSent) => {
  await loseSessionWithHeart();
  wire.is(undefined);
  await leavePage();
  vi.setSystemTime(Date.now() + hours * 60 * 60_000);
  const back = await open({ token: 'a-new-token' });
  await pass(1_000);
  expect([back.favoriteGames.value.has(1005), wire.asked(games.gameLike).length > 0]).toEqual([isSent, isSent]);
});

const TABLE = 'favourites';

/** Every connection to a database of the page, as the browser has it. */
function watchConnections(): IDBDatabase[] {
  const open = indexedDB.open.bind(indexedDB);
  const connections: IDBDatabase[] = [];
  vi.spyOn(indexedDB, 'open').mockImplementation((...asked) => {
    const request = open(...asked);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  });
  return connections;
}

/** The phone takes away what is kept of hearts under the page, as a browser that clears a site does. What is kept then is returned. */
async function loseHearts(connections: readonly IDBDatabase[]): Promise<unknown[]> {
  const connection = connections.findLast(({ objectStoreNames }) => objectStoreNames.contains(TABLE));
  if (!connection) throw new Error('No database of a player');
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)));
  await done(connection.transaction(TABLE, 'readwrite').objectStore(TABLE).clear());
  connection.onclose?.(new Event('close'));
  await pass(100);
  const later = await done(indexedDB.open(connection.name));
  return done(later.transaction(TABLE).objectStore(TABLE).getAll());
}

test.each([
  ['is written again', true, 1],
  ['leaves nothing once the player has logged out in another tab', false, 0],
])('a heart that waits while the phone clears the app %s', async (_what, isHere, rows) => {
  const connections = watchConnections();
  const { toggleFavorite } = await open();
  wire.is('refused');
  toggleFavorite(1002);
  await settle();
  if (!isHere) localStorage.removeItem('ACCESS_TOKEN');
  expect(await loseHearts(connections)).toHaveLength(rows);
});
