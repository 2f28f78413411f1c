import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

withDatabase((database) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await openTestApp(database.current().db);
  });

  const clear = (body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return server.app.fetch(new Request('http://perya.test/sandbox/limits/clear', init));
  };

  test('one number waits for its next code no longer, and every other does', async () => {
    const { db } = database.current();
    const next_at = new Date(Date.now() + 60_000);
    const sealed = { salt: Buffer.alloc(8), code_hash: Buffer.alloc(8) };
    const code = { purpose: 'join' as const, ...sealed, sent_at: new Date(), expires_at: next_at, next_at };
    await db
      .insertInto('one_time_code')
      .values(['9171110001', '9171110002'].map((mobile) => ({ ...code, mobile })))
      .execute();
    await clear({ mobile: '9171110001' });
    const waiting = await db.selectFrom('one_time_code').select('mobile').where('next_at', '>', new Date()).execute();
    expect(waiting).toEqual([{ mobile: '9171110002' }]);
  });

  test('cleared limits are gone', async () => {
    const { db } = database.current();
    await db
      .insertInto('try_limit')
      .values({ scope: 'account', key: 'x', count: 5, ends_at: new Date(Date.now() + 60_000) })
      .execute();
    await clear({});
    expect(await db.selectFrom('try_limit').selectAll().execute()).toEqual([]);
  });
});
