import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { games as rows } from '#contract/games.ts';
import { openTestApp } from '../../tests/kit/app.ts';
import { MINUTE_MS, playKit, START } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { setLimits } from './limits.ts';
import { sweepVisits } from './sweep-visits.ts';

withDatabase((database) => {
  const { db, pass, post, start, state, beat, bet, playerId, wallet, server, headers } = playKit(database);
  const launch = ({ url }: Record<string, string>, by: { ref?: string } = {}) =>
    wallet().say('authenticate', { launchToken: new URL(url ?? '').searchParams.get('launch') ?? '', ...by });

  describe('a game', () => {
    test('[GAME-01] opens under an address of its own, with a token that is good once', async () => {
      const started = await start(1001);
      expect(started).toMatchObject({ errcode: 0, realityCheckMinutes: 60 });
      expect(await launch(started)).toEqual({
        status: 200,
        body: {
          session: started.sessionId,
          playerId: playerId(),
          balance: 100_000,
          game: { id: 1001, name: 'Game 1', typeId: 1, motif: 'mango', palette: 'gold', minBet: 100, maxBet: 100_000 },
        },
      });
      expect(await launch(started)).toEqual({ status: 404, body: { error: 'unknownSession' } });
    });

    test('tells the same page again, as long as the launch is good: the answer may have been lost', async () => {
      const started = await start(1001);
      const launchAs = (ref: string) => launch(started, { ref });
      const [mine, other] = [randomUUID(), randomUUID()];
      const first = await launchAs(mine);
      expect(first).toMatchObject({ status: 200, body: { session: started.sessionId } });
      expect(await launchAs(mine)).toEqual(first);
      expect(await launchAs(other)).toEqual({ status: 404, body: { error: 'unknownSession' } });
      expect(await launch(started)).toEqual({ status: 404, body: { error: 'unknownSession' } });
      pass(1);
      expect(await launchAs(mine)).toEqual({ status: 404, body: { error: 'unknownSession' } });
    });

    test('opens for a minute, and no longer', async () => {
      const [soon, late] = [await start(1001), randomUUID()];
      pass(0.99);
      expect(await launch(soon)).toMatchObject({ status: 200 });
      const next = await start(1002, late);
      pass(1);
      expect(await launch(next)).toMatchObject({ status: 404 });
    });

    test('does not open for who may not play any more, or while it is mended, and does once that is over', async () => {
      const started = await start(1001);
      const shut = { status: 409, body: { error: 'sessionClosed' } };
      await db().updateTable('player').set({ status: 'frozen' }).where('id', '=', playerId()).execute();
      expect(await launch(started)).toEqual(shut);
      await db().updateTable('player').set({ status: 'active' }).where('id', '=', playerId()).execute();
      await db().updateTable('game').set({ maintain: true }).where('id', '=', 1001).execute();
      expect(await launch(started)).toEqual(shut);
      await db().updateTable('game').set({ maintain: false }).where('id', '=', 1001).execute();
      expect(await launch(started)).toMatchObject({ status: 200 });
    });

    test('opens once for one request, however often it is sent, and its key serves no other', async () => {
      const key = randomUUID();
      const all = await Promise.all([1, 2, 3, 4].map(() => start(1001, key)));
      expect(all).toEqual(all.map(() => all[0]));
      expect(await start(1002, key)).toMatchObject({ errcode: 9007 });
      expect(await db().selectFrom('visit').select('id').where('player_id', '=', playerId()).execute()).toHaveLength(1);
    });

    test('closes the one before, which takes no more bets', async () => {
      const first = await start(1001);
      await launch(first);
      const second = await start(1002);
      await launch(second);
      expect(await bet(first.sessionId, 100)).toMatchObject({ body: { error: 'sessionClosed' } });
      expect(await bet(second.sessionId, 100)).toMatchObject({ status: 200 });
    });

    test('of two that are asked for at once one stays open', async () => {
      await Promise.all([1001, 1002, 1001, 1002].map((gameId) => start(gameId)));
      const open = await db()
        .selectFrom('visit')
        .select('id')
        .where('player_id', '=', playerId())
        .where('ended_at', 'is', null)
        .execute();
      expect(open).toHaveLength(1);
    });

    test.each([
      ['that does not exist', 999, 1001],
      ['of an impossible number', 2 ** 40, 1001],
      ['that is hidden', 1004, 1001],
      ['under maintenance', 1003, 1002],
    ])('%s does not open', async (_what, gameId, errcode) => {
      expect(await start(gameId)).toMatchObject({ errcode });
      expect(await state()).toMatchObject({ sessionId: '', isOpen: false });
    });

    test.each([
      [{ daily_bet: 99 }, 1003],
      [{ weekly_bet: 99 }, 1005],
      [{ monthly_bet: 99 }, 1006],
    ])('does not open when %o does not pay for its smallest bet', async (limits, errcode) => {
      await setLimits(db(), playerId(), limits);
      expect(await start(1001)).toMatchObject({ errcode });
    });

    test('does not open without a provider', async () => {
      const alone = await openTestApp(db(), { now: server().services.now });
      Object.assign(alone.services, { launchUrl: undefined });
      const answer = await alone.call(rows.startGame.path, { gameId: 1001 }, headers());
      expect(await answer.json()).toMatchObject({ errcode: 1009 });
    });
  });

  describe('leaving', () => {
    test('[GAME-03] ends the visit, and is no mistake without one or without a session', async () => {
      const { sessionId } = await start(1001);
      expect(await state()).toMatchObject({ sessionId, gameId: 1001, isOpen: true });
      for (let times = 0; times < 2; times += 1) expect(await post(rows.exitGame.path)).toMatchObject({ errcode: 0 });
      expect(await state()).toMatchObject({ sessionId, isOpen: false });
      expect(await (await server().call(rows.exitGame.path)).json()).toMatchObject({ code: 200, errcode: 0 });
    });

    test('happens by itself when the heartbeat stops for three minutes', async () => {
      const { sessionId } = await start(1001);
      for (let minute = 0; minute < 5; minute += 1) {
        pass(1);
        await beat(1001);
        await sweepVisits(server().services);
      }
      expect(await state()).toMatchObject({ sessionId, isOpen: true });
      pass(2.9);
      await sweepVisits(server().services);
      expect(await state()).toMatchObject({ isOpen: true });
      pass(0.2);
      await sweepVisits(server().services);
      expect(await state()).toMatchObject({ isOpen: false });
    });

    test('of a heartbeat from another game does not keep a visit open', async () => {
      await start(1001);
      pass(2);
      await beat(1002);
      await beat();
      pass(1.1);
      await sweepVisits(server().services);
      expect(await state()).toMatchObject({ isOpen: false });
    });
  });

  test('the state counts what was played', async () => {
    const { sessionId } = await start(1001);
    const round = randomUUID();
    await bet(sessionId, 2_000, round);
    await bet(sessionId, 1_000);
    const prize = { roundId: round, transactionId: randomUUID(), amount: 5_000, isRoundOver: true };
    await wallet().say('win', { session: sessionId, ...prize });
    expect(await state()).toEqual({
      code: 200,
      errcode: 0,
      sessionId,
      gameId: 1001,
      startedAt: START.getTime(),
      rounds: 2,
      bet: 3_000,
      win: 5_000,
      coin: 102_000,
      isOpen: true,
      realityCheckMinutes: 60,
      breakUntil: 0,
    });
  });

  test('a round of two bets counts as long as one of them stands', async () => {
    const { sessionId } = await start(1001);
    const [round, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    const undo = (betTransactionId: string) =>
      wallet().say('rollback', { session: sessionId, transactionId: randomUUID(), betTransactionId });
    await bet(sessionId, 2_000, round, first);
    await bet(sessionId, 1_000, round, second);
    await undo(second);
    expect(await state()).toMatchObject({ rounds: 1, bet: 2_000 });
    await undo(first);
    expect(await state()).toMatchObject({ rounds: 0, bet: 0 });
  });

  test('how often to be told is the player’s to say', async () => {
    expect(await post(rows.setRealityCheck.path, { minutes: 15 })).toMatchObject({ errcode: 0 });
    expect(await start(1001)).toMatchObject({ realityCheckMinutes: 15 });
    expect(await post(rows.setRealityCheck.path, { minutes: 7 })).toMatchObject({ errcode: 9002 });
  });

  test('a break ends the visit, opens no game until it is over, and cannot be made shorter', async () => {
    const { sessionId } = await start(1001);
    const until = START.getTime() + 60 * MINUTE_MS;
    expect(await post(rows.takeBreak.path, { minutes: 60 })).toMatchObject({ until });
    expect(await post(rows.takeBreak.path, { minutes: 15 })).toMatchObject({ until });
    expect(await bet(sessionId, 100)).toMatchObject({ body: { error: 'sessionClosed' } });
    expect(await start(1001)).toMatchObject({ errcode: 1010 });
    expect(await state()).toMatchObject({ breakUntil: until });
    pass(60);
    expect(await state()).toMatchObject({ breakUntil: 0 });
    expect(await start(1001)).toMatchObject({ errcode: 0 });
  });
});
