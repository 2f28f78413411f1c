import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { invites } from '#contract/invites.ts';
import { aFriend } from '../../tests/kit/invites.ts';
import { playKit } from '../../tests/kit/play.ts';
import { atOnce, promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';

const BEFORE = 100_000;
/** Every turn wins the same, so that a pot can be told beforehand. */
const PRIZES = [
  { amount: 400, chance: 5_000 },
  { amount: 400, chance: 5_000 },
];
const {
  actInviteUser: read,
  actInviteUserSpin: spin,
  actInviteUserExchange: exchange,
  actInviteUserRecord: record,
  actInviteUserStatus: status,
} = invites;

let phones = 9_290_000_000;
const aPhone = (): string => String((phones += 1));

withDatabase((database) => {
  const kit = playKit(database, aPhone);
  const { db, post, playerId } = kit;
  const promotion = promotionKit(kit, ACTIVITY_TYPES.inviteUserSpin, { prizes: PRIZES, potTarget: 1_000, betRate: 2 });
  const turn = (key?: string) => post(spin.path, {}, key);
  const state = () => post(read.path);
  const bring = async (count: number) => {
    for (let one = 0; one < count; one += 1) await aFriend(db(), playerId());
  };
  const won = (told: readonly Record<string, unknown>[]) => told.filter(({ errcode }) => errcode === 0).length;

  test('[CALL-30] a free turn a day and one for each friend who counts add up to a pot, which is exchanged when it is full', async () => {
    await bring(2);
    expect(await state()).toMatchObject({ turnsLeft: 3, pot: 0, potTarget: 1_000, canExchange: false, validCount: 2 });
    const first = await turn();
    expect(first).toMatchObject({ errcode: 0, coin: BEFORE, rewardList: [], state: { turnsLeft: 2, pot: 400 } });
    expect([1, 2]).toContain(first['propId']);
    await turn();
    expect(await post(exchange.path)).toMatchObject({ errcode: CLAIM.notEnough });
    await turn();
    expect(await turn()).toMatchObject({ errcode: CLAIM.usedUp });
    const given = await post(exchange.path);
    expect(given).toMatchObject({ errcode: 0, coin: BEFORE + 1_200, state: { pot: 0, canExchange: false } });
    expect(await post(exchange.path)).toMatchObject({ errcode: CLAIM.notEnough });
    expect(await readWager(db(), playerId())).toMatchObject({ required: 2 * 1_200 });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('the list says how far the pot is, and that coin waits only once it can be received', async () => {
    await bring(2);
    const glance = async () => {
      const { activityMap } = await post(activities.getActivityIds.path);
      return (activityMap as Record<string, { glance?: object }>)[ACTIVITY_TYPES.inviteUserSpin]?.glance;
    };
    await turn();
    expect(await glance()).toEqual({ turns: 2, pot: 400, potTarget: 1_000 });
    await turn();
    await turn();
    expect(await glance()).toEqual({ turns: 0, waiting: 1_200 });
  });

  test('the free turn comes again with the next day in Manila, and only once', async () => {
    await turn();
    expect(await state()).toMatchObject({ turnsLeft: 0, nextFreeTime: Date.parse('2026-11-20T16:00:00Z') / 1_000 });
    kit.pass(3 * 60 + 59);
    expect(await turn()).toMatchObject({ errcode: CLAIM.usedUp });
    kit.pass(1);
    expect(await state()).toMatchObject({ turnsLeft: 1, nextFreeTime: 0 });
    await turn();
    promotion.passDays(2);
    expect(await state()).toMatchObject({ turnsLeft: 1 });
  });

  test('of twenty turns at once there are as many as the player has', async () => {
    await bring(2);
    expect(won(await atOnce(20, () => turn()))).toBe(3);
    expect(await state()).toMatchObject({ turnsLeft: 0, pot: 1_200 });
  });

  test('twenty turns under one key are one, and so are twenty exchanges at once', async () => {
    await bring(2);
    const same = await atOnce(20, () => turn('one-key-for-all-000001'));
    expect(new Set(same.map(({ propId }) => propId)).size).toBe(1);
    expect(await state()).toMatchObject({ turnsLeft: 2, pot: 400 });
    await turn();
    await turn();
    expect(won(await atOnce(20, () => post(exchange.path)))).toBe(1);
    expect(await post(exchange.path)).toMatchObject({ errcode: CLAIM.notEnough });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('a friend who counts no more takes no turn back, and another in their place brings none', async () => {
    await bring(1);
    await turn();
    await turn();
    await db().updateTable('player').set({ total_recharge: 0 }).where('pid', '=', playerId()).execute();
    expect(await state()).toMatchObject({ turnsLeft: 0, pot: 800 });
    await bring(1);
    expect(await state()).toMatchObject({ turnsLeft: 0, validCount: 1 });
  });

  test('before and after it nothing turns; a pot that is full is exchanged after the end too', async () => {
    await promotion.begin(new Date(kit.clock.now().getTime() + 60_000));
    expect(await turn()).toMatchObject({ errcode: CLAIM.notStarted });
    await promotion.begin(null);
    await bring(2);
    for (let turns = 0; turns < 3; turns += 1) await turn();
    await promotion.end();
    expect(await turn()).toMatchObject({ errcode: CLAIM.ended });
    expect(await post(exchange.path)).toMatchObject({ errcode: 0, coin: BEFORE + 1_200 });
    expect(await post(exchange.path)).toMatchObject({ errcode: CLAIM.ended });
  });

  test('the record has the turns and the friends, the newest first, by the page', async () => {
    await aFriend(db(), playerId(), { mobile: '9187654321' });
    await turn();
    kit.pass(1);
    await turn();
    const page = (number: number) => post(record.path, { page: number, pageSize: 2 });
    expect(await page(1)).toMatchObject({ total: 3, list: [{ id: 3, amount: 400, phone: '' }, { id: 2 }] });
    expect(await page(2)).toMatchObject({ list: [{ id: 1, amount: 0, phone: '0918****321' }] });
  });

  test('who has exchanged a pot is told to all, masked', async () => {
    await bring(2);
    for (let turns = 0; turns < 3; turns += 1) await turn();
    await post(exchange.path);
    const mine = `09${String(phones).slice(1, 3)}****${String(phones).slice(-3)}`;
    const { winnerList } = await post(status.path);
    expect(winnerList[0]).toMatchObject({ phone: mine, nickname: '', rewardList: [{ id: 2001, count: 1_200 }] });
  });

  test('the page is told how likely each prize is', async () => {
    const { prizeList } = await state();
    expect(prizeList).toMatchObject([
      { propId: 1, chance: 5_000, rewardList: [{ id: 2001, count: 400 }] },
      { propId: 2, chance: 5_000 },
    ]);
  });
});
