import { expect, test } from 'vitest';

import { withDatabase } from '../../tests/kit/sql.ts';
import { readGameList } from '../sql/queries/games.ts';
import { readSettings } from '../sql/queries/settings.ts';
import { latestBigWins } from '../config/latest-wins.ts';
import { seed } from './insert-world.ts';
import { makeWorld } from './world.ts';

const NOW = new Date('2026-12-01T08:00:00Z');

withDatabase((database) => {
  test('an empty database gets a world once, however many servers start on it', async () => {
    const { db } = database.current();
    const done = await Promise.all([seed(db, 1200, NOW), seed(db, 1200, NOW)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    const { types, brands, games } = await readGameList(db);
    expect([types.length, brands.length, games.length]).toEqual([6, 24, 1200]);
    const [first] = makeWorld({ games: 1200 }).games;
    expect(games[0]).toMatchObject({ id: first?.id, name: first?.name, brandId: first?.brandId });
  });

  test('more games are added, and nothing that is there is touched or taken away', async () => {
    const { db } = database.current();
    await db.updateTable('game').set({ name: 'Renamed' }).where('id', '=', 1001).execute();
    expect(await seed(db, 2300, NOW)).toBe(true);
    const { games } = await readGameList(db);
    expect(games).toHaveLength(2300);
    expect(games[0]?.name).toBe('Renamed');
    expect(await seed(db, 1200, NOW)).toBe(false);
    expect((await readGameList(db)).games).toHaveLength(2300);
  });

  test('the tickers tell of the minutes before the start', async () => {
    const { db } = database.current();
    const [newest] = await latestBigWins(db, 1);
    expect(newest?.won_at.getTime()).toBeLessThanOrEqual(NOW.getTime());
    expect(NOW.getTime() - (newest?.won_at.getTime() ?? 0)).toBeLessThan(3_600_000);
  });

  test('pictures of the configuration are paths below the address of game resources', async () => {
    const { db } = database.current();
    const settings = await readSettings(db);
    for (const { imgUrl2 } of settings['appLobbyAdConfigList'] as { imgUrl2: string }[]) {
      expect(imgUrl2).toMatch(/^banner\/[a-z-]+\.png$/);
    }
  });
});

withDatabase((database) => {
  test("an operator's own list of games is left alone", async () => {
    const { db } = database.current();
    await db.insertInto('game_type').values({ id: 1, name: 'Slots', status: 1, sort: 1 }).execute();
    await db.insertInto('brand').values({ id: 1, name: 'Own', status: 1, sort: 1, icon3: '' }).execute();
    const game = { name: 'Own', type_id: 1, brand_id: 1, version: '1', motif: 'star', palette: 'teal' };
    await db
      .insertInto('game')
      .values({ ...game, id: 77, min_bet: 100, max_bet: 200, rtp_bp: 9500 })
      .execute();
    expect(await seed(db, 1200, NOW)).toBe(false);
    expect((await readGameList(db)).games).toHaveLength(1);
  });
});
