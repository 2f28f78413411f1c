import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { setLimits } from '../play/limits.ts';
import { readWager } from '../ledger/wager.ts';

const type = ACTIVITY_TYPES.festival;
const PACKS = [
  { id: 3501, title: 'Small pack', price: 20_000, coin: 2_000, betRate: 3 },
  { id: 3502, title: 'Family pack', price: 50_000, coin: 6_000, betRate: 2 },
];
const BEFORE = 100_000;

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, type, { packs: PACKS });
  const buying = (propId: number) => ({ actType: RECHARGE_BONUS_KINDS.festival, propId });
  const balance = async () => (await kit.post(wallet.getExchange.path))['balance'];
  const packs = async () => {
    const map = (await kit.post(activities.getActivityIds.path))['activityMap'] as Record<
      string,
      { packList: object[] }
    >;
    return map[type]?.packList;
  };
  /** The first deposit of all is at least ₱500. */
  const begin = () => trial.putIn(50_000);

  test('[ENUM-17] the list of activities tells of each pack, and a deposit of its price brings its coins along, once', async () => {
    await begin();
    expect(await packs()).toMatchObject([
      { propId: 3501, title: 'Small pack', price: 20_000, itemStatus: 0, rewardList: [{ id: 2001, count: 2_000 }] },
      { propId: 3502, itemStatus: 0 },
    ]);
    await trial.deposit(20_000, buying(3501));
    expect(await balance()).toBe(BEFORE + 22_000);
    expect(await packs()).toMatchObject([{ itemStatus: 2 }, { itemStatus: 0 }]);
    expect(await readWager(kit.db(), kit.playerId())).toMatchObject({ required: 20_000 + 3 * 2_000 });
    expect(await trial.order(20_000, buying(3501))).toMatchObject({ errcode: WALLET.notFound });
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test('to a player at a limit no pack is sold, and what was asked for before comes with its deposit', async () => {
    await begin();
    const { orderId } = await trial.order(20_000, buying(3501));
    await setLimits(kit.db(), kit.playerId(), { daily_bet: 0 });
    expect(await trial.order(50_000, buying(3502))).toMatchObject({ errcode: WALLET.notFound });
    await trial.pay(orderId, 20_000);
    expect(await balance()).toBe(BEFORE + 22_000);
  });

  test('of 20 deposits for one pack that are paid at once one brings its coins, and each brings its own amount', async () => {
    await begin();
    const orders: string[] = [];
    for (let at = 0; at < 3; at += 1) orders.push(String((await trial.order(20_000, buying(3501)))['orderId']));
    const words = Array.from({ length: 20 }, (_, at) => orders[at % orders.length]);
    await Promise.all(words.map((orderId) => trial.pay(orderId, 20_000)));
    expect(await balance()).toBe(BEFORE + 3 * 20_000 + 2_000);
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test('a deposit that waits says which pack it buys', async () => {
    await begin();
    await trial.order(20_000, buying(3501));
    const { openList } = await kit.post(wallet.tradeInfo.path);
    expect(openList).toMatchObject([{ amount: 20_000, ...buying(3501) }]);
  });

  test('a deposit of the same amount that buys nothing brings nothing', async () => {
    await begin();
    await trial.deposit(20_000);
    expect(await balance()).toBe(BEFORE + 20_000);
    expect(await packs()).toMatchObject([{ itemStatus: 0 }, { itemStatus: 0 }]);
  });

  test.each([
    ['of another price', 50_000, buying(3501)],
    ['that there is not', 20_000, buying(9)],
    ['of another kind', 20_000, { ...buying(3501), actType: RECHARGE_BONUS_KINDS.buyProp }],
  ])('a deposit for a pack %s is refused', async (_which, amount, more) => {
    await begin();
    expect(await trial.order(amount, more)).toMatchObject({ errcode: WALLET.notFound });
  });

  test('before it begins and after its end it is not listed and sells nothing; what was sold before is given', async () => {
    await begin();
    await trial.begin(new Date(kit.clock.now().getTime() + 1_000));
    expect([await packs(), (await trial.order(20_000, buying(3501)))['errcode']]).toEqual([undefined, WALLET.notFound]);
    await trial.begin(null);
    const { orderId } = await trial.order(20_000, buying(3501));
    await trial.end();
    expect([await packs(), (await trial.order(50_000, buying(3502)))['errcode']]).toEqual([undefined, WALLET.notFound]);
    await trial.pay(orderId, 20_000);
    expect(await balance()).toBe(BEFORE + 22_000);
  });

  test('set wrongly it sells nothing', async () => {
    await begin();
    await trial.configure({ packs: [PACKS[0], PACKS[0]] });
    expect(await trial.order(20_000, buying(3501))).toMatchObject({ errcode: WALLET.notFound });
  });
});
