import { beforeEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { games } from '#contract/games.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { readActivities } from './activity-ids.ts';

withDatabase((database) => {
  const kit = playKit(database);
  beforeEach(async () => {
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
    kit.pass(1440);
    expect((await list()).activityIds).toEqual(before.activityIds);
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
});
