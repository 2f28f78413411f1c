import { expect, test, vi } from 'vitest';
import { config } from '#contract/config.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { leavePage, openLobby, setNavigator, setOnline } from '../../../tests/kit/client/page.ts';
import { NO_ANSWERS } from '../../../tests/kit/client/no-answers.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, json, wire } from '../../../tests/kit/client/wire.ts';

const { appConfig } = config;

/** What the database holds of the lobby. */
async function kept(): Promise<unknown> {
  const { PublicDatabase } = await import('#store/schema.ts');
  const db = new PublicDatabase();
  const rows = await Promise.all([db.config, db.games, db.types, db.brands, db.banners].map((one) => one.toArray()));
  db.close();
  return rows;
}

const CONFIG_NO_ANSWERS: typeof NO_ANSWERS = [
  ...NO_ANSWERS.filter(([, , end]) => end !== 'signed-out'),
  ['an envelope with nothing in it', json({ code: 200, errcode: 0 }), 'broken'],
];

test.each(CONFIG_NO_ANSWERS)(
  '%s never replaces a good configuration, and the screen says what it is',
  async (_name, reply, end) => {
    // A first visit has nothing to fall back on, says so, and tries again.
    wire.is(reply);
    const first = await import('./lobby.ts');
    await first.lobbyKeeper.start();
    await first.lobbyKeeper.keep();
    expect(first.lobbyKeeper.failure.value?.kind).toBe(end);
    wire.is(undefined);
    await first.lobbyKeeper.refreshAnew();
    expect(first.lobbyKeeper.failure.value).toBeUndefined();
    const before = await kept();

    // A later one goes on with what it has.
    await leavePage();
    wire.is(reply);
    await openLobby();
    const later = await import('./lobby.ts');
    expect(later.lobbyKeeper.failure.value?.kind).toBe(end);
    const { watch } = await import('./stored.ts');
    expect(watch('lobby', { hotLimit: HOT_LIMIT }).getValue()).toMatchObject({ hotGames: [{ id: 1001 }] });
    expect(await kept()).toEqual(before);
  },
);

test('what the document asked for and a broken connection has lost is asked for again at once, and meanwhile it is said', async () => {
  window.early = { config: Promise.reject(new TypeError('Failed to fetch')) };
  const answer = wire.later();
  wire.on(appConfig, () => answer.reply);
  const { lobbyKeeper } = await import('./lobby.ts');
  await lobbyKeeper.start();
  await settle();
  expect([wire.asked(appConfig).length, lobbyKeeper.failure.value?.kind]).toEqual([1, 'unanswered']);
  answer.arrives(exampleOf(appConfig));
  await settle();
  expect(lobbyKeeper.failure.value).toBeUndefined();
});

test('the first of several questions under way is for all of them', async () => {
  await openLobby();
  const answer = wire.later();
  wire.on(appConfig, () => answer.reply);
  const { lobbyKeeper } = await import('./lobby.ts');
  const asking = [lobbyKeeper.refresh(), lobbyKeeper.refresh()];
  await settle();
  expect(wire.asked(appConfig)).toHaveLength(2);
  answer.arrives(exampleOf(appConfig));
  await Promise.all(asking);
});

test('a service worker that takes over a later visit is given the list that this visit was not sent', async () => {
  const told: { kind: string; reply?: { appGameList?: unknown[] } }[] = [];
  const serviceWorker = { controller: null as object | null };
  setNavigator({ serviceWorker });
  await openLobby();
  await leavePage();
  await openLobby({ appGameList: undefined });
  await pass(100);
  serviceWorker.controller = { postMessage: (message: (typeof told)[number]) => told.push(message) };
  const { handOverNow } = await import('../app/sw-client.ts');
  handOverNow();
  expect(told.map(({ kind }) => kind)).toEqual(['keep-config', 'keep-pictures']);
  expect(told[0]?.reply?.appGameList).toHaveLength((exampleOf(appConfig)['appGameList'] as unknown[]).length);
});

test.each([
  ['came past it, though it has taken over since', { workerStart: 0, isKept: true, isTold: true }],
  ['went through it, and it has kept nothing, as of a player', { workerStart: 1, isKept: false, isTold: true }],
  ['went through it, and it has kept it', { workerStart: 1, isKept: true, isTold: false }],
])('a service worker is given what it lacks: the document %s', async (_what, { workerStart, isKept, isTold }) => {
  const told: string[] = [];
  const controller = { postMessage: ({ kind }: { kind: string }) => told.push(kind) };
  setNavigator({ serviceWorker: { controller } });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ workerStart } as PerformanceNavigationTiming]);
  await openLobby();
  await leavePage();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ workerStart } as PerformanceNavigationTiming]);
  told.length = 0;
  if (isKept) await (await caches.open('api')).put('/prod-api-2/kept/config', new Response('{}'));
  await openLobby();
  await pass(100);
  expect(told.includes('keep-config')).toBe(isTold);
  expect(told.includes('keep-pictures')).toBe(isTold);
});

