import { describe, expect, test } from 'vitest';
import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { session } from '#contract/session.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

const { loginBonus3User: state, loginBonus3UserReceive: receive } = dailyBonus;
const coin = (count: number) => [{ id: 2001, count, betRate: 1 }];
const points = (count: number) => [{ id: 2002, count }];

withDatabase((database) => {
  const kit = playKit(database);
  const claims =
    (type: number) =>
    (propId: number, more: object = {}) =>
      kit.post(receive.path, { propId, type, ...more });
  const looks = (type: number) => async () => {
    const told = await kit.post(state.path, { type });
    return { ...told, list: (told['dayList'] as { itemStatus: number }[]).map((one) => one.itemStatus).join('') };
  };

  describe('the daily bonus', () => {
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => coin(day * 10));
    const trial = promotionKit(kit, ACTIVITY_TYPES.freeLoginBonus, { days });
    const [claim, look] = [claims(ACTIVITY_TYPES.freeLoginBonus), looks(ACTIVITY_TYPES.freeLoginBonus)];

    test('[CALL-36] grows by the day, is given once a day, and after seven days begins anew', async () => {
      for (let day = 1; day <= 7; day += 1) {
        expect(await claim(day)).toMatchObject({ errcode: 0, rewardList: days[day - 1] });
        expect(await claim(day)).toMatchObject({ errcode: CLAIM.received });
        expect(await look()).toMatchObject({ streak: day, receivedToday: true });
        trial.passDays(1);
      }
      expect(await look()).toMatchObject({ streak: 0, receivedToday: false, list: '1000000' });
      expect(await claim(1)).toMatchObject({ errcode: 0, rewardList: coin(10) });
      expect(await findMismatches(kit.db())).toEqual([]);
    });

    test('starts again after a missed day, and no day is taken before its time', async () => {
      await claim(1);
      expect(await claim(2)).toMatchObject({ errcode: CLAIM.notYet });
      trial.passDays(2);
      expect(await look()).toMatchObject({ streak: 0, list: '1000000' });
      expect(await claim(2)).toMatchObject({ errcode: CLAIM.notYet });
      expect(await claim(8)).toMatchObject({ errcode: CLAIM.unknown });
    });

    test('is given once to 100 claims at once, and not at all once it is over', async () => {
      const told = await Promise.all(Array.from({ length: 100 }, () => claim(1)));
      expect(told.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
      trial.passDays(1);
      await trial.end();
      expect(await claim(2)).toMatchObject({ errcode: CLAIM.ended });
    });
  });

  describe('the calendar of points', () => {
    const days = Array.from({ length: 30 }, (_, at) => points((at + 1) * 100));
    const trial = promotionKit(kit, ACTIVITY_TYPES.freeSign, { days, makeUps: 1, makeUpPoints: 300 });
    const [claim, look] = [claims(ACTIVITY_TYPES.freeSign), looks(ACTIVITY_TYPES.freeSign)];
    const lottery = async () => (await kit.post(session.refreshData.path))['lottery'];
    const today = async () => (await look()).list.indexOf('1') + 1;
    const join = (at: Date) => kit.db().updateTable('player').set({ created_at: at }).execute();
    /** So that days before and after it are in the same thirty. The player joined long before them. */
    const toDay = async (wanted: number) => {
      const now = await today();
      trial.passDays((wanted - now + 30) % 30);
      await join(new Date(0));
    };

    test('[CALL-36] today is free, once; a day to come is not', async () => {
      await toDay(5);
      expect(await claim(5)).toMatchObject({ errcode: 0, lottery: 500, rewardList: points(500) });
      expect(await claim(5)).toMatchObject({ errcode: CLAIM.received });
      expect(await claim(6)).toMatchObject({ errcode: CLAIM.notYet });
      expect(await claim(31)).toMatchObject({ errcode: CLAIM.unknown });
      expect(await look()).toMatchObject({ receivedToday: true, streak: 1, makeUpLeft: 1 });
    });

    test('one missed day is made up for its price, and no other', async () => {
      await toDay(10);
      expect(await claim(9)).toMatchObject({ errcode: CLAIM.notEnough });
      await claim(10);
      expect(await claim(9)).toMatchObject({ errcode: 0, lottery: 1_000 - 300 + 900 });
      expect(await claim(8)).toMatchObject({ errcode: CLAIM.expired });
      expect(await look()).toMatchObject({ makeUpLeft: 0, streak: 2 });
      expect(await findMismatches(kit.db())).toEqual([]);
    });

    test('days of before a player joined are not theirs to miss, and are not made up', async () => {
      await toDay(10);
      await join(kit.clock.now());
      trial.passDays(2);
      await claim(12);
      expect(await look()).toMatchObject({ firstDay: 10 });
      expect(await claim(9)).toMatchObject({ errcode: CLAIM.expired });
      expect(await claim(10)).toMatchObject({ errcode: 0 });
      trial.passDays(19);
      expect(await look()).toMatchObject({ firstDay: 1 });
    });

    test('a day that was free when it was tapped costs nothing after midnight', async () => {
      await toDay(10);
      await claim(10);
      trial.passDays(2);
      expect(await claim(11, { points: 0 })).toMatchObject({ errcode: CLAIM.expired });
      expect(await claim(11, { points: 299 })).toMatchObject({ errcode: CLAIM.expired });
      expect(await claim(11, { points: 300 })).toMatchObject({ errcode: 0 });
    });

    test('of 100 made up at once one is, and is paid for once', async () => {
      await toDay(10);
      await claim(10);
      const told = await Promise.all(Array.from({ length: 100 }, (_, at) => claim((at % 9) + 1)));
      const [given] = told.filter(({ errcode }) => errcode === 0);
      expect(told.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
      expect(await lottery()).toBe(given?.['lottery']);
    });

    test('the next thirty days begin with none received', async () => {
      await toDay(30);
      await claim(30);
      trial.passDays(1);
      expect(await look()).toMatchObject({ streak: 0, receivedToday: false, makeUpLeft: 1 });
    });
  });
});
