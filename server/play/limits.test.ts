import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GAME } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { MINUTE_MS, playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { setLimits } from './limits.ts';

withDatabase((database) => {
  const { db, pass, start, beat, bet, wallet, playerId, post } = playKit(database);

  describe('limits', () => {
    const reached = (which: object) => ({
      gamingDurationLimit: 0,
      dailyBetLimit: 0,
      weeklyBetLimit: 0,
      monthlyBetLimit: 0,
      lossLimit: 0,
      ...which,
    });

    test('[GAME-05] are told by the heartbeat as soon as the next bet does not fit', async () => {
      await setLimits(db(), playerId(), { daily_bet: 1_000, weekly_bet: 1_500, monthly_bet: 2_000 });
      const { sessionId } = await start(1001);
      expect(await beat(1001)).toMatchObject(reached({}));
      await bet(sessionId, 900);
      expect(await beat(1001)).toMatchObject(reached({}));
      await bet(sessionId, 50);
      expect(await beat(1001)).toMatchObject(reached({ dailyBetLimit: 1 }));
    });

    test('[GAME-06] are a 1 when reached and a 0 when not; by the days, weeks and months of Manila', async () => {
      await setLimits(db(), playerId(), { daily_bet: 1_000, weekly_bet: 1_500, monthly_bet: 2_000 });
      // It is Friday evening; Monday is another week, and it is still November.
      const spend = async (amount: number) => bet((await start(1001)).sessionId, amount);
      await spend(1_000);
      expect(await beat()).toMatchObject(reached({ dailyBetLimit: 1 }));
      pass(4 * 60 - 1);
      expect(await beat()).toMatchObject(reached({ dailyBetLimit: 1 }));
      pass(1);
      expect(await beat()).toMatchObject(reached({}));
      await spend(500);
      expect(await beat()).toMatchObject(reached({ weeklyBetLimit: 1 }));
      pass(2 * 24 * 60);
      expect(await beat()).toMatchObject(reached({}));
      await spend(500);
      expect(await beat()).toMatchObject(reached({ monthlyBetLimit: 1 }));
      pass(8 * 24 * 60);
      expect(await beat()).toMatchObject(reached({}));
    });

    test.each(['daily_loss', 'weekly_loss', 'monthly_loss'])(
      'on losses (%s) count what is bet less what is won, and stop the bet and the game that go beyond',
      async (column) => {
        await setLimits(db(), playerId(), { [column]: 1_000 });
        const { sessionId } = await start(1001);
        const roundId = randomUUID();
        await bet(sessionId, 900, roundId);
        expect(await bet(sessionId, 200)).toMatchObject({ body: { error: 'limitReached' } });
        await wallet().say('win', {
          session: sessionId,
          roundId,
          transactionId: randomUUID(),
          amount: 500,
          isRoundOver: true,
        });
        expect(await beat(1001)).toMatchObject(reached({}));
        expect(await bet(sessionId, 600)).toMatchObject({ status: 200 });
        expect(await beat(1001)).toMatchObject(reached({ lossLimit: 1 }));
        expect(await post(games.startGame.path, { gameId: 1002 })).toMatchObject({ errcode: GAME.lossLimit });
        // Friday evening in Manila: the day ends first, then the week, then the month.
        pass(24 * 60);
        expect(await beat(1001)).toMatchObject(reached(column === 'daily_loss' ? {} : { lossLimit: 1 }));
        pass(3 * 24 * 60);
        expect(await beat(1001)).toMatchObject(reached(column === 'monthly_loss' ? { lossLimit: 1 } : {}));
        pass(12 * 24 * 60);
        expect(await beat(1001)).toMatchObject(reached({}));
      },
    );

    test('of fifty bets at once none goes beyond the limit on losses', async () => {
      await setLimits(db(), playerId(), { daily_loss: 1_000 });
      const { sessionId } = await start(1001);
      const all = await Promise.all(Array.from({ length: 50 }, () => bet(sessionId, 300)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    });

    test('a bet that is undone after midnight comes off the day on which it was made, and not off the new one', async () => {
      const { sessionId } = await start(1001);
      const undone = randomUUID();
      await bet(sessionId, 700, randomUUID(), undone);
      pass(5 * 60);
      await bet((await start(1001)).sessionId, 300);
      await wallet().say('rollback', { session: sessionId, transactionId: randomUUID(), betTransactionId: undone });
      const days = await db()
        .selectFrom('play_day')
        .select('bet')
        .where('player_id', '=', playerId())
        .orderBy('day')
        .execute();
      expect(days).toEqual([{ bet: 0 }, { bet: 300 }]);
    });

    test('of time count the minutes between heartbeats out of a game, once for all tabs', async () => {
      await setLimits(db(), playerId(), { daily_minutes: 3 });
      const { sessionId } = await start(1001);
      for (let minute = 0; minute < 3; minute += 1) {
        expect(await beat(1001)).toMatchObject(reached({}));
        pass(1);
      }
      await beat(); // Outside of games nothing counts, and this tab is none.
      const tabs = await Promise.all([1, 2, 3].map(() => beat(1001)));
      expect(tabs).toHaveLength(3);
      expect(await beat(1001)).toMatchObject(reached({ gamingDurationLimit: 1 }));
      expect(await bet(sessionId, 100)).toMatchObject({ body: { error: 'limitReached' } });
      const { playing_ms } = await db()
        .selectFrom('play_day')
        .select('playing_ms')
        .where('player_id', '=', playerId())
        .executeTakeFirstOrThrow();
      expect(playing_ms).toBe(3 * MINUTE_MS);
    });

    test.each([
      [1.5, 1],
      [1.6, 0],
      [30, 0],
    ])('of time count no silence: after %f minutes without a word the limit is reached: %i', async (minutes, is) => {
      await setLimits(db(), playerId(), { daily_minutes: 1 });
      await beat(1001);
      pass(minutes);
      expect(await beat(1001)).toMatchObject(reached(is === 1 ? { gamingDurationLimit: 1 } : {}));
    });
  });
});
