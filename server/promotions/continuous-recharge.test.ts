import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

const type = ACTIVITY_TYPES.continuousRecharge;
const gifts = (count: number) => [{ id: 2001, count, betRate: 1 }];
const DAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => gifts(day * 100));
const { rechargeBonusCollection6: state, receiverRechargeBonusCollection6: receive } = depositBonus;

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, type, { days: DAYS, minAmount: 20_000 });
  const claim = (propId: number) => kit.post(receive.path, { propId });
  const look = async () => {
    const told = await kit.post(state.path);
    const list = told['stepList'] as { itemStatus: number }[];
    return { days: told['dayCount'], today: told['depositedToday'], list: list.map((one) => one.itemStatus).join('') };
  };
  /** The first deposit of all is at least ₱500. */
  const begin = () => trial.putIn(50_000);

  test('[CALL-32] each day with a deposit is claimed once, and the balance has it', async () => {
    await begin();
    expect(await look()).toEqual({ days: 0, today: false, list: '0000000' });
    await trial.deposit(20_000);
    expect(await look()).toEqual({ days: 1, today: true, list: '1000000' });
    const given = await claim(1);
    expect(given).toMatchObject({ errcode: 0, coin: 120_100, rewardList: gifts(100) });
    expect(given['state']).toMatchObject({ dayCount: 1 });
    expect(await look()).toMatchObject({ list: '2000000' });
    expect(await claim(1)).toMatchObject({ errcode: CLAIM.received });
    expect(await claim(2)).toMatchObject({ errcode: CLAIM.notYet });
    expect(await claim(8)).toMatchObject({ errcode: CLAIM.unknown });
    trial.passDays(1);
    expect(await look()).toEqual({ days: 1, today: false, list: '2000000' });
    await trial.deposit(20_000);
    await trial.deposit(20_000);
    expect(await look()).toEqual({ days: 2, today: true, list: '2100000' });
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test('a deposit below the least does not count', async () => {
    await begin();
    await trial.deposit(19_999);
    expect(await look()).toMatchObject({ days: 0, list: '0000000' });
  });

  test('a day without one starts again; what was earned waits until the next deposit', async () => {
    await begin();
    await trial.deposit(20_000);
    trial.passDays(2);
    expect(await look()).toMatchObject({ days: 0, list: '1000000' });
    expect(await claim(1)).toMatchObject({ errcode: 0 });
    expect(await look()).toMatchObject({ days: 0, list: '0000000' });
    await trial.deposit(20_000);
    expect(await look()).toMatchObject({ days: 1, list: '1000000' });
    expect(await claim(1)).toMatchObject({ errcode: 0 });
  });

  test('seven days are followed by another seven', async () => {
    await begin();
    for (let day = 1; day <= 7; day += 1) {
      await trial.deposit(20_000);
      expect(await claim(day)).toMatchObject({ errcode: 0, rewardList: DAYS[day - 1] });
      trial.passDays(1);
    }
    expect(await look()).toMatchObject({ days: 0, list: '0000000' });
    await trial.deposit(20_000);
    expect(await look()).toMatchObject({ days: 1, list: '1000000' });
  });

  test('the deposit that begins another seven takes nothing of the first away', async () => {
    await begin();
    for (let day = 1; day <= 8; day += 1) {
      await trial.deposit(20_000);
      if (day < 8) trial.passDays(1);
    }
    expect(await look()).toMatchObject({ list: '1111111' });
    for (let day = 1; day <= 7; day += 1) {
      expect(await claim(day)).toMatchObject({ errcode: 0, rewardList: DAYS[day - 1] });
    }
    expect(await look()).toEqual({ days: 1, today: true, list: '1000000' });
    expect(await claim(1)).toMatchObject({ errcode: 0 });
    expect(await look()).toMatchObject({ list: '2000000' });
  });

  test('of fifteen days in a row each can still be received, the oldest first', async () => {
    await begin();
    for (let day = 1; day <= 15; day += 1) {
      await trial.deposit(20_000);
      if (day < 15) trial.passDays(1);
    }
    for (let seven = 1; seven <= 2; seven += 1) {
      expect(await look()).toMatchObject({ list: '1111111' });
      for (let day = 1; day <= 7; day += 1) expect(await claim(day)).toMatchObject({ errcode: 0 });
    }
    expect(await look()).toEqual({ days: 1, today: true, list: '1000000' });
    expect(await claim(1)).toMatchObject({ errcode: 0 });
  });

  test('100 claims at once are one', async () => {
    await begin();
    await trial.deposit(20_000);
    const told = await Promise.all(Array.from({ length: 100 }, () => claim(1)));
    expect(told.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
  });

  test('once it is over nothing is earned, and what was earned before may still be claimed', async () => {
    await begin();
    await trial.deposit(20_000);
    expect(await kit.post(activities.getActivityIds.path)).toMatchObject({
      activityMap: { [type]: { canReceive: 1 } },
    });
    await trial.end();
    trial.passDays(1);
    await trial.deposit(20_000);
    expect(await claim(2)).toMatchObject({ errcode: CLAIM.ended });
    expect(await claim(1)).toMatchObject({ errcode: 0 });
    await trial.stop();
    expect(await claim(1)).toMatchObject({ errcode: CLAIM.ended });
  });
});
