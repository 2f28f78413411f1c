import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { guessing } from '../call/guess.ts';
import { takingAlong } from './along.ts';
import { readSettings, writeSettings } from './queries/settings.ts';
import type { Tables } from './tables.ts';
import { together } from './together.ts';

const KEY = 'kept';
const PLUGIN: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => result,
};
const gone = sql`delete from setting where key = ${KEY}`;

/** How a handler whose row only reads could change the database all the same. */
const CHANGES: Record<string, (db: Kysely<Tables>) => Promise<unknown>> = {
  'a delete': (db) => gone.execute(db),
  'a text without values': (db) => sql`delete from setting`.execute(db),
  'a delete in a with': (db) =>
    sql`with gone as (delete from setting where key = ${KEY} returning key) select * from gone`.execute(db),
  'a delete beside a select': (db) =>
    together(db, [sql`select key from setting where key = ${KEY}`.compile(db), gone.compile(db)]),
  'a transaction': (db) => db.transaction().execute((transaction) => gone.execute(transaction)),
  'a delete with a plugin': (db) => gone.execute(db.withPlugin(PLUGIN)),
  'a connection of its own': (db) => db.connection().execute((connection) => gone.execute(connection)),
};

withEachDatabase((database) => {
  const db = () => database.current().db;
  const guess = (isRight: boolean) =>
    guessing(db(), {
      query: sql`select ${isRight}::boolean as is_right`.compile(db()),
      player: { sessionId: 'a' },
      tell: ([row]) => ((row as { is_right: boolean }).is_right ? { sessionId: 'a' } : undefined),
    });
  const read = (kysely: Kysely<Tables>) => readSettings(kysely);

  test.each(Object.entries(CHANGES))(
    '%s is done after it has been heard who asks, and not where it is another',
    async (_what, change) => {
      await writeSettings(db(), { [KEY]: 1 });
      const wrong = guess(false);
      const work = () => change(takingAlong(db(), wrong.along));
      expect(await wrong.prove(work)).toEqual({ isRight: false, found: undefined });
      expect(await read(db())).toEqual({ [KEY]: 1 });
      const right = guess(true);
      expect(await right.prove(() => change(takingAlong(db(), right.along)))).toMatchObject({ isRight: true });
      expect(await read(db())).toEqual({});
    },
  );

  test('what was found for another player is not believed, also where the work swallows errors or asks several selects at once', async () => {
    await writeSettings(db(), { [KEY]: 1 });
    const works: ((kysely: Kysely<Tables>) => Promise<unknown>)[] = [
      async () => 'it asks nothing',
      (kysely) => read(kysely).catch(() => 'it takes no notice'),
      (kysely) => Promise.allSettled([read(kysely), read(kysely), read(kysely)]),
      () => Promise.reject(new Error('it fails before it asks')),
      (kysely) => sql`select 1 / ${0}::int`.execute(kysely),
    ];
    for (const work of works) {
      const wrong = guess(false);
      expect(await wrong.prove(() => work(takingAlong(db(), wrong.along)))).toMatchObject({ isRight: false });
    }
  });

  test('work that fails by itself is not taken for a wrong guess', async () => {
    const nothing = (kysely: Kysely<Tables>) => sql`select 1 / ${0}::int`.execute(kysely);
    const failing = guess(true);
    const fails = failing.prove(() => nothing(takingAlong(db(), failing.along)));
    await expect(fails).rejects.toThrow('division by zero');
    const catching = guess(true);
    const kysely = takingAlong(db(), catching.along);
    const told = catching.prove(() => nothing(kysely).catch(() => read(kysely)));
    expect(await told).toMatchObject({ isRight: true });
  });
});
