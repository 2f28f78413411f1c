import { expect, test } from 'vitest';
import { insertGames } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { readSettings } from '../sql/queries/settings.ts';
import { seed } from './insert-world.ts';
import { markWorld } from './mark-world.ts';

withDatabase((database) => {
  test('a seeded world says that it is one, and an operator’s own list does not', async () => {
    const { db } = database.current();
    await seed(db, 30, new Date('2026-11-20T12:00:00Z'));
    await markWorld(db);
    expect(await readSettings(db)).toMatchObject({ demoWorld: 1 });
    await db.deleteFrom('big_win').execute();
    await db.deleteFrom('game').execute();
    await db.deleteFrom('brand').execute();
    await db.deleteFrom('game_type').execute();
    await insertGames(db, 3);
    await markWorld(db);
    expect(await readSettings(db)).toMatchObject({ demoWorld: 0 });
  });
});
