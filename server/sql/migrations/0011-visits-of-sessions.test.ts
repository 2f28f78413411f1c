import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertGames } from '../../../tests/kit/app.ts';
import { aPlayer } from '../../../tests/kit/players.ts';
import { withEachDatabase } from '../../../tests/kit/sql.ts';
import { startSession } from '../../players/start-session.ts';
import { giveVisitsToSessions } from './0011-visits-of-sessions.ts';

const START = new Date('2026-11-20T12:00:00Z');

withEachDatabase((database) => {
  test('a visit that is open when the build changes is the session’s that was used last', async () => {
    const { db } = database.current();
    await insertGames(db, 1);
    const { id: player_id } = await aPlayer(db, { mobile: null });
    for (const minutes of [5, 0]) {
      const now = new Date(START.getTime() + minutes * 60_000);
      await startSession({ db }, player_id, { fingerprint: `device-${minutes}`, device: '', now });
    }
    await sql`alter table visit drop column session_id, drop column launch_ref`.execute(db);
    for (const ended_at of [START, null]) {
      const hash = Buffer.from(randomUUID());
      await sql`insert into visit (player_id, game_id, launch_hash, launch_until, started_at, seen_at, ended_at)
        values (${player_id}, 1001, ${hash}, ${START}, ${START}, ${START}, ${ended_at})`.execute(db);
    }
    await db.transaction().execute((transaction) => giveVisitsToSessions(transaction));
    const latest = await db.selectFrom('session').select('id').where('fingerprint', '=', 'device-5').execute();
    const visits = await db.selectFrom('visit').select(['session_id', 'ended_at']).orderBy('ended_at').execute();
    expect(visits.map(({ session_id }) => session_id)).toEqual([null, latest[0]?.id]);
  });
});