test('an unchanged list is not sent again, and the games stay', async () => {
  await openLobby();
  const { appGameList: _list, ...rest } = exampleOf(appConfig);
  wire.on(appConfig, { ...rest, mode: 'green' });
  const { lobbyKeeper } = await import('./lobby.ts');
  await lobbyKeeper.refresh();
  await settle();
  expect(wire.asked(appConfig).at(-1)?.body['gameListVersion']).toBe('42');
  const { watch } = await import('./stored.ts');
  expect(watch('lobby', { hotLimit: HOT_LIMIT }).getValue()).toMatchObject({
    config: { mode: 'green' },
    hotGames: [{ id: 1001 }],
  });
});

test('what a service worker has kept is for a page that has nothing, and no step back for one that has', async () => {
  await openLobby();
  const stored = () =>
    new Response(JSON.stringify({ ...exampleOf(appConfig), mode: 'green' }), {
      headers: { 'content-type': 'application/json', 'x-stored-at': '1' },
    });
  wire.on(appConfig, stored());
  const { lobbyKeeper } = await import('./lobby.ts');
  await lobbyKeeper.refresh();
  await settle();
  const { watch } = await import('./stored.ts');
  expect(watch('lobby', { hotLimit: HOT_LIMIT }).getValue()).toMatchObject({ config: { mode: 'other' } });
});

test('a network that comes back is asked within a second and a half, and a first miss soon again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await openLobby();
  setOnline(false);
  await pass(60_000);
  expect(wire.asked(appConfig)).toHaveLength(1);
  wire.is('refused');
  setOnline(true);
  await pass(700);
  expect(wire.asked(appConfig)).toHaveLength(1);
  await pass(300);
  expect(wire.asked(appConfig)).toHaveLength(2);
  wire.is(undefined);
  await pass(500);
  expect(wire.asked(appConfig)).toHaveLength(3);
  const { isReachable } = await import('../call/connection.ts');
  expect(isReachable.value).toBe(true);
  await pass(60_000);
  expect(wire.asked(appConfig)).toHaveLength(3);
});

test('a network that goes and comes back again is asked as soon as at first', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await openLobby();
  wire.is('refused');
  setOnline(false);
  setOnline(true);
  // Of the tries that follow a miss the next is four seconds away.
  await pass(4_500);
  setOnline(false);
  setOnline(true);
  const before = wire.asked(appConfig).length;
  await pass(1_000);
  expect(wire.asked(appConfig)).toHaveLength(before + 1);
  // The tries of before are over.
  await pass(500 + 1_000 + 2_000 + 4_000);
  expect(wire.asked(appConfig)).toHaveLength(before + 5);
});

test('a network that came back before a first visit listened for it is asked at once', async () => {
  const { lobbyKeeper } = await import('./lobby.ts');
  await lobbyKeeper.start();
  const { isReachable } = await import('../call/connection.ts');
  const { call } = await import('../call/call.ts');
  setOnline(false);
  wire.is('refused');
  await call(appConfig, {});
  wire.is(undefined);
  setOnline(true);
  await lobbyKeeper.keep();
  await pass(100);
  expect([isReachable.value, wire.asked(appConfig).length]).toEqual([true, 2]);
});

test('a first visit on a dead connection is drawn after six seconds, and is given the lobby that comes late', async () => {
  const late = wire.later();
  wire.on(appConfig, () => late.reply);
  const { lobbyKeeper } = await import('./lobby.ts');
  let isBegun = false;
  void lobbyKeeper.start().then(() => (isBegun = true));
  await pass(5_900);
  expect(isBegun).toBe(false);
  await pass(200);
  expect([isBegun, lobbyKeeper.failure.value]).toEqual([true, undefined]);
  late.arrives(exampleOf(appConfig));
  await settle();
  const { watch } = await import('./stored.ts');
  expect(watch('lobby', { hotLimit: HOT_LIMIT }).getValue()).toMatchObject({ config: { mode: 'other' } });
});

test('a silent server is asked every quarter of a minute, and no more once it has answered', async () => {
  await openLobby();
  wire.is('refused');
  const { lobbyKeeper } = await import('./lobby.ts');
  await lobbyKeeper.refresh();
  await pass(45_000);
  expect(wire.asked(appConfig)).toHaveLength(5);
  wire.is(undefined);
  await pass(15_000);
  await pass(120_000);
  expect(wire.asked(appConfig)).toHaveLength(6);
});

test('a database that opens and then answers nothing keeps nobody from the lobby, which says that nothing is kept', async () => {
  await openLobby();
  await leavePage();
  // What is asked of a store never ends, as where a page that is gone holds it still.
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function ask(this: IDBObjectStore) {
    const request = this.count();
    Object.defineProperty(request, 'onsuccess', { set: vi.fn() });
    return request;
  });
  const { lobbyKeeper } = await import('./lobby.ts');
  let isBegun = false;
  void lobbyKeeper.start().then(() => (isBegun = true));
  await pass(2_500, 1);
  expect(isBegun).toBe(false);
  await pass(2_000, 1);
  expect(isBegun).toBe(true);
  const { watch } = await import('./stored.ts');
  expect(
    watch('lobby', { hotLimit: HOT_LIMIT })
      .getValue()
      ?.hotGames.map(({ id }) => id),
  ).toEqual([1001]);
  const { isKept } = await import('./kept.ts');
  expect(isKept.value).toBe(false);
});
