import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { CODE_SIGNED_OUT } from '#contract/envelope.ts';
import { mail } from '#contract/mail.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { must } from '#shared/assert.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { depositOf } from '../../tests/kit/deposits.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { startSession } from '../players/start-session.ts';
import { endSessions } from '../sql/queries/sessions.ts';
import { writeSettings } from '../sql/queries/settings.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** A server that has seen the player's token before; the session is ended at another one. */
withEachDatabase((database) => {
  let server: TestApp;
  let playerId: number;
  let token: string;
  const db = () => database.current().db;

  const call = async (path: string, body: object = {}, key?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) };
    return (await (await server.call(path, body, headers)).json()) as Record<string, unknown>;
  };
  const read = () => call(mail.getMail2.path);
  const deposit = (key = randomUUID()) => call(...depositOf(50_000), key);
  const deposits = async () =>
    (await db().selectFrom('deposit').select('id').where('player_id', '=', playerId).execute()).length;
  const kept = async () =>
    (await db().selectFrom('kept_answer').select('key').where('scope', '=', `call player ${playerId}`).execute())
      .length;
  const endElsewhere = () => endSessions(db(), { playerId, now: NOW });
  const setPlayer = (changes: object) => db().updateTable('player').set(changes).where('id', '=', playerId).execute();

  beforeEach(async () => {
    await writeSettings(db(), { appRechargeTypeList: [{ id: 1, name: 'QR Ph' }] });
    server = await openTestApp(db(), { now: () => NOW });
    playerId = (await aPlayer(db())).id;
    token = await startSession({ db: db() }, playerId, {
      fingerprint: '',
      device: '',
      now: new Date(NOW.getTime() - 1),
    });
    expect(await read()).toMatchObject({ errcode: 0 });
  });

  test('a session that was ended elsewhere reads nothing, changes nothing and keeps no answer', async () => {
    await endElsewhere();
    for (const ended of [await read(), await deposit(), await read(), await deposit()])
      expect(ended).toMatchObject({ code: CODE_SIGNED_OUT });
    expect([await deposits(), await kept()]).toEqual([0, 0]);
  });

  test('an answer that is kept is told to no session that has ended', async () => {
    const key = randomUUID();
    expect(await deposit(key)).toMatchObject({ errcode: 0 });
    await endElsewhere();
    expect(await deposit(key)).toMatchObject({ code: CODE_SIGNED_OUT });
    expect(await deposits()).toBe(1);
  });

  test('of two at once that ask for the same, the one whose session has ended is told nothing', async () => {
    const [own, key] = [token, randomUUID()];
    token = await startSession({ db: db() }, playerId, {
      fingerprint: '',
      device: '',
      now: new Date(NOW.getTime() - 1),
    });
    expect(await read()).toMatchObject({ errcode: 0 });
    const other = token;
    await db()
      .deleteFrom('session')
      .where('player_id', '=', playerId)
      .where('id', '=', await idOf(own))
      .execute();
    const first = deposit(key);
    token = own;
    const second = deposit(key);
    token = other;
    expect(await second).toMatchObject({ code: CODE_SIGNED_OUT });
    expect(await first).toMatchObject({ errcode: 0 });
  });

  const idOf = async (of: string): Promise<string> =>
    must(await server.services.sessions.find(of, NOW), 'it is signed in').sessionId;

  test.each([
    ['disabled', { status: 'disabled' }],
    ['frozen', { status: 'frozen' }],
    ['excluded', { self_excluded_until: new Date(NOW.getTime() + 1) }],
    ['overdue with papers', { kyc_due_at: NOW }],
  ])('a player who is %s meanwhile is nobody at once, and somebody again afterwards', async (_what, changes) => {
    await setPlayer(changes);
    expect(await read()).toMatchObject({ code: CODE_SIGNED_OUT });
    expect(await deposit()).toMatchObject({ code: CODE_SIGNED_OUT });
    expect(await deposits()).toBe(0);
    await setPlayer({ status: 'active', self_excluded_until: null, kyc_due_at: null });
    expect(await read()).toMatchObject({ errcode: 0 });
    expect(await deposit()).toMatchObject({ errcode: 0 });
  });

  test('a player who was deleted reads nothing', async () => {
    await db().deleteFrom('session').where('player_id', '=', playerId).execute();
    await db().deleteFrom('player').where('id', '=', playerId).execute();
    expect(await call(wallet.getExchange.path)).toMatchObject({ code: CODE_SIGNED_OUT });
  });

  test('what anybody may read is read as a guest once the session has ended', async () => {
    expect(await call(session.getAfterLoginInfo.path)).toMatchObject({ errcode: 0 });
    await endElsewhere();
    const asGuest = await (await server.call(session.getAfterLoginInfo.path)).json();
    expect(await call(session.getAfterLoginInfo.path)).toEqual(asGuest);
  });

  test('a session in use stays in use: it is noted once a minute', async () => {
    const later = new Date(NOW.getTime() + 60_000);
    server = await openTestApp(db(), { now: () => later, sessions: server.services.sessions });
    expect(await read()).toMatchObject({ errcode: 0 });
    const { last_seen_at } = await db()
      .selectFrom('session')
      .select('last_seen_at')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    expect(last_seen_at).toEqual(later);
  });
});
