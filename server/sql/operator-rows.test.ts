import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { withDatabase } from '../../tests/kit/sql.ts';
import { inTransaction } from './in-transaction.ts';
import { operatorRows } from './operator-rows.ts';
import { ask, askAll } from './question.ts';

const banksOf = () =>
  operatorRows<{ id: number; name: string; sort: number }>({
    area: 'banks',
    columns: ['id', 'name', 'sort'],
    from: sql`bank`,
    orderBy: ['sort', 'id'],
  });

const bank = (id: number, sort = -id) => ({
  id,
  name: `Bank ${id}`,
  short_name: `B${id}`,
  least_digits: 10,
  most_digits: 12,
  sort,
});

withDatabase((database) => {
  const db = () => database.current().db;
  const namesOf = async (banks: ReturnType<typeof banksOf>, from = db()) =>
    (await ask(from, banks(from))).map(({ name }) => name);

  afterEach(async () => {
    await db().deleteFrom('bank').execute();
  });

  test('there are none, then some in their order, and after every change those of then', async () => {
    const banks = banksOf();
    expect([await namesOf(banks), await namesOf(banks)]).toEqual([[], []]);
    await db()
      .insertInto('bank')
      .values([bank(1), bank(2)])
      .execute();
    expect(await namesOf(banks)).toEqual(['Bank 2', 'Bank 1']);
    await db().updateTable('bank').set({ name: 'Renamed' }).where('id', '=', 1).execute();
    expect(await namesOf(banks)).toEqual(['Bank 2', 'Renamed']);
    await db().deleteFrom('bank').execute();
    expect([await namesOf(banks), await namesOf(banks)]).toEqual([[], []]);
  });

  test('who asks again is sent no row and told the same', async () => {
    const banks = banksOf();
    await db()
      .insertInto('bank')
      .values([bank(1), bank(2)])
      .execute();
    const before = await ask(db(), banks(db()));
    const { rows } = await db().executeQuery(banks(db()).query);
    expect(rows).toEqual([{ revision: expect.any(Number), isThere: null, id: null, name: null, sort: null }]);
    expect(await ask(db(), banks(db()))).toBe(before);
    expect(Object.isFrozen(before[0])).toBe(true);
  });

  test('two who ask at once, before and after a change, are each told their own', async () => {
    const banks = banksOf();
    await db().insertInto('bank').values(bank(1)).execute();
    const asked = banks(db());
    await namesOf(banks);
    const late = banks(db());
    await db().insertInto('bank').values(bank(2)).execute();
    expect((await ask(db(), late)).length).toBe(2);
    const { first, second } = await askAll(db(), { first: asked, second: banks(db()) });
    expect([first.length, second.length]).toEqual([2, 2]);
  });

  test('what a transaction has undone is told to nobody else', async () => {
    const banks = banksOf();
    await db().insertInto('bank').values(bank(1)).execute();
    const undone = inTransaction(db(), async (transaction) => {
      await transaction.insertInto('bank').values(bank(2)).execute();
      expect(await namesOf(banks, transaction)).toEqual(['Bank 2', 'Bank 1']);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await namesOf(banks)).toEqual(['Bank 1']);
  });
});
