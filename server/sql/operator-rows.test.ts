import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { withDatabase } from '../../tests/kit/sql.ts';
import { watchTrips } from '../../tests/kit/trips.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { madeOf, operatorRows } from './operator-rows.ts';
import { readRevisions } from '../config/revisions.ts';
import { writeSettings } from './queries/settings.ts';
import { all, ask, askAll } from './question.ts';

const makeBanks = () =>
  operatorRows<{ id: number; name: string; sort: number }>({
    area: 'banks',
    columns: ['id', 'name', 'sort'],
    from: sql`bank`,
    orderBy: ['sort', 'id'],
  });

const bank = (id: number) => ({
  id,
  name: `Bank ${id}`,
  short_name: `B${id}`,
  least_digits: 10,
  most_digits: 12,
  sort: -id,
});

withDatabase((database) => {
  const db = () => database.current().db;
  const namesOf = async (banks: ReturnType<typeof makeBanks>, from = db()) =>
    (await ask(from, banks(from))).map(({ name }) => name);

  afterEach(async () => {
    await db().deleteFrom('bank').execute();
  });

  test('there are none, then some in their order, and after every change those of then', async () => {
    const banks = makeBanks();
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

  test('who asks again is told the same object, and nobody can change it', async () => {
    const banks = makeBanks();
    await db()
      .insertInto('bank')
      .values([bank(1), bank(2)])
      .execute();
    const before = await ask(db(), banks(db()));
    expect(await ask(db(), banks(db()))).toBe(before);
    expect([Object.isFrozen(before), Object.isFrozen(before[0])]).toEqual([true, true]);
  });

  test('a change of other rows lets them be told as they were', async () => {
    const banks = makeBanks();
    const before = await ask(db(), banks(db()));
    await writeSettings(db(), { list: [1] });
    expect(await ask(db(), banks(db()))).toBe(before);
  });

  test('a question that was made before a change, or shared with another, is answered as of now', async () => {
    const banks = makeBanks();
    const others = makeBanks();
    await db().insertInto('bank').values(bank(1)).execute();
    const early = banks(db());
    await namesOf(banks);
    const late = banks(db());
    await db().insertInto('bank').values(bank(2)).execute();
    const { first, second, third, number } = await askAll(db(), {
      first: early,
      second: late,
      third: others(db()),
      number: all(sql<{ one: number }>`select ${1}::integer as one`.compile(db())),
    });
    expect([first.length, second.length, third.length, number]).toEqual([2, 2, 2, [{ one: 1 }]]);
  });

  test('what a transaction has undone is told to nobody else, neither before nor after the next change', async () => {
    const banks = makeBanks();
    await db().insertInto('bank').values(bank(1)).execute();
    const undone = inTransaction(db(), async (transaction) => {
      await transaction.insertInto('bank').values(bank(2)).execute();
      expect(await namesOf(banks, transaction)).toEqual(['Bank 2', 'Bank 1']);
      expect(await namesOf(banks)).toEqual(['Bank 1']);
      expect(await namesOf(banks, transaction)).toEqual(['Bank 2', 'Bank 1']);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await db().insertInto('bank').values(bank(3)).execute();
    expect(await namesOf(banks)).toEqual(['Bank 3', 'Bank 1']);
  });

  test('nobody can seed the numbers', async () => {
    const numberAfter = (id: number) =>
      inTransaction(db(), async (transaction) => {
        await sql`select setseed(0.5)`.execute(transaction);
        await transaction.insertInto('bank').values(bank(id)).execute();
        return (await readRevisions(transaction)).banks;
      });
    expect(await numberAfter(1)).not.toBe(await numberAfter(2));
  });

  test('an area without its number is a fault, and not one without rows', async () => {
    const banks = makeBanks();
    const undone = inTransaction(db(), async (transaction) => {
      await transaction.deleteFrom('revision').execute();
      await namesOf(banks, transaction);
    });
    await expect(undone).rejects.toThrow('the area banks has a number');
  });

  test('what is made of them is made once, and anew after a change', async () => {
    let made = 0;
    const lists = madeOf(makeBanks(), (banks) => {
      made += 1;
      return { ids: banks.map(({ id }) => id) };
    });
    await db().insertInto('bank').values(bank(1)).execute();
    const first = await ask(db(), lists(db()));
    expect([first, await ask(db(), lists(db())), made]).toEqual([{ ids: [1] }, first, 1]);
    expect([Object.isFrozen(first), Object.isFrozen(first.ids)]).toEqual([true, true]);
    await db().insertInto('bank').values(bank(2)).execute();
    expect([await ask(db(), lists(db())), made]).toEqual([{ ids: [2, 1] }, 2]);
  });

  test('their numbers are asked once in a trip, and no rows with them', async () => {
    const sent = watchTrips();
    // Connections that were opened before are not watched.
    const opened = await openDatabase(database.url());
    if (!opened.ok) throw new Error(opened.sentence);
    const [banks, others] = [makeBanks(), makeBanks()];
    const both = () => askAll(opened.value.db, { banks: banks(opened.value.db), others: others(opened.value.db) });
    await both();
    sent.forget();
    await both();
    const trips = sent.trips().map((trip) => trip.map(({ text }) => text));
    sent.stop();
    await opened.value.close();
    expect(trips).toEqual([['select area, number from revision where area <> $1']]);
  });
});
