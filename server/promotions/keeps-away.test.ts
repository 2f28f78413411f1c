import { beforeEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { care } from '#contract/care.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { seasons } from '#contract/seasons.ts';
import { wallet } from '#contract/wallet.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { setLimits, whoHasReached } from '../play/limits.ts';
import { readActivities } from './activity-ids.ts';

withDatabase((database) => {
  const kit = playKit(database);
  beforeEach(async () => {
    await kit.db().deleteFrom('play_day').execute();
    await kit.db().deleteFrom('player_limit').execute();
    await kit.db().deleteFrom('activity').execute();
    await kit
      .db()
      .insertInto('activity')
      .values({ type: 37, title: 'Christmas', sort: 1, starts_at: null, ends_at: null })
      .execute();
  });
  const list = async () =>
    (await kit.post(activities.getActivityIds.path)) as { activityIds: number[]; activityMap: object };

  test('no promotion is listed for a player on a time-out, and all are back once it is over', async () => {
    const before = await list();
    expect(before.activityIds.length).toBeGreaterThan(0);
    await kit.post(games.takeBreak.path, { minutes: 1440 });
    expect(await list()).toMatchObject({ activityIds: [], activityMap: {} });
    expect(await kit.refresh()).toMatchObject({ activityIds: { activityIds: [], activityMap: {} } });
    kit.pass(1440);
    expect((await list()).activityIds).toEqual(before.activityIds);
    expect(await kit.refresh()).toMatchObject({ activityIds: { activityIds: before.activityIds } });
  });

  test('none is told for a player who has excluded themselves', async () => {
    const [playerId, now] = [kit.playerId(), kit.clock.now()];
    await kit
      .db()
      .updateTable('player')
      .set({ self_excluded_until: new Date('2027-06-01') })
      .where('id', '=', playerId)
      .execute();
    expect(await readActivities(kit.db(), { playerId, now })).toMatchObject({ activityIds: [], activityMap: {} });
    expect(
      (await readActivities(kit.db(), { playerId, now: new Date('2027-06-01') })).activityIds.length,
    ).toBeGreaterThan(0);
  });

  const COLUMNS = [
    'daily_bet',
    'weekly_bet',
    'monthly_bet',
    'daily_loss',
    'weekly_loss',
    'monthly_loss',
    'daily_minutes',
    'weekly_minutes',
    'monthly_minutes',
  ] as const;
  const playFor = (bet: number, minutes: number) =>
    kit
      .db()
      .insertInto('play_day')
      .values({ player_id: kit.playerId(), day: '2026-11-20', bet, playing_ms: minutes * 60_000 })
      .execute();

  const isAtLimit = async () => (await kit.post(care.getCare.path))['isAtLimit'];

  test.each(COLUMNS)('none is listed and none is given once a limit is reached: %s', async (column) => {
    const before = await list();
    await setLimits(kit.db(), kit.playerId(), { [column]: column.endsWith('minutes') ? 30 : 5_000 });
    // A peso is left of it: that is not yet at the limit.
    await playFor(4_900, 29);
    expect((await list()).activityIds).toEqual(before.activityIds);
    expect(await isAtLimit()).toBe(false);
    await kit
      .db()
      .updateTable('play_day')
      .set({ bet: 4_901, playing_ms: 30 * 60_000 })
      .execute();
    expect(await list()).toMatchObject({ activityIds: [], activityMap: {} });
    expect(await isAtLimit()).toBe(true);
    expect(await kit.post(seasons.appChristmasUserSign.path)).toMatchObject({ errcode: CLAIM.notEligible });
    // The first of the next month is another day, week and month.
    kit.pass(11 * 1_440);
    expect((await list()).activityIds).toEqual(before.activityIds);
    expect(await kit.post(seasons.appChristmasUserSign.path)).toMatchObject({ errcode: 0 });
  });

  test('a limit is reached when what is left of it pays for no bet of any game that can be played', async () => {
    const game = () => kit.db().updateTable('game').where('id', '=', 1001);
    const isOffered = async () => (await list()).activityIds.length > 0;
    await setLimits(kit.db(), kit.playerId(), { daily_bet: 5_000 });
    await playFor(4_950, 0);
    expect(await isOffered()).toBe(false);
    await game().set({ min_bet: 20 }).execute();
    expect(await isOffered()).toBe(true);
    // Of one that stands still no bet is taken.
    await game().set({ maintain: true }).execute();
    expect(await isOffered()).toBe(false);
    await game().set({ min_bet: 100, maintain: false }).execute();
  });

  test('at a limit no amount of the deposit screen promises a bonus, and no package is offered', async () => {
    const types = [ACTIVITY_TYPES.ladderRecharge, ACTIVITY_TYPES.firstCharge];
    const rows = types.map((type) => ({ type, title: 'On', sort: type, starts_at: null, ends_at: null }));
    await kit.db().insertInto('activity').values(rows).execute();
    const offered = async () => {
      const { ladderList, packageList } = await kit.post(wallet.tradeInfo.path);
      return [ladderList.length > 0, packageList.length > 0];
    };
    expect(await offered()).toEqual([true, true]);
    await setLimits(kit.db(), kit.playerId(), { daily_bet: 0 });
    expect(await offered()).toEqual([false, false]);
  });

  test.each(COLUMNS)('a query over all players finds the same players: %s', async (column) => {
    const reached = async () => {
      const { rows } = await whoHasReached(kit.clock.now()).execute(kit.db());
      return (rows as { player_id: number }[]).map(({ player_id }) => player_id);
    };
    await setLimits(kit.db(), kit.playerId(), { [column]: column.endsWith('minutes') ? 30 : 5_000 });
    await playFor(4_900, 29);
    expect(await reached()).not.toContain(kit.playerId());
    await kit
      .db()
      .updateTable('play_day')
      .set({ bet: 4_901, playing_ms: 30 * 60_000 })
      .execute();
    expect(await reached()).toContain(kit.playerId());
  });
});
