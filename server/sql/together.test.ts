import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failingAt } from '../../tests/kit/cut-off.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { watchTrips } from '../../tests/kit/trips.ts';
import { type Database, openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import type { Tables } from './tables.ts';
import { together, withNext } from './together.ts';

withEachDatabase((database) => {
  let sent: ReturnType<typeof watchTrips>;
  let own: Database | undefined;
  const db = (): Kysely<Tables> => own!.db;

  beforeAll(async () => {
    sent = watchTrips();
    const opened = await openDatabase(database.url());
    if (opened.ok) own = opened.value;
    // Of the connection that all of these use, and of nobody else's.
    await db().selectFrom('sms_outbox').select('body').execute();
  });
  afterAll(async () => {
    sent.stop();
    await own?.close();
  });

  const note = (body: string) =>
    sql`insert into sms_outbox (mobile, body, created_at) values ('9170000000', ${body}, now())`.compile(db());
  const noted = async (): Promise<string[]> => {
    const { rows } = await sql<{ body: string }>`delete from sms_outbox returning body`.execute(db());
    return rows.map(({ body }) => body).toSorted();
  };
  const bodies = (like: string) =>
    sql<{ body: string }>`select body from sms_outbox where body like ${like} order by body`.compile(db());
  const failing = () => sql`select 1 / ${0}::integer`.compile(db());
  const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
    sent.forget();
    await work();
    return sent.trips().length;
  };

  test('statements of one trip run in turn, and each sees what those before it have done', async () => {
    let found: unknown;
    const ask = async (): Promise<void> => {
      found = await together<[unknown, { body: string }, unknown, { body: string }]>(db(), [
        note('first'),
        bodies('%t'),
        note('last'),
        bodies('%t'),
      ]);
    };
    expect(await tripsOf(ask)).toBe(1);
    expect(found).toEqual([[], [{ body: 'first' }], [], [{ body: 'first' }, { body: 'last' }]]);
    // Once more, when the connection knows them.
    expect(await tripsOf(ask)).toBe(1);
    expect(await noted()).toEqual(['first', 'first', 'last', 'last']);
  });

  test('a transaction begins with its first statement, and ends with what was left for the end', async () => {
    const work = () =>
      inTransaction(db(), async (one) => {
        await one.executeQuery(note('asked'));
        await withNext(one, note('left'));
        await withNext(one, note('left as well'));
      });
    expect(await tripsOf(work)).toBe(2);
    expect(await noted()).toEqual(['asked', 'left', 'left as well']);
  });

  test('a connection that could not be set up is given back to the pool, which does not wait for it', async () => {
    const { result } = await failingAt(0, () => openDatabase(database.url(), { connections: 1 }));
    expect(result.ok).toBe(false);
  });

  test('a transaction that asks nothing sends nothing', async () => {
    expect(await tripsOf(() => inTransaction(db(), async () => 'nothing'))).toBe(0);
    const refused = inTransaction(db(), () => Promise.reject(new Error('no')));
    expect(await tripsOf(() => expect(refused).rejects.toThrow('no'))).toBe(0);
  });

  test('what was left for the end is seen by whatever is asked before it', async () => {
    const found = await inTransaction(db(), async (one) => {
      await withNext(one, note('left'));
      return one.executeQuery(bodies('left'));
    });
    expect(found.rows).toEqual([{ body: 'left' }]);
    expect(await noted()).toEqual(['left']);
  });

  test.each([
    ['among those of one trip', (one: Kysely<Tables>) => together(one, [note('before'), failing(), note('after')])],
    ['in the last trip of all', async () => undefined],
  ])('one that fails %s leaves nothing of its transaction, and a connection that works', async (where, more) => {
    const work = inTransaction(db(), async (one) => {
      await one.executeQuery(note('begun'));
      await more(one);
      await withNext(one, note('left'));
      await withNext(one, failing());
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(await noted()).toEqual([]);
    // What was understood, what failed and what was never reached are asked again as if for the first time.
    const again = await together<[unknown, { body: string }]>(db(), [note(where), bodies('%')]);
    expect(again[1]).toEqual([{ body: where }]);
    await expect(db().executeQuery(failing())).rejects.toThrow('division by zero');
    expect(await noted()).toEqual([where]);
  });

  test('a part that is undone takes with it what it had left for later, and nothing of what was before', async () => {
    await inTransaction(db(), async (outer) => {
      await withNext(outer, note('outer'));
      const part = inTransaction(outer, async (inner) => {
        await withNext(inner, note('inner'));
        throw new Error('no');
      });
      await expect(part).rejects.toThrow('no');
      const broken = inTransaction(outer, (inner) => withNext(inner, failing()));
      await expect(broken).rejects.toThrow('division by zero');
      await withNext(outer, note('outer, after both'));
    });
    expect(await noted()).toEqual(['outer', 'outer, after both']);
  });

  test('a value that cannot be sent is refused before anything is', async () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    const work = together(db(), [note('never'), sql`select ${loop}::jsonb`.compile(db())]);
    await expect(work).rejects.toThrow('circular');
    expect(await noted()).toEqual([]);
  });
});
