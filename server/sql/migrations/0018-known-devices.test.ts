import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPlayer } from '../../../tests/kit/players.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { rememberDevices } from './0018-known-devices.ts';

withDatabase((database) => {
  test('where a player is signed in by then is known, unless it could be guessed', async () => {
    const { db } = database.current();
    await sql`drop table known_device; alter table one_time_code drop column asked_from;
      alter table one_time_code add constraint one_time_code_pkey primary key (mobile); drop index one_time_code_expires_at`.execute(
      db,
    );
    const { id } = await aPlayer(db);
    const now = new Date('2026-11-20T12:00:00Z');
    for (const fingerprint of ['0a'.repeat(16), '0a'.repeat(16), 'device-one-0001', '']) {
      const session = { player_id: id, token_hash: randomBytes(32), fingerprint, device: '' };
      await db
        .insertInto('session')
        .values({ ...session, created_at: now, last_seen_at: now })
        .execute();
    }
    await db.transaction().execute((transaction) => rememberDevices(transaction));
    const known = await db.selectFrom('known_device').selectAll().execute();
    expect(known).toEqual([{ player_id: id, mark: '0a'.repeat(16), last_seen_at: now }]);
  });
});
