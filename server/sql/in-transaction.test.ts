import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { inTransaction } from './in-transaction.ts';
import type { Tables } from './tables.ts';
import type { Kysely } from 'kysely';

withEachDatabase((database) => {
  const db = () => database.current().db;
  const note = (on: Kysely<Tables>, body: string) =>
    on
      .insertInto('sms_outbox')
      .values({ mobile: '9170000000', body, created_at: new Date(0) })
      .execute();
  const noted = async () => {
    const rows = await db().selectFrom('sms_outbox').select('body').orderBy('body').execute();
    await db().deleteFrom('sms_outbox').execute();
    return rows.map(({ body }) => body);
  };
  const fail = (message = 'no'): Promise<never> => Promise.reject(new Error(message));

  test('what fails leaves nothing, and what is done stays', async () => {
    await inTransaction(db(), (one) => note(one, 'kept'));
    const failing = inTransaction(db(), async (one) => {
      await note(one, 'lost');
      return fail();
    });
    await expect(failing).rejects.toThrow('no');
    expect(await noted()).toEqual(['kept']);
  });

  test('inside another it is a part of it: a failure undoes the part alone, however deep', async () => {
    await inTransaction(db(), async (outer) => {
      await note(outer, 'outer');
      await inTransaction(outer, async (middle) => {
        await note(middle, 'middle');
        const deep = inTransaction(middle, async (inner) => {
          await note(inner, 'inner');
          return fail();
        });
        await expect(deep).rejects.toThrow('no');
        await inTransaction(middle, (inner) => note(inner, 'inner after a failure'));
      });
      const other = inTransaction(outer, async (middle) => {
        await inTransaction(middle, (inner) => note(inner, 'done inside what fails'));
        return fail();
      });
      await expect(other).rejects.toThrow('no');
    });
    expect(await noted()).toEqual(['inner after a failure', 'middle', 'outer']);
  });

  test('a failure of the outer one undoes the parts that were done', async () => {
    const failing = inTransaction(db(), async (outer) => {
      await inTransaction(outer, (inner) => note(inner, 'inner'));
      return fail();
    });
    await expect(failing).rejects.toThrow('no');
    expect(await noted()).toEqual([]);
  });

  test('a statement that breaks inside a part leaves the outer one usable', async () => {
    await inTransaction(db(), async (outer) => {
      await expect(inTransaction(outer, (inner) => sql`select 1 / 0`.execute(inner))).rejects.toThrow('zero');
      await note(outer, 'after');
    });
    expect(await noted()).toEqual(['after']);
  });

  test('a result that is not to be kept is told, and nothing stays of it', async () => {
    const refused = async (on: Kysely<Tables>) =>
      inTransaction(
        on,
        async (one) => {
          await note(one, 'refused');
          return 'no';
        },
        (result) => result === 'yes',
      );
    expect(await refused(db())).toBe('no');
    const outer = await inTransaction(db(), async (one) => {
      const told = await refused(one);
      await note(one, 'outer');
      return told;
    });
    expect([outer, await noted()]).toEqual(['no', ['outer']]);
  });

  test('two that wait for each other are both done in the end, as a whole', async () => {
    await note(db(), 'a');
    await note(db(), 'b');
    const tries = { first: 0, second: 0 };
    const bothHaveOne = gate(2);
    const touch = (on: Kysely<Tables>, body: string) =>
      on.updateTable('sms_outbox').set({ mobile: '9170000001' }).where('body', '=', body).execute();
    const run = (name: 'first' | 'second', [one, other]: [string, string]) =>
      inTransaction(db(), async (outer) => {
        tries[name] += 1;
        await note(outer, `${name} is done`);
        await touch(outer, one);
        await bothHaveOne();
        // In a part: what has to be done again is the whole, which has the lock that the other waits for.
        await inTransaction(outer, (inner) => touch(inner, other));
      });
    await Promise.all([run('first', ['a', 'b']), run('second', ['b', 'a'])]);
    // On a busy machine they may meet a second time.
    expect(tries.first + tries.second).toBeGreaterThan(2);
    expect(await noted()).toEqual(['a', 'b', 'first is done', 'second is done']);
  });
});

/** Opens for good once so many have come. */
function gate(count: number): () => Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let come = 0;
  return () => {
    come += 1;
    if (come >= count) open();
    return opened;
  };
}
