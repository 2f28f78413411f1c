import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/kit/sql.ts';
import { deleteInPieces } from './delete-in-pieces.ts';

withDatabase((database) => {
  test('what is old goes in as many pieces as it takes, and nothing else', async () => {
    const { db } = database.current();
    const now = new Date('2026-11-20T12:00:00Z');
    const texts = (count: number, days: number) =>
      Array.from({ length: count }, () => ({
        mobile: '9170000000',
        body: String(days),
        created_at: new Date(now.getTime() - days * 86_400_000),
      }));
    await db
      .insertInto('sms_outbox')
      .values([...texts(7, 3), ...texts(2, 0)])
      .execute();
    await deleteInPieces(db, 'sms_outbox', sql<boolean>`created_at < ${now}::timestamptz - interval '1 day'`, 3);
    const left = await db.selectFrom('sms_outbox').select('body').execute();
    expect(left.map(({ body }) => body)).toEqual(['0', '0']);
  });
});
