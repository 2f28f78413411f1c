import { beforeAll, expect, test } from 'vitest';
import { session as rows } from '#contract/session.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const TOKEN = 'a-token-of-player-seven';
const SESSION_ID = '00000000-0000-4000-8000-000000000007';

withDatabase((database) => {
  let server: TestApp;
  let now = new Date('2026-11-20T12:00:00Z');

  beforeAll(async () => {
    const sessions = {
      find: async (token: string) => (token === TOKEN ? { id: 7, sessionId: SESSION_ID, signedInAt: now } : undefined),
      guess: () => undefined,
    };
    server = await openTestApp(database.current().db, { now: () => now, sessions });
  });

  const beat = async (body: object, token = TOKEN): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, fingerprint: 'device-one-0001' };
    return (await server.call(rows.online.path, body, headers)).json();
  };
  const presence = () => database.current().db.selectFrom('presence').selectAll().execute();

  test('a heartbeat says where the player is, and answers limits and maintenance', async () => {
    expect(await beat({ gameId: 1001 })).toEqual({
      code: 200,
      errcode: 0,
      gamingDurationLimit: 0,
      dailyBetLimit: 0,
      weeklyBetLimit: 0,
      monthlyBetLimit: 0,
      lossLimit: 0,
      maintenance: { status: 0, content: '' },
    });
    expect(await presence()).toMatchObject([{ user_id: 7, fingerprint: 'device-one-0001', game_id: 1001 }]);
  });

  test('the next one moves the same row on', async () => {
    const before = now;
    now = new Date(now.getTime() + 60_000);
    await beat({});
    expect(await presence()).toMatchObject([{ game_id: null, first_seen: before, last_seen: now }]);
  });

  test('a game id beyond what the table holds counts as no game', async () => {
    expect(await beat({ gameId: 2 ** 40 })).toMatchObject({ errcode: 0 });
    expect(await presence()).toMatchObject([{ game_id: null }]);
  });

  test('a heartbeat tells of maintenance once the operator has set it', async () => {
    const maintenance = { status: 1, content: 'Back at noon.' };
    const value = JSON.stringify(maintenance);
    await database.current().db.insertInto('setting').values({ key: 'maintenance', value }).execute();
    await server.services.configAnswers.renew();
    expect(await beat({})).toMatchObject({ maintenance });
  });

  test('a token of no session leaves no trace', async () => {
    const before = await presence();
    expect(await beat({}, 'some-other-token-here')).toMatchObject({ code: 401 });
    expect(await presence()).toEqual(before);
  });
});
