import { beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '#contract/index.ts';
import { session } from '#contract/session.ts';
import { DAY_MS } from '#shared/durations.ts';
import { openTestApp, type TestApp } from '../tests/kit/app.ts';
import { aPlayer } from '../tests/kit/players.ts';
import { withDatabase } from '../tests/kit/sql.ts';
import { startSession } from './players/start-session.ts';

const forPlayers = allRows().filter((row) => row.access === 'player');
const aboutThePlayer = [session.refreshData, session.getAfterLoginInfo];

withDatabase((database) => {
  let server: TestApp;
  const tokens: Record<string, string | undefined> = {};

  beforeAll(async () => {
    const { db } = database.current();
    const now = new Date();
    server = await openTestApp(db, { now: () => now });
    const { id } = await aPlayer(db);
    const start = (daysAgo: number) =>
      startSession({ db }, id, { fingerprint: '', device: '', now: new Date(now.getTime() - daysAgo * DAY_MS) });
    tokens['of nobody'] = 'a-token-that-nobody-has';
    tokens['unused for too long'] = await start(31);
    tokens['ended'] = await start(0);
    await server.call(session.logout.path, {}, { authorization: `Bearer ${tokens['ended']}` });
    tokens['of a player who is gone'] = await start(0);
    await db.deleteFrom('player').where('id', '=', id).execute();
  });

  describe.each(['of nobody', 'unused for too long', 'ended', 'of a player who is gone', 'that is missing'])(
    'a token %s',
    (which) => {
      test.each(forPlayers.map(({ path }) => path))('opens no %s', async (path) => {
        const token = tokens[which];
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const response = await server.call(path, {}, headers);
        expect([response.status, await response.json()]).toMatchObject([200, { code: 401, errcode: 401 }]);
      });

      test('is a guest where guests may come, and tells of no player', async () => {
        const headers = { authorization: `Bearer ${tokens[which] ?? ''}` };
        for (const { path } of aboutThePlayer) {
          expect(await (await server.call(path, {}, headers)).json()).toMatchObject({ code: 401 });
        }
        expect(await (await server.call('/app/v1/anonymous/appConfig', {}, headers)).json()).toMatchObject({
          errcode: 0,
        });
      });
    },
  );
});
