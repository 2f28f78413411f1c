import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOrder, aWithdrawer } from '../../../tests/kit/withdrawals.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { credit } from '../../ledger/credit.ts';
import { inTransaction } from '../in-transaction.ts';
import { noteWhenBankHasIt } from './0054-bank-has-it.ts';

withDatabase((database) => {
  test('the bank has had an older withdrawal since it was approved, and one that was not approved never', async () => {
    const { db } = database.current();
    const now = new Date('2026-11-20T12:00:00Z');
    const order = async () => {
      const playerId = await aWithdrawer(db, now);
      const gift = { kind: 'adjustment', ref: String(playerId), playerId, amount: 10_000, now } as const;
      await inTransaction(db, (one) => credit(one, gift));
      return (await anOrder(db, playerId, 10_000, now)).id;
    };
    const [approved, waiting] = [await order(), await order()];
    await db.updateTable('withdrawal').set({ sent_at: now }).where('id', '=', approved).execute();
    await sql`alter table withdrawal drop column taken_at`.execute(db);
    await inTransaction(db, noteWhenBankHasIt);
    const taken = await db.selectFrom('withdrawal').select(['id', 'taken_at']).orderBy('sent_at').execute();
    expect(taken).toEqual([
      { id: approved, taken_at: now },
      { id: waiting, taken_at: null },
    ]);
  });
});
