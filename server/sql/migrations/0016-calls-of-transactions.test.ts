import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { keepCallsOfTransactions } from './0016-calls-of-transactions.ts';

withDatabase((database) => {
  test('what the wallet was told before is found under its call', async () => {
    const { db } = database.current();
    const kept = { body_hash: Buffer.alloc(32), answer: '{}', created_at: new Date('2026-11-20T12:00:00Z') };
    const scope = 'transaction perya-games';
    const rows = ['a-round-bet', 'a-round-win', 'a-round-undo'].map((key) => ({ ...kept, scope, key }));
    await db
      .insertInto('kept_answer')
      .values([...rows, { ...kept, scope: 'message perya-games', key: 'a-message-bet' }])
      .execute();
    await db.transaction().execute((transaction) => keepCallsOfTransactions(transaction));
    const keys = await db.selectFrom('kept_answer').select('key').orderBy('key').execute();
    expect(keys.map(({ key }) => key)).toEqual([
      'a-message-bet',
      'bet a-round-bet',
      'rollback a-round-undo',
      'win a-round-win',
    ]);
  });
});
