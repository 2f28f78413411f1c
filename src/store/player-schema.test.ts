import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { PLAYER_DATABASES, playerDatabaseName } from './layout.ts';
import { deletePlayersExcept, openExistingPlayerDatabase, openPlayerDatabase } from './player-schema.ts';

afterEach(() => deletePlayersExcept(undefined));

/** Tests of other files leave databases of their own. */
const playersDatabases = async () =>
  (await Dexie.getDatabaseNames()).filter((name) => name.startsWith(PLAYER_DATABASES));

const aFavorite = { gameId: 1001, wanted: true, confirmed: false, changedAt: 1, key: 'k', tries: 0 };

test('two players of one phone share nothing, and the names tell nobody who they are', async () => {
  const ana = await openPlayerDatabase(10_024_817);
  await ana.favorites.put(aFavorite);
  const ben = await openPlayerDatabase(10_024_818);
  expect(await ben.favorites.count()).toBe(0);
  expect(ana.name).not.toBe(ben.name);
  expect(ana.name).not.toContain('10024817');
  for (const db of [ana, ben]) db.close();
});

test('sign-out leaves nothing of a player, and a start leaves only who is signed in', async () => {
  for (const id of [1, 2, 3]) {
    const db = await openPlayerDatabase(id);
    await db.favorites.put(aFavorite);
    await db.answers.put({ path: '/app/v1/getMail2', input: '{}', savedAt: 1, answer: {} });
    db.close();
  }
  await deletePlayersExcept(2);
  expect(await playersDatabases()).toHaveLength(1);
  const left = await openPlayerDatabase(2);
  expect(await left.favorites.count()).toBe(1);
  left.close();
  await deletePlayersExcept(undefined);
  expect(await playersDatabases()).toEqual([]);
});

test('who is still sending when the player leaves does not make them a new database', async () => {
  (await openPlayerDatabase(7)).close();
  const sending = await openExistingPlayerDatabase(7);
  await deletePlayersExcept(undefined);
  await expect(sending?.favorites.toArray()).rejects.toThrow(Dexie.DatabaseClosedError);
  expect(await playersDatabases()).toEqual([]);
});

test('who begins to send while the player leaves, at whichever moment of it, does not make them a new database', async () => {
  for (let moments = 0; moments < 40; moments++) {
    (await openPlayerDatabase(7)).close();
    const beginning = openExistingPlayerDatabase(7);
    for (let moment = 0; moment < moments; moment++) await new Promise((resolve) => setImmediate(resolve));
    await deletePlayersExcept(undefined);
    (await beginning)?.close();
    expect([moments, await playersDatabases()]).toEqual([moments, []]);
  }
});

test('favorites of the second version are there in the latest, and can be sent', async () => {
  const old = new Dexie(await playerDatabaseName(7));
  old.version(1).stores({ answers: '[path+input]', favourites: 'gameId', drafts: 'form' });
  old.version(2).stores({ me: 'id' });
  await old.open();
  await old.table('favourites').put({ gameId: 1001, wanted: true, confirmed: false, changedAt: 5 });
  await old.table('me').put({ id: 'me', user: { id: 7 }, savedAt: 5 });
  old.close();
  const now = await openPlayerDatabase(7);
  expect(now.verno).toBe(7);
  const row = await now.favorites.get(1001);
  expect(row).toMatchObject({ gameId: 1001, wanted: true, confirmed: false, changedAt: 5, tries: 0 });
  expect(row?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect((await now.me.get('me'))?.savedAt).toBe(5);
  now.close();
});

test('a caller that asks for the database of a player who has left makes no new one', async () => {
  expect(await openExistingPlayerDatabase(9)).toBeUndefined();
  expect(await playersDatabases()).toEqual([]);
});
