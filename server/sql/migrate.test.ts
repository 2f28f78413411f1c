import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';

import { SEEN_MS } from '../../tests/kit/runs.ts';
import { withEachDatabase, withEmptyDatabase } from '../../tests/kit/sql.ts';
import { openDatabase } from './database.ts';
import { migrate, type Step } from './migrate.ts';

withEmptyDatabase((database) => {
  test('brings an empty database up to date once, however many start at the same time', async () => {
    const { db } = database.current();
    const results = await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(results).toEqual([results[0], results[0], results[0]]);
    const applied = await db.selectFrom('schema_step').select(['number', 'name']).execute();
    expect(applied[0]).toEqual({ number: 1, name: 'lobby' });
    expect(results[0]).toEqual({ ok: true, value: applied.length });
  });
});

withEmptyDatabase((database) => {
  test('leaves nothing behind when a step fails', async () => {
    const { db } = database.current();
    const steps: Step[] = [
      { number: 1, name: 'good', up: async (tx) => void (await sql`create table half (id integer)`.execute(tx)) },
      { number: 2, name: 'bad', up: async (tx) => void (await sql`create table half (id integer)`.execute(tx)) },
    ];
    await expect(migrate(db, steps)).rejects.toThrow(/already exists/);
    const { rows } = await sql<{ name: string | null }>`select to_regclass('half')::text as name`.execute(db);
    expect(rows).toEqual([{ name: null }]);
  });

  const openWithLockOf = async (lockMs: number) => {
    const opened = await openDatabase(database.url(), { lockMs });
    if (!opened.ok) throw new Error(opened.sentence);
    return opened.value;
  };

  test('a server waits for another that takes longer than any call may wait for a lock', async () => {
    const lockMs = 50;
    const { db, close } = await openWithLockOf(lockMs);
    const slow: Step = {
      number: 1,
      name: 'slow',
      up: async (tx) => {
        const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database =
          (select oid from pg_database where datname = current_database())`;
        await vi.waitFor(async () => expect((await waiting.execute(tx)).rows).toHaveLength(1), SEEN_MS);
        await sql`select pg_sleep(${(4 * lockMs) / 1_000})`.execute(tx);
      },
    };
    const both = Promise.all([migrate(db, [slow]), migrate(db, [slow])]);
    await expect(both.finally(close)).resolves.toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 1 },
    ]);
  });

  test('a step waits for a table no longer than any call, and keeps the bound of a statement', async () => {
    const { db } = database.current();
    await sql`create table used (id integer)`.execute(db);
    const { db: own, close } = await openWithLockOf(50);
    const bounds: unknown[] = [];
    const alter: Step = {
      number: 2,
      name: 'alter',
      up: async (tx) => {
        bounds.push(...(await sql`select current_setting('statement_timeout') as statement`.execute(tx)).rows);
        await sql`alter table used add column name text`.execute(tx);
      },
    };
    const slow: Step = { number: 1, name: 'slow', up: async () => {} };
    await db.transaction().execute(async (tx) => {
      await sql`lock table used in access share mode`.execute(tx);
      await expect(migrate(own, [slow, alter]).finally(close)).rejects.toThrow(/lock timeout/);
    });
    expect(bounds).toEqual([{ statement: '30s' }]);
  });
});

withEachDatabase((database) => {
  test('refuses a database that a newer build has changed', async () => {
    const { db } = database.current();
    const applied = await db.selectFrom('schema_step').select('number').execute();
    const known = applied.length;
    // Numbers may be missing: a step that was written beside another may be released after it.
    const next = Math.max(...applied.map(({ number }) => number)) + 1;
    await db.insertInto('schema_step').values({ number: next, name: 'from the future' }).execute();
    const result = await migrate(db);
    expect(result).toEqual({
      ok: false,
      sentence: expect.stringContaining(`step ${next} is "from the future", this build knows ${known}`),
    });
    await db.deleteFrom('schema_step').where('number', '=', next).execute();
    expect(await migrate(db)).toEqual({ ok: true, value: known });
  });

  test('says in one sentence that a database does not answer', async () => {
    const closed = await openDatabase('postgres://nobody@127.0.0.1:1/none');
    expect(closed).toEqual({
      ok: false,
      sentence: expect.stringMatching(/^The database at 127.0.0.1:1 does not answer \(.*\)\.$/),
    });
    const missing = await openDatabase(database.url().replace(/\/test_\w+/, '/no_such_name'));
    expect(missing).toEqual({ ok: false, sentence: expect.stringMatching(/"no_such_name" does not exist/) });
    expect(await openDatabase('mysql://host/name')).toEqual({
      ok: false,
      sentence: expect.stringContaining('postgres://'),
    });
  });
});
