import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { session as rows } from '#contract/session.ts';
import { must } from '#shared/assert.ts';
import { insertGames, openTestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { openDatabase } from '../sql/database.ts';
import { insertVisit, latestVisit } from '../sql/queries/visits.ts';
import { startSession } from './start-session.ts';

const now = new Date('2026-11-20T12:00:00Z');

withDatabase((database) => {
  test('a logout whose game cannot be closed yet ends nothing, and made again it ends both', async () => {
    const { db } = database.current();
    await insertGames(db, 1);
    const opened = await openDatabase(database.url(), { lockMs: 300 });
    const hasty = must(opened.ok ? opened.value : undefined, 'the database of the test is open');
    const server = await openTestApp(hasty.db, { now: () => now });
    const { id } = await aPlayer(db);
    const token = await startSession({ db }, id, { fingerprint: '', device: '', now });
    const found = must(await server.services.sessions.find(token, now), 'the session is there');
    const launch = { start_key: null, launch_hash: Buffer.from(randomUUID()), launch_until: now };
    const visit = { player_id: id, game_id: 1001, session_id: found.sessionId, started_at: now, seen_at: now };
    await insertVisit(db, { ...visit, ...launch });
    const logOut = () => server.call(rows.logout.path, {}, { authorization: `Bearer ${token}` });
    const whileHeld = await db.transaction().execute(async (held) => {
      await held.selectFrom('visit').select('id').where('player_id', '=', id).forUpdate().execute();
      return logOut();
    });
    expect(whileHeld.status).toBe(429);
    expect(await (await logOut()).json()).toMatchObject({ code: 200, errcode: 0 });
    expect(await latestVisit(db, id)).toMatchObject({ ended_at: now });
    await hasty.close();
  });
});
