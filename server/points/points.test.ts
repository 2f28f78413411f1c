import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COIN_KINDS } from '#contract/money-enums.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { readWager } from '#server/ledger/wager.ts';
import { changePlay } from '#server/sandbox/staged-play.ts';
import { writeSettings } from '#server/sql/queries/settings.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { watchTrips } from '../../tests/kit/trips.ts';

const GIVEN = 100_000;
const SMALL = { id: 1, points: 1_000, coin: 100, betRate: 2, aDay: 100 };
const LARGE = { id: 2, points: 5_000, coin: 700, betRate: 1, aDay: 2 };
const MINUTES_A_DAY = 24 * 60;

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId, refresh } = kit;
  const set = async (points: object) => {
    await writeSettings(db(), { points });
    await kit.server().services.configAnswers.renew();
  };

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(() => set({ perHundredPesos: 150, offers: [SMALL, LARGE] }));

  const has = async () => (await refresh())['lottery'] as number;
  const give = (points: number) => changePlay(kit.server().services, playerId(), { points });
  const take = (id: number, count = 1, key?: string) => post(wallet.lotteryExchange.path, { id, count }, key);
  const terms = () => post(wallet.getLotterConfig.path);
  const undo = (sessionId: string, betTransactionId: string) =>
    kit.wallet().say('rollback', { session: sessionId, transactionId: randomUUID(), betTransactionId });

  describe('points are earned', () => {
    test('by what was bet in a round, when it is over, rounded down', async () => {
      const { sessionId } = await kit.start(1001);
      const round = randomUUID();
      await kit.bet(sessionId, 1_000, round);
      await kit.bet(sessionId, 199, round);
      await kit.win(sessionId, round, 0, false);
      expect(await has()).toBe(0);
      await kit.win(sessionId, round, 5_000, true);
      // 11.99 pesos at 1.50 points for a hundred.
      expect(await has()).toBe(17);
      await kit.win(sessionId, round, 5_000, true);
      expect(await has()).toBe(17);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('not by a bet that was undone, and what has earned cannot be undone', async () => {
      const { sessionId } = await kit.start(1001);
      const [round, undone, stands] = [randomUUID(), randomUUID(), randomUUID()];
      await kit.bet(sessionId, 10_000, round, undone);
      await kit.bet(sessionId, 2_000, round, stands);
      await undo(sessionId, undone);
      await kit.win(sessionId, round, 0);
      expect(await has()).toBe(30);
      expect(await undo(sessionId, stands)).toMatchObject({ status: 422 });
      const gone = randomUUID();
      await kit.bet(sessionId, 10_000, gone, gone);
      await undo(sessionId, gone);
      await kit.win(sessionId, gone, 0);
      expect(await has()).toBe(30);
    });

    test.each([
      ['a rate of nothing', { perHundredPesos: 0 }, 0],
      ['a setting that is broken', { perHundredPesos: 'many' }, 0],
      ['a rate of the product’s own', {}, 100],
    ])('as the operator says: %s', async (_what, setting, points) => {
      await set(setting);
      const { sessionId } = await kit.start(1001);
      const round = randomUUID();
      await kit.bet(sessionId, 10_000, round);
      await kit.win(sessionId, round, 0);
      expect(await has()).toBe(points);
    });

    test('by ten rounds that end at once, each for itself', async () => {
      const { sessionId } = await kit.start(1001);
      const rounds = Array.from({ length: 10 }, () => randomUUID());
      await Promise.all(rounds.map((round) => kit.bet(sessionId, 1_000, round)));
      await Promise.all(rounds.map((round) => kit.win(sessionId, round, 300)));
      expect(await has()).toBe(150);
      expect(await findMismatches(db())).toEqual([]);
    });
  });

  describe('an exchange', () => {
    test('is open again to a player whose exclusion is over', async () => {
      await give(2_000);
      const over = new Date(kit.clock.now().getTime() - 1_000);
      await db().updateTable('player').set({ self_excluded_until: over }).where('id', '=', playerId()).execute();
      expect(await take(1)).toMatchObject({ errcode: 0 });
    });

    test('[WALLET-27] costs points, gives coin that has to be bet, and is told everywhere alike', async () => {
      await give(12_000);
      expect(await terms()).toMatchObject({
        lottery: 12_000,
        perHundredPesos: 150,
        list: [
          { id: 1, title: '₱1', points: 1_000, leftToday: 100 },
          { id: 2, title: '₱7', points: 5_000, leftToday: 2 },
        ],
      });
      const rewardList = [{ id: REWARD_ITEMS.coin, count: 300, betRate: 2 }];
      expect(await take(1, 3)).toMatchObject({ errcode: 0, lottery: 9_000, coin: GIVEN + 300, rewardList });
      expect(await readWager(db(), playerId())).toEqual({ required: 600, done: 0 });
      expect(await refresh()).toMatchObject({ lottery: 9_000, coin: GIVEN + 300 });
      expect(await terms()).toMatchObject({ lottery: 9_000, list: [{ leftToday: 97 }, { leftToday: 2 }] });
      const { list } = await post(records.appUserCoinDetail.path, { page: 1 });
      expect(list[0]).toMatchObject({ kind: COIN_KINDS.points, amount: 300 });
      expect(await findMismatches(db())).toEqual([]);
    });

    test('is refused for too few points, for an offer that is none, and beyond what is left today', async () => {
      await give(10_999);
      expect(await take(1, 11)).toMatchObject({ errcode: WALLET.notEnough });
      expect(await take(9)).toMatchObject({ errcode: WALLET.notFound });
      expect(await take(2, 3)).toMatchObject({ errcode: WALLET.tooOften });
      expect(await take(2, 2)).toMatchObject({ errcode: 0, lottery: 999 });
      await give(10_000);
      expect(await take(2)).toMatchObject({ errcode: WALLET.tooOften });
      kit.pass(MINUTES_A_DAY);
      expect(await take(2)).toMatchObject({ errcode: 0, lottery: 5_000 });
    });

    test('is refused at another price than the player has seen, and costs nothing', async () => {
      await give(10_000);
      const at = (points: number) => post(wallet.lotteryExchange.path, { id: 1, count: 2, points });
      await set({ perHundredPesos: 150, offers: [{ ...SMALL, points: 2_000 }] });
      expect(await at(SMALL.points)).toMatchObject({ errcode: WALLET.notFound });
      expect(await has()).toBe(10_000);
      expect(await at(2_000)).toMatchObject({ errcode: 0, lottery: 6_000 });
    });

    test('takes the shared account of points after every other lock', async () => {
      await give(10_000);
      const sent = watchTrips();
      expect(await take(1)).toMatchObject({ errcode: 0 });
      const texts = sent.trips().map((trip) => trip.map(({ text }) => text).join(';'));
      sent.stop();
      const last = texts.findLastIndex((text) => text.includes('insert into posting'));
      const writes = texts.slice(last + 1).filter((text) => /points_taken|wager|account/.test(text));
      expect(texts.filter((text) => text.includes('insert into posting'))).toHaveLength(2);
      expect(writes).toEqual([]);
    });

    test('happens once for 200 requests with one key', async () => {
      await give(10_000);
      const key = randomUUID();
      const all = await Promise.all(Array.from({ length: 200 }, () => take(1, 1, key)));
      for (const one of all) expect([0, PROTOCOL_ERRORS.busy.errcode]).toContain(one['errcode']);
      expect(await take(1, 1, key)).toMatchObject({ errcode: 0, lottery: 9_000, coin: GIVEN + 100 });
      expect(await has()).toBe(9_000);
    });

    test('50 at once against points for 10 leave exactly nothing', async () => {
      await give(10_000);
      const one = async (): Promise<number> => {
        const key = randomUUID();
        for (;;) {
          const { errcode } = await take(1, 1, key);
          if (errcode !== PROTOCOL_ERRORS.busy.errcode) return errcode;
        }
      };
      const codes = await Promise.all(Array.from({ length: 50 }, one));
      expect(codes.filter((code) => code === 0)).toHaveLength(10);
      expect(codes.filter((code) => code === WALLET.notEnough)).toHaveLength(40);
      expect(await refresh()).toMatchObject({ lottery: 0, coin: GIVEN + 1_000 });
      expect(await findMismatches(db())).toEqual([]);
    });

    test('gives nothing and costs nothing while the books disagree, and points are still earned', async () => {
      await give(10_000);
      const { sessionId } = await kit.start(1001);
      const round = randomUUID();
      await kit.bet(sessionId, 10_000, round);
      const house = (balance: number) =>
        db().updateTable('account').set({ balance }).where('kind', '=', 'house').where('share', '=', 0).execute();
      await house(1);
      await kit.server().services.auditor.audit();
      expect(await take(1)).toMatchObject({ errcode: PROTOCOL_ERRORS.booksClosed.errcode });
      await kit.win(sessionId, round, 0);
      expect(await has()).toBe(10_150);
      await house(0);
      await kit.server().services.auditor.audit();
      expect(await take(1)).toMatchObject({ errcode: 0 });
    });
  });

  test('points that became money are found by the auditor, though all sums are nothing together', async () => {
    await give(500);
    const shift = async (by: number) => {
      for (const [kind, change] of [
        ['points-issued', by],
        ['house', -by],
      ] as const) {
        const account = db().updateTable('account').where('kind', '=', kind).where('share', '=', 0);
        await account.set((row) => ({ balance: row('balance', '+', change) })).execute();
      }
    };
    await shift(1);
    expect((await findMismatches(db())).map(({ rule }) => rule)).toContain('total');
    await shift(-1);
    expect(await findMismatches(db())).toEqual([]);
  });
});
