import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { COIN_KINDS, ROUND_STATUS } from '#contract/money-enums.ts';
import { records as rows } from '#contract/records.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const startSeconds = START.getTime() / 1000;

withDatabase((database) => {
  const { pass, post, start, bet, win, wallet } = playKit(database);

  /** A win, a loss a minute later, and a bet that was undone, in two games. */
  beforeEach(async () => {
    const first = await start(1001);
    const [won, lost, undone] = [randomUUID(), randomUUID(), randomUUID()];
    await bet(first['sessionId'], 1_000, won);
    await win(first['sessionId'], won, 2_500);
    pass(1);
    const { sessionId } = await start(1002);
    await bet(sessionId, 300, lost);
    await win(sessionId, lost, 0);
    await bet(sessionId, 400, randomUUID(), undone);
    const rollback = { session: sessionId, transactionId: randomUUID(), betTransactionId: undone };
    await wallet().say('rollback', rollback);
  });

  test('the bets are listed newest first, with sums over all of them and not over the page', async () => {
    const { list, ...sums } = await post(rows.betRecord.path, { page: 1, pageSize: 2 });
    const told = { total: 3, bet: 1_300, win: 2_500, moneyOut: 1_300, moneyIn: 2_500 };
    expect(sums).toEqual({ code: 200, errcode: 0, ...told, stepList: null });
    expect(list).toMatchObject([
      { gameId: 1002, gameName: 'Game 2', bet: 0, win: 0, status: ROUND_STATUS.undone },
      { gameId: 1002, bet: 300, win: 0, status: ROUND_STATUS.settled, createTime: START.getTime() + 60_000 },
    ]);
    const next = await post(rows.betRecord.path, { page: 2, pageSize: 2 });
    expect(next).toMatchObject({ total: 3 });
    expect(Object.keys(next)).not.toContain('moneyIn');
    expect(await post(rows.betRecord.path, { page: 2, pageSize: 2, sumBy: 1 })).toMatchObject({ ...told });
    expect(next['list']).toMatchObject([{ gameId: 1001, gameName: 'Game 1', bet: 1_000, win: 2_500 }]);
  });

  test.each([
    [{ gameId: 1001 }, 1, 1_000],
    [{ gameId: 999 }, 0, 0],
    [{ gameId: 2 ** 40 }, 0, 0],
    [{ endTime: startSeconds }, 1, 1_000],
    [{ startTime: startSeconds + 1 }, 2, 300],
    [{ startTime: startSeconds, endTime: startSeconds + 60 }, 3, 1_300],
    [{ startTime: startSeconds + 61 }, 0, 0],
  ])('narrowed to %o there are %i', async (span, total, sum) => {
    expect(await post(rows.betRecord.path, span)).toMatchObject({ total, bet: sum });
  });

  test('[WALLET-22] every movement of the balance is listed, with what it left', async () => {
    const { list, total } = await post(rows.appUserCoinDetail.path);
    expect(total).toBe(6);
    const told = (list as { kind: number; amount: number; balance: number }[]).map((row) => [
      row.kind,
      row.amount,
      row.balance,
    ]);
    expect(told).toEqual([
      [COIN_KINDS.betUndone, 400, 101_200],
      [COIN_KINDS.bet, -400, 100_800],
      [COIN_KINDS.bet, -300, 101_200],
      [COIN_KINDS.win, 2_500, 101_500],
      [COIN_KINDS.bet, -1_000, 99_000],
      [COIN_KINDS.correction, 100_000, 100_000],
    ]);
  });

  test('movements may be narrowed to a kind and a span', async () => {
    const ask = async (input: object) => (await post(rows.appUserCoinDetail.path, input))['total'];
    expect(await ask({ kind: COIN_KINDS.bet })).toBe(3);
    expect(await ask({ kind: COIN_KINDS.bet, startTime: startSeconds + 60 })).toBe(2);
    expect(await ask({ kind: 99 })).toBe(0);
    expect(await ask({ kind: 0 })).toBe(0);
  });
});
