import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { COIN_SOURCES, RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { sendLogTo } from '#shared/log.ts';
import { type BankKit, depositOf, openBankKit, QR_ONLY } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { acceptReviewed } from '../deposits/credit-deposit.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';
import { writeLetter } from '../letters/letter-store.ts';
import { give } from '../gifts/give.ts';
import { setLimits } from '../play/limits.ts';
import { writeSettings } from '../sql/queries/settings.ts';

const BEFORE = 100_000;
const MINUTES_A_DAY = 24 * 60;
/** 10 percent, up to ₱40. */
const PERCENT = { id: 1005, count: 10, betRate: 0 };
/** ₱50 for ₱500 or more. */
const AMOUNT = { id: 1050, count: 50_00, betRate: 0 };

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  const { post, playerId } = kit;
  let bank: BankKit;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    bank = openBankKit(kit.server());
    await db().deleteFrom('activity').execute();
    // The first deposit has a least amount of its own.
    await db().updateTable('player').set({ total_recharge: 1 }).where('id', '=', playerId()).execute();
    await writeSettings(db(), {
      ...QR_ONLY,
      coupons: { days: 7, betRate: 3 },
      appPropConfigMap: {
        1005: { num: 10, paramStr: { limitAmount: 40_00 } },
        1050: { num: 50, paramStr: { limitAmount: 500_00 } },
      },
    });
  });

  const giveAway = (gifts: readonly { id: number; count: number; betRate: number }[], ref = 'test') =>
    give(db(), gifts, { ref, playerId: playerId(), now: kit.clock.now() });
  const offered = async () => (await post(wallet.tradeInfo.path))['couponList'] as Record<string, number>[];
  const firstId = async () => Number((await offered())[0]?.['couponId']);
  const ask = (amount: number, couponId: number | undefined, more: object = {}) => {
    const [path, body] = depositOf(amount, { ...(couponId !== undefined && { couponId }), ...more });
    return post(path, body);
  };
  const askFor = async (amount: number, couponId?: number) => String((await ask(amount, couponId))['orderId']);
  const pay = (orderId: string, amount: number) => bank.say({ orderId, amount, outcome: 'paid' });
  const bonusOf = async (orderId: string) => (await post(wallet.checkRechargeOrder.path, { orderId }))['bonus'];
  const usedIds = async () => {
    const used = db().selectFrom('coupon').select('id').where('player_id', '=', playerId());
    return (await used.where('used_at', 'is not', null).execute()).map(({ id }) => id);
  };

  describe('a coupon is given', () => {
    test('once for one claim, with the limit of its kind, for as long as the operator says', async () => {
      expect([await giveAway([PERCENT, AMOUNT]), await giveAway([PERCENT, AMOUNT])]).toEqual([true, false]);
      const expireTime = kit.clock.now().getTime() + 7 * MINUTES_A_DAY * 60_000;
      expect(await offered()).toEqual([
        { couponId: expect.any(Number), propId: 1005, count: 10, limitAmount: 4_000, betRate: 3, expireTime },
        { couponId: expect.any(Number), propId: 1050, count: 5_000, limitAmount: 50_000, betRate: 3, expireTime },
      ]);
      kit.pass(7 * MINUTES_A_DAY);
      expect(await offered()).toEqual([]);
    });

    test('into a list in which the one that ends first stands first', async () => {
      await giveAway([PERCENT]);
      await writeSettings(db(), { coupons: { days: 3, betRate: 3 } });
      await giveAway([AMOUNT], 'another claim');
      expect(await offered()).toMatchObject([{ propId: 1050 }, { propId: 1005 }]);
    });

    test('with coin by a letter, whose words name both', async () => {
      const rewards = [{ id: 2001, count: 700, betRate: 0 }, AMOUNT];
      const letter = { kind: 1 as const, title: 'A gift', content: '', rewards, source: 'test', expiresAt: null };
      const id = await writeLetter(db(), { ...letter, playerId: playerId(), now: kit.clock.now() });
      expect(await post(mail.receiveMail.path, { id })).toMatchObject({ coin: BEFORE + 700 });
      expect(await offered()).toMatchObject([{ propId: 1050 }]);
    });
  });

  describe('a deposit with a coupon', () => {
    test.each([
      ['a tenth of it', PERCENT, 30_000, 3_000],
      ['a tenth of it, up to the limit', PERCENT, 100_000, 4_000],
      ['an amount', AMOUNT, 50_000, 5_000],
    ])('brings %s besides, to be bet as often as the operator says', async (_name, coupon, amount, bonus) => {
      await giveAway([coupon]);
      const orderId = await askFor(amount, await firstId());
      await pay(orderId, amount);
      expect(await bonusOf(orderId)).toBe(bonus);
      const { list } = (await post(records.appUserCoinDetail.path, { pageSize: 1 })) as { list?: unknown };
      expect(list).toMatchObject([{ amount: bonus, activity: 'Coupon', source: COIN_SOURCES.coupon }]);
      expect(await readWager(db(), playerId())).toMatchObject({ required: amount + 3 * bonus });
      expect([await offered(), await findMismatches(db())]).toEqual([[], []]);
    });

    test('uses that one alone: what else the player has, and what others have, stays', async () => {
      const { id: other } = await aPlayer(db());
      await give(db(), [AMOUNT], { ref: 'test', playerId: other, now: kit.clock.now() });
      await giveAway([PERCENT, AMOUNT]);
      const orderId = await askFor(30_000, await firstId());
      await pay(orderId, 30_000);
      expect(await offered()).toMatchObject([{ propId: 1050 }]);
      const theirs = db().selectFrom('coupon').select('used_at').where('player_id', '=', other);
      expect(await theirs.execute()).toEqual([{ used_at: null }]);
    });

    test('brings what it was chosen for to a player at a limit too', async () => {
      await giveAway([AMOUNT]);
      const orderId = await askFor(50_000, await firstId());
      await setLimits(db(), playerId(), { daily_bet: 0 });
      await pay(orderId, 50_000);
      expect(await bonusOf(orderId)).toBe(5_000);
    });

    test('keeps it while it may be paid, and gives it back when it has failed', async () => {
      await giveAway([AMOUNT]);
      const id = await firstId();
      const orderId = await askFor(50_000, id);
      expect(await offered()).toEqual([]);
      expect(await ask(50_000, id)).toMatchObject({ errcode: WALLET.couponGone });
      await bank.say({ orderId, amount: 50_000, outcome: 'failed' });
      expect(await offered()).toMatchObject([{ couponId: id }]);
    });

    /** One that was closed, and a later one that names the same coupon. */
    async function closedAndLater() {
      await giveAway([AMOUNT]);
      const id = await firstId();
      const closed = await askFor(50_000, id);
      await post(wallet.cancelOrder.path, { orderId: closed });
      kit.pass(1);
      return { id, closed, other: await askFor(60_000, id) };
    }

    test('that is paid after it was closed uses it, unless another has used it', async () => {
      const { closed, other } = await closedAndLater();
      await pay(other, 60_000);
      await pay(closed, 50_000);
      expect([await bonusOf(other), await bonusOf(closed)]).toEqual([5_000, 0]);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('that is paid after it was closed leaves it to a later one that keeps it', async () => {
      const { closed, other } = await closedAndLater();
      await pay(closed, 50_000);
      await pay(other, 60_000);
      expect([await bonusOf(closed), await bonusOf(other)]).toEqual([0, 5_000]);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('uses it before an earlier one when a person looks at both', async () => {
      const { closed, other, id } = await closedAndLater();
      await pay(closed, 55_000);
      await pay(other, 65_000);
      for (const orderId of [closed, other]) {
        await db()
          .transaction()
          .execute((transaction) => acceptReviewed(transaction, orderId, kit.clock.now()));
      }
      expect([await bonusOf(closed), await bonusOf(other)]).toEqual([0, 5_000]);
      expect(await usedIds()).toEqual([id]);
    });

    test('uses it once when both that name it are paid at once', async () => {
      await giveAway([AMOUNT]);
      const id = await firstId();
      const closed = await askFor(50_000, id);
      await post(wallet.cancelOrder.path, { orderId: closed });
      const other = await askFor(50_000, id);
      await Promise.all([pay(closed, 50_000), pay(other, 50_000)]);
      const bonuses = [await bonusOf(other), await bonusOf(closed)].map(Number);
      expect(bonuses.toSorted((one, next) => one - next)).toEqual([0, 5_000]);
      expect(await usedIds()).toEqual([id]);
    });

    test('that it adds nothing to, one that buys a package, and one of another player are refused', async () => {
      await giveAway([AMOUNT]);
      const id = await firstId();
      const gone = { errcode: WALLET.couponGone };
      expect(await ask(49_999, id)).toMatchObject(gone);
      expect(await ask(50_000, id + 1)).toMatchObject(gone);
      await db()
        .insertInto('activity')
        .values({ type: 39, title: 'First', sort: 1, starts_at: null, ends_at: null })
        .execute();
      await db().updateTable('player').set({ total_recharge: 0 }).where('id', '=', playerId()).execute();
      const bought = { actType: RECHARGE_BONUS_KINDS.firstCharge, propId: 1 };
      expect(await ask(50_000, id, bought)).toMatchObject(gone);
      expect(await ask(50_000, undefined, bought)).toMatchObject({ errcode: 0 });
    });

    test('that less has come of than the coupon asks for leaves it to the player', async () => {
      await giveAway([AMOUNT]);
      const id = await firstId();
      const orderId = await askFor(50_000, id);
      await pay(orderId, 40_000);
      await db()
        .transaction()
        .execute((transaction) => acceptReviewed(transaction, orderId, kit.clock.now()));
      expect([await bonusOf(orderId), await usedIds()]).toEqual([0, []]);
      expect(await offered()).toMatchObject([{ couponId: id }]);
    });

    test('that has ended since is worth what it was when the deposit was asked for', async () => {
      await giveAway([PERCENT]);
      kit.pass(7 * MINUTES_A_DAY - 1);
      const id = await firstId();
      const orderId = await askFor(50_000, id);
      kit.pass(5);
      expect(await ask(50_000, id)).toMatchObject({ errcode: WALLET.couponGone });
      await pay(orderId, 50_000);
      expect(await bonusOf(orderId)).toBe(4_000);
    });
  });
});
