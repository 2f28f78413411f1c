import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { CLAIM, WALLET } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { wallet } from '#contract/wallet.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

const gifts = (count: number) => [{ id: 2001, count, betRate: 1 }];
const days = (each: number) => [1, 2, 3, 4, 5, 6, 7].map((day) => gifts(day * each));
const CARDS = [
  { id: 6004, title: 'Bronze', price: 30_000, days: days(1_000) },
  { id: 6005, title: 'Silver', price: 40_000, days: days(2_000) },
];

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, ACTIVITY_TYPES.signUpBonus, { days: days(100), cards: CARDS, newDays: 10 });
  const claim = (propId: number, day?: number) => kit.post(dailyBonus.receiveLoginPay3.path, { propId, day });
  const look = () => kit.post(dailyBonus.getLoginPayUser3.path);
  const own = async () => {
    const list = (await look())['ownList'] as { propId: number; loginPayDataJson: { days: string } }[];
    return Object.fromEntries(list.map(({ propId, loginPayDataJson }) => [propId, loginPayDataJson.days]));
  };
  const signedUp = (daysAgo: number) =>
    kit
      .db()
      .updateTable('player')
      .set({ created_at: new Date(kit.clock.now().getTime() - daysAgo * 86_400_000) })
      .where('id', '=', kit.playerId())
      .execute();
  const buying = (propId: number) => ({ actType: RECHARGE_BONUS_KINDS.buyProp, propId });

  test('[CALL-31] a new player takes one day a day, each once, and a day that is missed is not lost', async () => {
    await signedUp(1);
    expect(await own()).toEqual({ 6003: '[1,0,0,0,0,0,0]' });
    expect(await claim(6003)).toMatchObject({ errcode: 0, coin: 100_100, rewardList: gifts(100) });
    expect(await own()).toEqual({ 6003: '[-1,0,0,0,0,0,0]' });
    expect(await claim(6003, 1)).toMatchObject({ errcode: CLAIM.received });
    expect(await claim(6003)).toMatchObject({ errcode: CLAIM.notYet });
    trial.passDays(3);
    expect(await claim(6003, 2)).toMatchObject({ errcode: 0, rewardList: gifts(200) });
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test('[MAIL-02] the dot of the bonus is on while a day that was begun waits, and of nothing else', async () => {
    const dots = async () => {
      const { hasSignUpBonus, hasFund, hasAgent, hasFreeBonus } = await kit.post(mail.hasMailUnread.path);
      return [hasSignUpBonus, hasFund, hasAgent, hasFreeBonus];
    };
    // The sign-in bonus can be received all the time: it has no dot.
    const other = { type: ACTIVITY_TYPES.freeLoginBonus, title: 'Daily', sort: 2, starts_at: null, ends_at: null };
    await kit.db().insertInto('activity').values(other).execute();
    await signedUp(1);
    await claim(6003);
    expect(await dots()).toEqual([0, 0, 0, 0]);
    trial.passDays(1);
    expect(await dots()).toEqual([1, 0, 0, 0]);
    await claim(6003);
    expect(await dots()).toEqual([0, 0, 0, 0]);
    trial.passDays(1);
    await trial.stop();
    expect(await dots()).toEqual([0, 0, 0, 0]);
  });

  test('a player who is no longer new has none, and one who has begun goes on to the seventh day', async () => {
    await signedUp(11);
    expect(await own()).toEqual({});
    expect(await claim(6003)).toMatchObject({ errcode: CLAIM.notEligible });
    await signedUp(8);
    for (let day = 1; day <= 7; day += 1) {
      expect(await claim(6003)).toMatchObject({ errcode: 0, rewardList: gifts(day * 100) });
      trial.passDays(1);
    }
    expect(await claim(6003)).toMatchObject({ errcode: CLAIM.received });
    expect(await own()).toEqual({ 6003: '[-1,-1,-1,-1,-1,-1,-1]' });
  });

  test('[CALL-31] a card is bought once with a deposit of its price, and pays its own seven days', async () => {
    await signedUp(100);
    await trial.putIn(50_000);
    expect(await claim(6005)).toMatchObject({ errcode: CLAIM.needsDeposit });
    await trial.deposit(40_000, buying(6005));
    expect(await look()).toMatchObject({ buyPropIds: [6005], needRecharge: 0 });
    expect(await own()).toEqual({ 6005: '[1,0,0,0,0,0,0]' });
    expect(await claim(6005)).toMatchObject({ errcode: 0, rewardList: gifts(2_000) });
    expect(await trial.order(40_000, buying(6005))).toMatchObject({ errcode: WALLET.notFound });
    expect(await claim(6009)).toMatchObject({ errcode: CLAIM.unknown });
  });

  test('a player who has bought a card is told as one whose cards pay, and nobody else is', async () => {
    const isPaying = async () => (await kit.post(activities.getActivityIds.path))['loginPaying'];
    await trial.putIn(50_000);
    expect(await isPaying()).toBe(false);
    await claim(6003);
    expect(await isPaying()).toBe(false);
    await trial.deposit(40_000, buying(6005));
    expect(await isPaying()).toBe(true);
  });

  test('a card that is paid after the end is bought, and a second payment for it earns what any deposit does', async () => {
    await trial.putIn(50_000);
    const orders = [await trial.order(30_000, buying(6004)), await trial.order(30_000, buying(6004))];
    await trial.end();
    await kit
      .db()
      .insertInto('activity')
      .values({ type: ACTIVITY_TYPES.ladderRecharge, title: 'Ladder', sort: 2, starts_at: null, ends_at: null })
      .execute();
    const bonuses = [];
    for (const { orderId } of orders) {
      await trial.pay(orderId, 30_000);
      bonuses.push((await kit.post(wallet.checkRechargeOrder.path, { orderId }))['bonus']);
    }
    expect(await look()).toMatchObject({ buyPropIds: [6004] });
    // The second is the second deposit of the day.
    expect(bonuses).toEqual([0, 2_400]);
  });

  test('before the first deposit no card is sold, and what is missing is said', async () => {
    await trial.putIn(20_000);
    expect(await look()).toMatchObject({ needRecharge: 30_000 });
    expect(await trial.order(30_000, buying(6004))).toMatchObject({ errcode: WALLET.notFound });
  });

  test('a deposit of a card’s price that was not for a card buys none', async () => {
    await trial.putIn(50_000);
    await trial.deposit(30_000);
    expect(await look()).toMatchObject({ buyPropIds: [] });
  });

  test('100 claims at once are one', async () => {
    await signedUp(0);
    const told = await Promise.all(Array.from({ length: 100 }, () => claim(6003)));
    expect(told.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
  });

  test('after the end a card goes on paying, and the free days do not', async () => {
    await signedUp(0);
    await trial.putIn(50_000);
    await trial.deposit(30_000, buying(6004));
    await trial.end();
    /** What the list says of it, and its dot. */
    const told = async () => {
      const { activityMap } = await kit.post(activities.getActivityIds.path);
      const { hasSignUpBonus } = await kit.post(mail.hasMailUnread.path);
      return [(activityMap as Record<string, object>)[ACTIVITY_TYPES.signUpBonus], hasSignUpBonus];
    };
    expect(await told()).toEqual([expect.objectContaining({ canReceive: 1 }), 1]);
    expect(await claim(6004)).toMatchObject({ errcode: 0 });
    expect(await claim(6003)).toMatchObject({ errcode: CLAIM.ended });
    expect(await told()).toEqual([undefined, 0]);
    trial.passDays(1);
    expect(await told()).toEqual([expect.objectContaining({ canReceive: 1 }), 1]);
  });
});
