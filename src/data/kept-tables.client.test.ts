import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openLobby, signIn } from '../../tests/kit/client/page.ts';
import { settle } from '../../tests/kit/client/turns.ts';
import { wire } from '../../tests/kit/client/wire.ts';

test('[TST-05] what the page keeps is tested on fake-indexeddb', () => {
  expect(indexedDB).toBeInstanceOf(IDBFactory);
  expect(Dexie.dependencies.indexedDB).toBe(indexedDB);
});

test('[DB-02] config, games, brands, types, likes, history, outbox and logs lie in Dexie tables, and are filled', async () => {
  await openLobby();
  await signIn();
  wire.is('refused');
  const [{ toggleFavorite }, { eventQueue }, { inPlayerStore }] = [
    await import('./favorites/favorites.ts'),
    await import('./events/events.ts'),
    await import('./player/session.ts'),
  ];
  toggleFavorite(1003);
  eventQueue.add('something');
  await inPlayerStore((store) => store.keepAsked({ key: 'k', path: '/app/v1/bankruptBonus', input: {}, askedAt: 1 }));
  await settle();
  const rows: Record<string, unknown[]> = {};
  for (const name of await Dexie.getDatabaseNames()) {
    const db = await new Dexie(name).open();
    for (const table of db.tables) rows[table.name] = await table.toArray();
    db.close();
  }
  expect(rows).toMatchObject({
    config: [{ id: 'current', shelvedVersion: '42' }],
    games: [{ games: [{ id: 1001 }] }, { id: 'places' }, { games: [{ id: 1001 }], typeId: 1 }],
    types: [{ id: 1 }],
    brands: [{ id: 3 }],
    // A heart that waits to be sent is the wish and the outbox in one; so is a call that moves money.
    favourites: [{ gameId: 1003, wanted: true, confirmed: false }],
    asked: [{ key: 'k' }],
    me: [{ user: { appGameDataUser: { gameHistory: [1002, 1001], gameLikes: { 1001: 1 } } } }],
    events: [{ item: { name: 'something' } }],
  });
});
