import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { activities } from '#contract/activities.ts';
import { mail } from '#contract/mail.ts';
import { startSession } from '#server/players/start-session.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const at = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

withDatabase((database) => {
  let server: TestApp;

  beforeEach(async () => {
    const { db } = database.current();
    await db.deleteFrom('activity').execute();
    await db
      .insertInto('activity')
      .values([
        { type: 35, title: 'Fiesta', sort: 2, starts_at: at(-1), ends_at: at(1) },
        { type: 20, title: 'Wheel', sort: 1, starts_at: null, ends_at: null },
        { type: 37, title: 'Christmas', sort: 3, starts_at: at(1), ends_at: null },
        { type: 38, title: 'Over', sort: 4, starts_at: null, ends_at: at(0) },
      ])
      .execute();
    server = await openTestApp(db, { now: () => NOW });
  });

  async function ask(path: string, changes: Parameters<typeof aPlayer>[1] = {}): Promise<unknown> {
    const player = await aPlayer(database.current().db, changes);
    const token = await startSession(server.services, player.id, { fingerprint: '', device: '', now: NOW });
    const reply = await server.call(path, {}, { authorization: `Bearer ${token}` });
    return reply.json();
  }

  test('[ACT-06] a player is told what is on now, in its order', async () => {
    const told = v.parse(activities.getActivityIds.answer, await ask(activities.getActivityIds.path));
    expect(told.activityIds).toEqual([20, 35]);
    expect(told.activityMap?.['35']).toMatchObject({ title: 'Fiesta', sort: 2, endTime: at(1).getTime() });
    expect(told).toMatchObject({ hasTurntable: true, isBankrupt: false, loginPaying: false, totalRecharge: 0 });
  });

  test('[HOME-29] who has put money in and has none left is told so', async () => {
    const told = await ask(activities.getActivityIds.path, { total_recharge: 50_000 });
    expect(told).toMatchObject({ isBankrupt: true, totalRecharge: 50_000 });
  });

  test('a guest is told to sign in', async () => {
    const reply = await server.call(activities.getActivityIds.path);
    expect(await reply.json()).toMatchObject({ code: 401 });
  });

  test('nothing is unread where there are no letters yet', async () => {
    const told = v.parse(mail.hasMailUnread.answer, await ask(mail.hasMailUnread.path));
    expect(Object.values(told).every((flag) => flag === 0)).toBe(true);
  });
});
