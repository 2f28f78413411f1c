import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { config } from '#contract/config.ts';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { COIN_KINDS, RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { CLAIM, WALLET } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { acceptReviewed } from '../deposits/credit-deposit.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';

const type = ACTIVITY_TYPES.firstCharge;
const BEFORE = 100_000;
const award = (count: number) => [{ id: 2001, count, betRate: 2 }];
const PACKAGES = [
  { id: 1, price: 50_000, award: award(20_000), showType: 1 },
  { id: 2, price: 100_000, award: [...award(50_000), { id: 2002, count: 3_000 }], showType: 2 },
];
const { appRechargeBonusCollection9: state, appRechargeBonusCollection9Receive: receive } = depositBonus;

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  const { post, playerId } = kit;
  const { configure, putIn, order, pay, deposit, ...trial } = promotionKit(kit, type, { packages: PACKAGES });

  const buying = (propId: number) => ({ actType: RECHARGE_BONUS_KINDS.firstCharge, propId });
  const claim = (propId: number) => post(receive.path, { propId });
  const packages = async () =>
    ((await post(wallet.tradeInfo.path)) as unknown as { packageList: { propId: number }[] }).packageList.map(
      ({ propId }) => propId,
    );
  const record = (awardId: number, itemStatus: number, propReceiveList: number[] = []) => ({
    appRechargeBonusCollection9: { awardId, itemStatus, propReceiveList },
  });

  test('[ACT-14][ACT-15][CALL-40] a package is open, bought by a deposit of its price, claimed once, and then received', async () => {
    expect(await post(state.path)).toMatchObject({ ...record(0, 0), expireTime: -1 });
    expect(await claim(2)).toMatchObject({ errcode: CLAIM.notYet });
    await deposit(100_000, buying(2));
    expect(await post(state.path)).toMatchObject(record(2, 1));
    const given = await claim(2);
    expect(given).toMatchObject({ errcode: 0, coin: BEFORE + 150_000, lottery: 3_000, rewardList: PACKAGES[1]?.award });
    expect(given['state']).toMatchObject(record(2, 2, [2]));
    expect(await claim(2)).toMatchObject({ errcode: CLAIM.received });
    expect(await readWager(db(), playerId())).toMatchObject({ required: 100_000 + 2 * 50_000 });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('what is paid for is received on a time-out as well', async () => {
    await deposit(50_000, buying(1));
    await post(games.takeBreak.path, { minutes: 1_440 });
    expect((await post(activities.getActivityIds.path))['activityIds']).toEqual([]);
    expect(await claim(1)).toMatchObject({ errcode: 0, rewardList: PACKAGES[0]?.award });
    kit.pass(1_440);
  });

  test('the amounts of a deposit tell of the packages, and a typed amount buys the dearest that it pays for', async () => {
    expect(await packages()).toEqual([1, 2]);
    await deposit(99_999);
    expect(await post(state.path)).toMatchObject(record(1, 1));
    expect(await packages()).toEqual([]);
    expect(await claim(2)).toMatchObject({ errcode: CLAIM.notYet });
    expect(await claim(1)).toMatchObject({ errcode: 0, rewardList: award(20_000) });
    expect(await post(records.appUserCoinDetail.path, { kind: COIN_KINDS.reward })).toMatchObject({
      list: [{ amount: 20_000 }],
    });
  });

  test('of two first deposits that are paid at once one buys a package', async () => {
    const orders = [await order(50_000), await order(100_000)];
    await Promise.all(orders.map(({ orderId }, at) => pay(orderId, at === 0 ? 50_000 : 100_000)));
    const marks = await db().selectFrom('activity_mark').select('mark').where('player_id', '=', playerId()).execute();
    expect(marks).toHaveLength(1);
  });

  test('200 claims at once are one', async () => {
    await deposit(50_000);
    const told = await Promise.all(Array.from({ length: 200 }, () => claim(1)));
    expect(told.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(await post(wallet.getExchange.path)).toMatchObject({ balance: BEFORE + 70_000 });
  });

  test.each([
    ['of another price', { amount: 50_000, ...buying(2) }],
    ['that there is not', { amount: 50_000, ...buying(9) }],
    ['of another kind', { amount: 50_000, ...buying(1), actType: RECHARGE_BONUS_KINDS.festival }],
  ])('a deposit for a package %s is refused', async (_which, { amount, ...more }) => {
    expect(await order(amount, more)).toMatchObject({ errcode: WALLET.notFound });
  });

  test('who has deposited before has none: it is not listed, has no record and sells nothing', async () => {
    await putIn(1);
    expect(await post(state.path)).toMatchObject({ appRechargeBonusCollection9: null });
    expect(await post(activities.getActivityIds.path)).toMatchObject({ activityIds: [] });
    expect(await order(50_000, buying(1))).toMatchObject({ errcode: WALLET.notFound });
    await deposit(50_000);
    expect(await claim(1)).toMatchObject({ errcode: CLAIM.notYet });
  });

  test('[ACT-13] once it is over it sells nothing, and what was bought before may still be claimed', async () => {
    await trial.end();
    expect(await post(state.path)).toMatchObject({ appRechargeBonusCollection9: null });
    await deposit(50_000);
    expect(await claim(1)).toMatchObject({ errcode: CLAIM.ended });
    await putIn(0);
    await trial.begin(null);
    await deposit(50_000);
    await trial.end();
    expect(await claim(1)).toMatchObject({ errcode: 0 });
  });

  test('a package that is paid after the end, or after its price changed, is bought as it was sold', async () => {
    const { orderId } = await order(50_000, buying(1));
    await configure({ packages: [{ ...PACKAGES[0], price: 70_000 }] });
    await trial.end();
    await pay(orderId, 50_000);
    expect(await claim(1)).toMatchObject({ errcode: 0, rewardList: award(20_000) });
  });

  test('a payment of less than the package costs buys none that was sold', async () => {
    const { orderId } = await order(100_000, buying(2));
    await pay(orderId, 99_900);
    await db()
      .transaction()
      .execute((transaction) => acceptReviewed(transaction, String(orderId), kit.clock.now()));
    expect(await claim(2)).toMatchObject({ errcode: CLAIM.notYet });
    expect(await claim(1)).toMatchObject({ errcode: 0 });
  });

  test('the list has it while it is open, and says when there is something to claim', async () => {
    const listed = async () => (await post(activities.getActivityIds.path))['activityMap'];
    expect(await listed()).toMatchObject({ [type]: { canReceive: 0 } });
    await deposit(50_000);
    expect(await listed()).toMatchObject({ [type]: { canReceive: 1 } });
    await claim(1);
    expect(await listed()).toEqual({});
  });

  test('the configuration has the packages of now, their awards as JSON texts', async () => {
    const told = async () => {
      await kit.server().services.configAnswers.renew();
      return (await post(config.appConfig.path))['appRechargeBonusCollection9ConfigList'];
    };
    expect(await told()).toMatchObject([{ id: 1, price: 50_000, award: JSON.stringify(award(20_000)) }, { id: 2 }]);
    await configure({ packages: [PACKAGES[0], PACKAGES[0]] });
    expect(await told()).toEqual([]);
  });
});
