/** A day that begins its week and its month: all three count from its first moment on, and nothing of the day before. */
import { beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { beat } from './beat.ts';
import { isAnyReached, type Limits, readReached, setLimits, whoHasReached } from './limits.ts';

const MONDAY_THE_FIRST = '2027-02-01';
const THE_DAY_BEFORE = '2027-01-31';
const NOW = new Date(`${MONDAY_THE_FIRST}T12:00:00+08:00`);

withDatabase((database) => {
  const kit = playKit(database);
  const { db, playerId } = kit;

  beforeEach(async () => {
    await db()
      .insertInto('play_day')
      .values([
        { player_id: playerId(), day: MONDAY_THE_FIRST, bet: 1_200, win: 200, playing_ms: 10 * MINUTE_MS },
        { player_id: playerId(), day: THE_DAY_BEFORE, bet: 50_000, win: 0, playing_ms: 500 * MINUTE_MS },
      ])
      .execute();
  });

  /** What each of the three that ask says. */
  async function asked(limits: Limits) {
    await db().deleteFrom('player_limit').where('player_id', '=', playerId()).execute();
    await setLimits(db(), playerId(), limits);
    const sent = { playerId: playerId(), sessionId: crypto.randomUUID(), fingerprint: '', gameId: null, now: NOW };
    const { rows } = await whoHasReached(NOW).execute(db());
    return {
      bet: isAnyReached(await readReached(db(), playerId(), { nextBet: 100, now: NOW })),
      heartbeat: isAnyReached(await beat(db(), sent)),
      everybody: rows.some((row) => (row as { player_id: number }).player_id === playerId()),
    };
  }

  test.each([
    ['daily_bet', 1_200, 1_300],
    ['weekly_bet', 1_200, 1_300],
    ['monthly_bet', 1_200, 1_300],
    ['daily_loss', 1_000, 1_100],
    ['weekly_loss', 1_000, 1_100],
    ['monthly_loss', 1_000, 1_100],
    ['daily_minutes', 10, 11],
    ['weekly_minutes', 10, 11],
    ['monthly_minutes', 10, 11],
  ] as const)('a %s limit of %i is used up by this day, and one of %i is not', async (column, reached, left) => {
    expect(await asked({ [column]: reached })).toEqual({ bet: true, heartbeat: true, everybody: true });
    expect(await asked({ [column]: left })).toEqual({ bet: false, heartbeat: false, everybody: false });
  });

  /** Outside of games: whether the heartbeat, the reader of one player and the one of all say that a limit is reached. */
  async function askedOutside(bet: number) {
    await db().updateTable('play_day').set({ bet, win: 0 }).where('day', '=', MONDAY_THE_FIRST).execute();
    const { heartbeat, everybody } = await asked({ daily_bet: 10_000 });
    return { heartbeat, one: isAnyReached(await readReached(db(), playerId(), { now: NOW })), everybody };
  }

  test('outside of games all take the smallest bet of any game for the next one', async () => {
    const all = (is: boolean) => ({ heartbeat: is, one: is, everybody: is });
    expect(await askedOutside(9_900)).toEqual(all(false));
    expect(await askedOutside(9_950)).toEqual(all(true));
    const game = db().updateTable('game').where('id', '=', 1002);
    await game.set({ min_bet: 50 }).execute();
    expect(await askedOutside(9_950)).toEqual(all(false));
    expect(await askedOutside(9_951)).toEqual(all(true));
    await game.set({ min_bet: 100 }).execute();
  });
});
