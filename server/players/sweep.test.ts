import { expect, test } from 'vitest';
import { countTry } from '#server/sql/queries/limits.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { signInFrom } from './limits.ts';
import { startSession } from './start-session.ts';
import { sweepPlayers } from './sweep.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-20T12:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

withDatabase((database) => {
  test('keeps what is in use, and nothing that has served', async () => {
    const { db } = database.current();
    const { id } = await aPlayer(db);
    const left = async (days: number) => {
      await sweepPlayers({ db, now: () => after(days) });
      const count = async (table: 'session' | 'try_limit' | 'sms_outbox') =>
        (await db.selectFrom(table).selectAll().execute()).length;
      return [await count('session'), await count('try_limit'), await count('sms_outbox')];
    };
    for (const at of [0, 2]) {
      await startSession({ db }, id, { fingerprint: '', device: '', now: after(at) });
      await countTry(db, signInFrom(`network ${at}`), after(at));
      await db
        .insertInto('sms_outbox')
        .values({ mobile: '9170000000', body: '', created_at: after(at) })
        .execute();
    }
    expect(await left(0)).toEqual([2, 2, 2]);
    expect(await left(2)).toEqual([2, 1, 1]);
    expect(await left(31)).toEqual([1, 0, 0]);
    expect(await left(33)).toEqual([0, 0, 0]);
  });
});
