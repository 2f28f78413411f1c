import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { COIN_KINDS, RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { games } from '#contract/games.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { setClosed } from '../ledger/books.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';
import { setLimits } from '../play/limits.ts';
import { PROMOTIONS } from '../promotions/all.ts';
import { bonusRef } from './bonus-refs.ts';

const BEFORE = 100_000;
const type = ACTIVITY_TYPES.ladderRecharge;
const STEPS = [
  { percent: 5, limitAmount: 10_000 },
  { percent: 10, limitAmount: 6_000 },
];

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  const { post, playerId } = kit;
  const { configure, pay, ...trial } = promotionKit(kit, type, { steps: STEPS, betRate: 3 });

  const order = async (amount: number, more: object = {}) => String((await trial.order(amount, more))['orderId']);
  const deposit = async (amount: number, more: object = {}) =>
    post(wallet.checkRechargeOrder.path, { orderId: await trial.deposit(amount, more) });
  const bonuses = async () => {
    const given = db().selectFrom('txn').select('ref').where('kind', '=', 'deposit-bonus');
    return (await given.where('player_id', '=', playerId()).execute()).length;
  };
  const info = () => post(wallet.tradeInfo.path);
  const offered = async (amount: number) => {
    const { amountList } = (await info()) as unknown as { amountList: { amount: number; bonus: number }[] };
    return amountList.find((one) => one.amount === amount)?.bonus;
  };

  test('what each promotion has given stands under its own name, in the books and in the records', async () => {
    const milestones = ACTIVITY_TYPES.accumulatedRecharge;
    await db()
      .insertInto('activity')
      .values({ type: milestones, title: 'Milestones', sort: 2, starts_at: null, ends_at: null })
      .execute();
    const orderId = await order(100_000);
    await pay(orderId, 100_000);
    const { rows } = await sql<{ ref: string; amount: number }>`
      select txn.ref, posting.amount from txn join posting on posting.txn_id = txn.id
        join account on account.id = posting.account_id
      where txn.kind = 'deposit-bonus' and txn.player_id = ${playerId()} and account.kind = 'cash'
      order by txn.ref`.execute(db());
    expect(rows).toEqual([
      { ref: `${orderId} accumulated-recharge`, amount: 1_000 },
      { ref: `${orderId} ladder`, amount: 5_000 },
    ]);
    expect(await post(wallet.checkRechargeOrder.path, { orderId })).toMatchObject({ bonus: 6_000 });
    const { list } = await post(records.appUserCoinDetail.path);
    const told = (list as { title: string; activity: string; orderId: string }[]).map((one) => [
      one.title,
      one.activity,
      one.orderId,
    ]);
    expect(
      told
        .filter(([title]) => title === 'Deposit bonus')
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([
      ['Deposit bonus', 'A trial', orderId],
      ['Deposit bonus', 'Milestones', orderId],
    ]);
    const giving = PROMOTIONS.filter(({ deposited }) => deposited).map(({ name }) => name);
    expect(giving.map((of) => bonusRef('PD', of))).toEqual(giving.map((of) => `PD ${of}`));
    expect(await findMismatches(db())).toEqual([]);
  });

  test('the n-th deposit of the day earns what the amounts say for it: its percentage, up to its limit', async () => {
    expect([await offered(50_000), await offered(500_000)]).toEqual([2_500, 10_000]);
    expect(await deposit(50_000)).toMatchObject({ bonus: 2_500, coin: BEFORE + 52_500 });
    expect([await offered(50_000), await offered(500_000)]).toEqual([5_000, 6_000]);
    expect(await deposit(100_000)).toMatchObject({ bonus: 6_000, coin: BEFORE + 158_500 });
    expect(await offered(50_000)).toBe(0);
    expect(await deposit(50_000)).toMatchObject({ bonus: 0, coin: BEFORE + 208_500 });
    expect(await info()).toMatchObject({ depositsToday: 3, ladderList: [{ step: 1, percent: 5 }, { step: 2 }] });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('each hundredth of a percentage that is not whole stays with the house', async () => {
    expect(await deposit(50_019)).toMatchObject({ bonus: 2_500 });
  });

  test('the next day in Manila begins with the first step', async () => {
    await deposit(50_000);
    trial.passDays(1);
    expect(await offered(50_000)).toBe(2_500);
    expect(await deposit(50_000)).toMatchObject({ bonus: 2_500 });
  });

  test('a bonus is to be bet as often as the operator says, beside its deposit', async () => {
    await deposit(50_000);
    expect(await readWager(db(), playerId())).toMatchObject({ required: 50_000 + 3 * 2_500 });
  });

  test('two that are paid at once earn two steps, and however often the bank says so, each is given once', async () => {
    const [one, other] = [await order(50_000), await order(50_000)];
    await Promise.all(Array.from({ length: 40 }, (_, at) => pay(at % 2 ? one : other, 50_000)));
    expect(await post(wallet.checkRechargeOrder.path)).toMatchObject({ coin: BEFORE + 100_000 + 2_500 + 5_000 });
    expect(await bonuses()).toBe(2);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('the records tell it with its deposit and as a movement of its own, which names the deposit', async () => {
    const orderId = await order(50_000);
    expect(await post(records.getRechargeRecord.path)).toMatchObject({ list: [{ orderId, bonus: 0 }] });
    await pay(orderId, 50_000);
    expect(await post(records.getRechargeRecord.path)).toMatchObject({
      list: [{ orderId, bonus: 2_500 }],
      moneyIn: 50_000,
    });
    expect(await post(records.appUserCoinDetail.path, { kind: COIN_KINDS.reward })).toMatchObject({
      list: [{ orderId, amount: 2_500 }],
    });
  });

  test('what was promised is given while the books are closed too', async () => {
    const orderId = await order(50_000);
    await setClosed(db(), true, kit.clock.now());
    await pay(orderId, 50_000);
    expect(await post(wallet.checkRechargeOrder.path, { orderId })).toMatchObject({ bonus: 2_500 });
  });

  test.each([
    ['that does not run', () => trial.stop()],
    ['that is set wrongly', () => configure({ steps: [{ percent: 500, limitAmount: 1 }] })],
    ['that is over', () => trial.end()],
  ])('a ladder %s adds nothing, and promises nothing', async (_which, change) => {
    await change();
    expect([await offered(50_000), (await info())['ladderList']]).toEqual([0, []]);
    expect(await deposit(50_000)).toMatchObject({ isRechargeDone: true, bonus: 0, coin: BEFORE + 50_000 });
  });

  test.each([
    ['at a limit', () => setLimits(db(), playerId(), { daily_bet: 0 })],
    ['on a time-out', async () => void (await post(games.takeBreak.path, { minutes: 60 }))],
  ])('to a player who is %s when the deposit is credited the ladder adds nothing, and no wager', async (_how, keep) => {
    const orderId = await order(50_000);
    await keep();
    await pay(orderId, 50_000);
    const told = await post(wallet.checkRechargeOrder.path, { orderId });
    expect(told).toMatchObject({ isRechargeDone: true, bonus: 0, coin: BEFORE + 50_000 });
    expect(await readWager(db(), playerId())).toMatchObject({ required: 50_000 });
  });

  test('a deposit of a package earns no step', async () => {
    expect(await deposit(50_000, { actType: RECHARGE_BONUS_KINDS.festival })).toMatchObject({ bonus: 0 });
  });

  test('a deposit for a pack that another has bought meanwhile earns its step as any other', async () => {
    const festival = { type: ACTIVITY_TYPES.festival, title: 'Packs', sort: 2, starts_at: null, ends_at: null };
    await db().insertInto('activity').values(festival).execute();
    await trial.putIn(50_000);
    const buys = { actType: RECHARGE_BONUS_KINDS.festival, propId: 3501 };
    const [first, second] = [await order(20_000, buys), await order(20_000, buys)];
    for (const orderId of [first, second]) await pay(orderId, 20_000);
    const { list } = await post(records.getRechargeRecord.path);
    const told = (list as { orderId: string; bonus: number }[]).find(({ orderId }) => orderId === second);
    expect(told?.bonus).toBe(2_000);
    expect(await bonuses()).toBe(2);
  });

  test('without figures of the operator the ladder has its own, and the list of activities has it', async () => {
    await db().deleteFrom('activity_config').execute();
    expect(await info()).toMatchObject({
      ladderBetRate: 1,
      ladderList: [{ percent: 5 }, { percent: 8 }, { percent: 10 }],
    });
    expect(await post(activities.getActivityIds.path)).toMatchObject({ activityIds: [type] });
  });
});
