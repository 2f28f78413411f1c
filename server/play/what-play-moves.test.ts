import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { writeSettings } from '#server/sql/queries/settings.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { readWager } from '../ledger/wager.ts';
import { readLevels, standingAfter } from '../rules/levels.ts';

const LEVELS = [
  { level: 1, betAmount: 1_000 },
  { level: 2, betAmount: 5_000 },
  { level: 3, betAmount: 20_000 },
];

withDatabase((database) => {
  const mobile = () => `917${randomInt(1_000_000, 9_999_999)}`;
  const { db, post, server, start, bet, win, refresh, wallet, playerId, state } = playKit(database, mobile);

  beforeAll(async () => {
    await writeSettings(db(), { appUserLevelConfigList: LEVELS, userRegisterCoin: 1_800 });
    await server().services.configAnswers.renew();
  });

  const play = async (stake: number, prize: number) => {
    const { sessionId } = await state();
    const round = randomUUID();
    await bet(sessionId, stake, round);
    return win(sessionId, round, prize);
  };

  test('coin, bets, VIP and level come together with a refresh', async () => {
    await start(1001);
    expect(await refresh()).toMatchObject({ coin: 100_000, lottery: 0, vip: 0, vipExp: 0, userLevel: 0, bet: 0 });
    await play(900, 0);
    expect(await refresh()).toMatchObject({ coin: 99_100, vip: 0, vipExp: 9, userLevel: 0, bet: 900 });
    await play(4_100, 1_000);
    expect(await refresh()).toMatchObject({ coin: 96_000, vip: 2, vipExp: 50, userLevel: 2, bet: 5_000 });
  });

  test('each VIP level is kept with when it was reached, also one that was passed at once, and never anew', async () => {
    await start(1001);
    expect(await refresh()).toMatchObject({ reachedLevels: {} });
    await play(5_000, 0);
    const { reachedLevels } = await refresh();
    expect(Object.keys(reachedLevels as object)).toEqual(['1', '2']);
    await play(5_000, 0);
    expect((await refresh())['reachedLevels']).toEqual(reachedLevels);
  });

  test('a bet that is undone lifts nobody, and a VIP level that was given is not lost', async () => {
    const { sessionId } = await start(1001);
    const undone = randomUUID();
    await bet(sessionId, 20_000, randomUUID(), undone);
    await wallet().say('rollback', { session: sessionId, transactionId: randomUUID(), betTransactionId: undone });
    await db().updateTable('player').set({ vip: 3 }).where('id', '=', playerId()).execute();
    await play(1_000, 0);
    expect(await refresh()).toMatchObject({ coin: 99_000, vip: 3, userLevel: 1, bet: 1_000 });
  });

  test('bets count for what a deposit asks to be wagered, until it is done', async () => {
    await wallet().give(playerId(), 1_000, 3_000);
    const { sessionId } = await start(1001);
    const undone = randomUUID();
    await bet(sessionId, 2_000);
    await bet(sessionId, 2_000, randomUUID(), undone);
    expect(await readWager(db(), playerId())).toEqual({ required: 3_000, done: 3_000 });
    await wallet().say('rollback', { session: sessionId, transactionId: randomUUID(), betTransactionId: undone });
    expect(await readWager(db(), playerId())).toEqual({ required: 3_000, done: 2_000 });
  });

  test('what is to be wagered counts from where nothing was left, also when an earlier bet is undone', async () => {
    const wager = () => readWager(db(), playerId());
    await wallet().give(playerId(), 5_000, 3_000);
    const { sessionId } = await start(1001);
    const early = randomUUID();
    await bet(sessionId, 1_000);
    await bet(sessionId, 2_000, randomUUID(), early);
    expect(await wager()).toEqual({ required: 3_000, done: 3_000 });
    await wallet().give(playerId(), 5_000, 4_000);
    expect(await wager()).toEqual({ required: 4_000, done: 0 });
    await bet(sessionId, 500);
    await wallet().give(playerId(), 5_000, 1_000);
    expect(await wager()).toEqual({ required: 5_000, done: 500 });
    await wallet().say('rollback', { session: sessionId, transactionId: randomUUID(), betTransactionId: early });
    expect(await wager()).toEqual({ required: 6_500, done: 0 });
  });

  test.each([
    ['many times the stake and a large sum', 5_000, 100_000, 1],
    ['a large sum that was staked', 50_000, 100_000, 0],
    ['many times next to nothing', 100, 90_000, 0],
  ])('a win of %s rolls by on the lobby or not', async (_what, stake, prize, times) => {
    await db().deleteFrom('big_win').execute();
    await start(1001);
    await play(stake, prize);
    const { jackpotList } = await post(games.lobbyTips.path);
    expect(jackpotList).toHaveLength(times);
    const known = { gameId: 1001, amount: prize, phone: expect.stringMatching(/^0917\*\*\*\*\d{3}$/) };
    expect(jackpotList).toMatchObject(times === 1 ? [known] : []);
  });

  test('a round that pays several times is one win', async () => {
    await db().deleteFrom('big_win').execute();
    const { sessionId } = await start(1001);
    const round = randomUUID();
    await bet(sessionId, 1_000, round);
    await win(sessionId, round, 60_000, false);
    await win(sessionId, round, 60_000, true);
    const { jackpotList } = await post(games.lobbyTips.path);
    expect(jackpotList).toMatchObject([{ amount: 120_000 }]);
  });

  test.each([
    [999, 0, 0],
    [1_000, 1, 1],
    [4_999, 1, 1],
    [19_999, 2, 2],
    [1_000_000, 3, 3],
  ])('[GEN-08] bets of %i reach VIP %i and level %i', (total, vip, userLevel) => {
    const shuffled = readLevels(LEVELS.toReversed());
    expect(standingAfter(total, 0, shuffled)).toEqual({ vip, userLevel, vipExp: Math.floor(total / 100) });
    expect(standingAfter(total, 9, readLevels('a broken setting'))).toMatchObject({ vip: 9, userLevel: 0 });
  });
});
