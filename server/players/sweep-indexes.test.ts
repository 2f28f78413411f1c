import { CompiledQuery } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { must } from '#shared/assert.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { watchTrips } from '../../tests/kit/trips.ts';
import { sweepVisits } from '../play/sweep-visits.ts';
import { openDatabase } from '../sql/database.ts';
import { sweepPlayers } from './sweep.ts';

/** An index for a part of a table is of no use to a statement that names the part in other words, or by a parameter. */
const INDEXES = ['kept_answer_messages', 'kept_answer_calls', 'kept_answer_guests', 'event_log_received_at'];

withDatabase((database) => {
  const sent = watchTrips();
  afterAll(() => sent.stop());

  test('what is old in a large table is found by an index of its own', async () => {
    const opened = await openDatabase(database.url());
    const own = must(opened.ok ? opened.value : undefined, 'the database of the test is open');
    const now = () => new Date('2026-11-20T12:00:00Z');
    await sweepVisits({ db: own.db, now });
    await sweepPlayers({ db: own.db, now });
    const sweeps = sent
      .trips()
      .flat()
      .filter(({ text }) => /delete from "(kept_answer|event_log)"/.test(text));
    const plans = await own.db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
      const all: string[] = [];
      for (const { text } of sweeps) {
        const plan = await transaction.executeQuery(CompiledQuery.raw(`explain (generic_plan) ${text}`));
        all.push(JSON.stringify(plan.rows));
      }
      return all;
    });
    await own.close();
    expect(plans).toHaveLength(INDEXES.length);
    expect(plans.map((plan) => INDEXES.filter((index) => plan.includes(index)))).toEqual(
      INDEXES.map((index) => [index]),
    );
  });
});
