import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { session as rows } from '#contract/session.ts';
import { insertDemoPlayers } from '#server/seed/insert-demo-players.ts';
import { readKeys } from '#server/sql/queries/app-keys.ts';
import { clearTries } from '#server/sql/queries/tries.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { runs } from '../../tests/kit/runs.ts';
import { openLegacySealer, openSealer } from '../../tests/kit/seal.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { makeUnsealer, type Unseal } from './unseal.ts';

const RUNS = runs(180, 20_000);
const SIZE_BYTES = 384;
const now = new Date('2026-11-20T12:00:00Z');

withDatabase((database) => {
  let seal: (password: string) => string;
  let legacySeal: (password: string) => string;
  let unseal: Unseal;

  beforeAll(async () => {
    const { db } = database.current();
    [seal, legacySeal] = await Promise.all([openSealer(db), openLegacySealer(db)]);
    unseal = makeUnsealer(db);
  });

  const open = async (sealed: string) => Buffer.from(await unseal(sealed, now)).toString();

  test.each(['perya-demo-88', 'ñandú-密码', ' '])('opens %s from both ways of sealing', async (password) => {
    expect(await open(seal(password))).toBe(password);
    expect(await open(legacySeal(password))).toBe(password);
  });

  test('each way has keys of its own', async () => {
    const keys = await readKeys(database.current().db);
    expect(new Set(keys.map(({ cipher }) => cipher)).size).toBe(2);
    expect(new Set(keys.map(({ public_pem }) => public_pem)).size).toBe(2);
  });

  test('a page that was open before a change of keys is still understood', async () => {
    const { db } = database.current();
    const old = seal('perya-demo-88');
    await db.updateTable('app_key').set({ retired_at: now }).where('cipher', '=', 'rsa-oaep-256').execute();
    const fresh = (await openSealer(db))('perya-demo-88');
    expect(fresh.split('.')[1]).not.toBe(old.split('.')[1]);
    const later = new Date(now.getTime() + 2_000);
    for (const sealed of [old, fresh]) {
      expect(Buffer.from(await unseal(sealed, later)).toString()).toBe('perya-demo-88');
    }
  });

  test('the older way gets its keys when the first caller uses it, once', async () => {
    const { db } = database.current();
    await db.deleteFrom('app_key').where('cipher', '=', 'rsa-pkcs1').execute();
    const own = makeUnsealer(db);
    await Promise.all(Array.from({ length: 5 }, () => own('AAAA', now)));
    expect((await readKeys(db)).filter(({ cipher }) => cipher === 'rsa-pkcs1')).toHaveLength(1);
  });

  const spoil: readonly ((run: number) => string)[] = [
    () => `v2.${seal('x').split('.')[1]}.${randomBytes(SIZE_BYTES).toString('base64')}`,
    () => randomBytes(SIZE_BYTES).toString('base64'),
    (run) => flipped(seal('perya-demo-88'), run),
    (run) => flipped(legacySeal('perya-demo-88'), run),
    (run) => seal('perya-demo-88').slice(0, run % 500),
    (run) => randomBytes(run % 700).toString('base64'),
    (run) => `v2.${randomBytes(4).toString('hex')}.${randomBytes(run % 400).toString('base64')}`,
    (run) => 'v2.'.repeat(run % 300),
    (run) => randomBytes(run % 500).toString('latin1'),
  ];
  const broken = (run: number): string => (spoil[run % spoil.length] ?? String)(run);

  test('of many broken seals none throws, and none opens to what was inside', async () => {
    for (let run = 0; run < RUNS; run++) {
      const opened = await unseal(broken(run), now);
      expect(Buffer.from(opened).toString('latin1')).not.toContain('perya-demo-88');
    }
  });

  test('the whole call gives one and the same refusal for each of them', async () => {
    const { db } = database.current();
    const server: TestApp = await openTestApp(db, { now: () => now });
    await insertDemoPlayers(server.services);
    const answers = new Set<string>();
    for (let run = 0; run < RUNS / 10; run++) {
      if (run % 4 === 0) await clearTries(db);
      const password = broken(run) || '?';
      const response = await server.call(rows.accountLogin.path, { account: 'jamie88', password });
      // What is longer than any seal is no request at all, and was never looked at.
      if (password.length <= 1024 && !/[\0]/.test(password)) answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toEqual(['200 {"code":200,"errcode":1018,"message":"login.loginFailed"}']);
  });
});

/** One bit, anywhere in the sealed bytes. */
function flipped(sealed: string, run: number): string {
  const at = sealed.lastIndexOf('.') + 1;
  const bytes = Buffer.from(sealed.slice(at), 'base64');
  const place = (run * 7919) % bytes.length;
  bytes[place] = (bytes[place] ?? 0) ^ (1 << (run % 8));
  return sealed.slice(0, at) + bytes.toString('base64');
}
