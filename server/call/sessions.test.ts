import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { startSession } from '../players/start-session.ts';
import { makeSessions, type Sessions } from './sessions.ts';

const START = new Date('2026-11-20T12:00:00Z');
const after = (ms: number): Date => new Date(START.getTime() + ms);

withDatabase((database) => {
  let sessions: Sessions;
  let playerId: number;

  beforeEach(async () => {
    sessions = makeSessions(database.current().db);
    playerId = (await aPlayer(database.current().db)).id;
  });

  const start = (now = START) =>
    startSession(database.current(), playerId, { fingerprint: 'device-one-0001', device: 'Chrome on Android', now });

  test('a token finds its player, is 256 bits long, and is not in the database', async () => {
    const token = await start();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessions.find(token, START)).toMatchObject({ id: playerId, bar: undefined });
    const { rows } = await database
      .current()
      .db.selectFrom('session')
      .selectAll()
      .execute()
      .then((all) => ({ rows: all }));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await sessions.find(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, START)).toBeUndefined();
  });

  test('a session that nobody uses ends after 30 days, and one in use after 90', async () => {
    const idle = await start();
    expect(await sessions.find(idle, after(30 * DAY_MS))).toBeUndefined();
    const used = await start();
    for (const day of [20, 40, 60, 80]) expect(await sessions.find(used, after(day * DAY_MS))).toBeDefined();
    expect(await sessions.find(used, after(90 * DAY_MS))).toBeUndefined();
  });

  test('its first use is written, and from then on one a minute, however often it is used', async () => {
    const { db } = database.current();
    const token = await start();
    const { sessionId } = (await sessions.find(token, START)) ?? { sessionId: '' };
    const seen: number[] = [];
    for (const seconds of [30, 59, 61, 90]) {
      await sessions.find(token, after(seconds * 1000));
      const row = await db
        .selectFrom('session')
        .select('last_seen_at')
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow();
      seen.push((row.last_seen_at.getTime() - START.getTime()) / 1000);
    }
    expect(seen).toEqual([30, 30, 30, 90]);
  });

  test('who is known is guessed for a minute, and then looked up, so that a session in use is written down', async () => {
    const token = await start();
    expect(sessions.guess(token, START)).toBeUndefined();
    await sessions.find(token, START);
    expect(sessions.guess(token, after(59_999))).toBeDefined();
    expect(sessions.guess(token, after(60_000))).toBeUndefined();
    expect(sessions.guess(await start(), START)).toBeUndefined();
  });

  test('a session in use keeps no other alive, of its player or of another', async () => {
    const [used, idle] = [await start(), await start()];
    const { id } = await aPlayer(database.current().db);
    const place = { fingerprint: 'device-two-0002', device: '', now: START };
    const theirs = await startSession(database.current(), id, place);
    await sessions.find(used, after(20 * DAY_MS));
    expect(await sessions.find(idle, after(30 * DAY_MS))).toBeUndefined();
    expect(await sessions.find(theirs, after(30 * DAY_MS))).toBeUndefined();
    expect(await sessions.find(used, after(30 * DAY_MS))).toBeDefined();
  });

  test('who may not come in is never guessed', async () => {
    const token = await start();
    await sessions.find(token, START);
    await database.current().db.updateTable('player').set({ status: 'disabled' }).where('id', '=', playerId).execute();
    expect(await sessions.find(token, after(1))).toMatchObject({ bar: 101 });
    expect(sessions.guess(token, after(2))).toBeUndefined();
  });

  test('the oldest of too many ends', async () => {
    const tokens = [];
    for (let at = 0; at < 21; at++) tokens.push(await start(after(at)));
    const found = await Promise.all(tokens.map((token) => sessions.find(token, after(1000))));
    expect(found.map((session) => session !== undefined)).toEqual([false, ...Array<boolean>(20).fill(true)]);
  });

  test.each([
    ['disabled', { status: 'disabled' }, 101],
    ['frozen', { status: 'frozen' }, 102],
    ['overdue with papers', { kyc_due_at: START }, 103],
    ['excluded at their own wish', { self_excluded_until: after(1) }, 1051],
    ['whose papers are being looked at', { kyc_due_at: START, kyc_state: 'reviewing' }, undefined],
    ['whose exclusion is over', { self_excluded_until: START }, undefined],
  ] as const)('the session of a player who is %s says so', async (_what, changes, bar) => {
    const token = await start();
    await database.current().db.updateTable('player').set(changes).where('id', '=', playerId).execute();
    expect(await sessions.find(token, START)).toMatchObject({ bar });
  });
});
