import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { credit } from '#server/ledger/credit.ts';
import { inTransaction } from '../in-transaction.ts';
import { aPlayer } from '../../../tests/kit/players.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { createActivityMarks } from './0020-activity-marks.ts';

withDatabase((database) => {
  test('a supply that was given before is marked, and no other reward is', async () => {
    const { db } = database.current();
    await sql`drop table activity_mark; drop table activity_config`.execute(db);
    const { id: playerId } = await aPlayer(db);
    const now = new Date('2026-11-20T12:00:00Z');
    for (const ref of [`supply ${playerId} 2026-11-20 2`, `demo player ${playerId}`]) {
      await inTransaction(db, (one) => credit(one, { kind: 'reward', ref, playerId, amount: 500, now }));
    }
    await inTransaction(db, createActivityMarks);
    const marks = await db.selectFrom('activity_mark').selectAll().execute();
    expect(marks).toEqual([{ player_id: playerId, type: 30, mark: '2026-11-20 2', at: now }]);
  });
});
