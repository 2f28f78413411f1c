import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { watchTrips } from '../../tests/kit/trips.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { openDatabase } from '../sql/database.ts';
import type { Tables } from '../sql/tables.ts';
import { onceByItself, type Said } from './once.ts';

withEachDatabase((database) => {
  const db = () => database.current().db;
  const said = (body = 'a body'): Said => ({
    scope: 'call player 1',
    key: randomUUID(),
    body,
    now: new Date('2026-11-20T12:00:00Z'),
  });
  const note = (to: Kysely<Tables>, mobile: string) =>
    sql`insert into sms_outbox (mobile, body, created_at) values (${mobile}, 'done', now())`.execute(to);
  const countOf = async (to: Kysely<Tables>, mobile: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from sms_outbox where mobile = ${mobile}`.execute(to);
    return rows[0]?.count;
  };
  /** It reads first, as most calls do. */
  const noteOf = (mobile: string) => async (to: Kysely<Tables>) => {
    const before = await countOf(to, mobile);
    await note(to, mobile);
    return { answer: `after ${before}`, isKept: true };
  };

  test('what reads first is done once, and told again in the same words', async () => {
    const [call, mobile] = [said(), randomUUID()];
    expect(await onceByItself(db(), call, noteOf(mobile))).toEqual({ ok: true, answer: 'after 0', isRepeated: false });
    expect(await onceByItself(db(), call, noteOf(mobile))).toEqual({ ok: true, answer: 'after 0', isRepeated: true });
    expect(await onceByItself(db(), { ...call, body: 'another' }, noteOf(mobile))).toEqual({
      ok: false,
      because: 'otherBody',
    });
    expect(await countOf(db(), mobile)).toBe(1);
  });

  test('of a hundred at once one is done, and all are told the same', async () => {
    const [call, mobile] = [said(), randomUUID()];
    const told = await Promise.all(Array.from({ length: 100 }, () => onceByItself(db(), call, noteOf(mobile))));
    expect(new Set(told.map((answered) => answered.ok && answered.answer))).toEqual(new Set(['after 0']));
    expect(told.filter((answered) => answered.ok && !answered.isRepeated)).toHaveLength(1);
    expect(await countOf(db(), mobile)).toBe(1);
  });

  test('work that goes on after the key was used leaves nothing, however it hides what it was told', async () => {
    const [call, mobile] = [said(), randomUUID()];
    await onceByItself(db(), call, noteOf(mobile));
    const stubborn = async (to: Kysely<Tables>) => {
      await Promise.allSettled([countOf(to, mobile), countOf(to, mobile)]);
      await note(to, mobile).catch(() => undefined);
      await inTransaction(to, (part) => note(part, mobile)).catch(() => undefined);
      return { answer: 'twice', isKept: true };
    };
    expect(await onceByItself(db(), call, stubborn)).toMatchObject({ answer: 'after 0', isRepeated: true });
    expect(await countOf(db(), mobile)).toBe(1);
  });

  test('work that begins with a read and something else at once is done once as well', async () => {
    const [call, mobile] = [said(), randomUUID()];
    const both = async (to: Kysely<Tables>) => {
      await Promise.all([countOf(to, mobile), note(to, mobile)]);
      return { answer: 'both', isKept: true };
    };
    expect(await onceByItself(db(), call, both)).toMatchObject({ answer: 'both', isRepeated: false });
    expect(await onceByItself(db(), call, both)).toMatchObject({ answer: 'both', isRepeated: true });
    expect(await countOf(db(), mobile)).toBe(1);
  });

  test('work that asks nothing has its key all the same', async () => {
    const call = said();
    const silent = async () => ({ answer: 'nothing', isKept: true });
    expect(await onceByItself(db(), call, silent)).toMatchObject({ isRepeated: false });
    expect(await onceByItself(db(), call, silent)).toMatchObject({ answer: 'nothing', isRepeated: true });
  });

  test('what is not kept leaves neither a key nor an effect, and what fails neither', async () => {
    const [call, mobile] = [said(), randomUUID()];
    const passing = async (to: Kysely<Tables>) => ({ ...(await noteOf(mobile)(to)), isKept: false });
    expect(await onceByItself(db(), call, passing)).toMatchObject({ isRepeated: false });
    const failing = async (to: Kysely<Tables>) => {
      await noteOf(mobile)(to);
      throw new Error('half way');
    };
    await expect(onceByItself(db(), call, failing)).rejects.toThrow('half way');
    expect(await countOf(db(), mobile)).toBe(0);
    expect(await onceByItself(db(), call, noteOf(mobile))).toMatchObject({ answer: 'after 0', isRepeated: false });
  });

  test('the key is in front of what is read, in one trip', async () => {
    const sent = watchTrips();
    const own = await openDatabase(database.url());
    if (!own.ok) throw new Error(own.sentence);
    await own.value.db.selectFrom('sms_outbox').select('body').where('mobile', '=', '').execute();
    sent.forget();
    await onceByItself(own.value.db, said(), noteOf(randomUUID()));
    const trips = sent.trips().map((trip) => trip.map(({ text }) => text.trim().split(' ').slice(0, 3).join(' ')));
    sent.stop();
    await own.value.close();
    expect(trips).toEqual([
      ['begin', 'insert into kept_answer', 'select count(*) from'],
      ['insert into sms_outbox'],
      ['update kept_answer set', 'commit'],
    ]);
  });
});
