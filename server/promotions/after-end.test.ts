/** Every claim of every promotion, when the promotion is over: the list leads to what still gives, and to nothing else. */
import { describe, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { AFTER_END } from '#contract/after-end.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { DAY_MS } from '#shared/durations.ts';
import { waysOf } from '../../tests/kit/claim-ways.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { readActivities } from './activity-ids.ts';
import { PROMOTIONS } from './all.ts';

const KEY = '00000000-0000-4000-8000-000000000001';

test('the promotions that still give after their end are those whose rules say so', () => {
  const giving = PROMOTIONS.filter(({ claims }) => Object.values(claims).some(({ isOwed }) => isOwed));
  const saying = Object.keys(AFTER_END).map(Number);
  expect(giving.map(({ type }) => type).toSorted((a, b) => a - b)).toEqual(saying.toSorted((a, b) => a - b));
});

withDatabase((database) => {
  const kit = playKit(database);
  const waysToClaim = (one: (typeof PROMOTIONS)[number]) =>
    Object.entries(waysOf(one).ways).filter(([, { isTold }]) => !isTold);

  describe.each(PROMOTIONS.filter((one) => waysToClaim(one).length > 0))('$name', (one) => {
    const { type } = one;
    const trial = promotionKit(kit, type, waysOf(one).figures);
    const listed = async () => {
      const { activityIds, activityMap } = await kit.post(activities.getActivityIds.path);
      return { isOn: (activityIds as number[]).includes(type), entry: (activityMap as Record<string, object>)[type] };
    };

    /** Of one who keeps away from play. */
    const toldWhileExcluded = async () => {
      const [playerId, now] = [kit.playerId(), kit.clock.now()];
      const excludeUntil = (until: Date | null) =>
        kit.db().updateTable('player').set({ self_excluded_until: until }).where('id', '=', playerId).execute();
      await excludeUntil(new Date(now.getTime() + DAY_MS));
      const { activityMap } = await readActivities(kit.db(), { playerId, now });
      await excludeUntil(null);
      return activityMap;
    };
    const owing = Object.keys(one.claims).filter((name) => one.claims[name]?.isOwed);

    test.each(waysToClaim(one))('%s is listed after the end as long as it can be received', async (name, way) => {
      const claim = await way.ready({ kit, trial });
      await trial.end();
      const before = await listed();
      expect(await toldWhileExcluded()).toEqual({});
      const isGiven = (await claim(KEY))['errcode'] === 0;
      // Of the sign-up bonus only a card is owed, and the way here is the free one.
      expect(isGiven).toBe(owing.includes(name) && type !== ACTIVITY_TYPES.signUpBonus);
      const entry = isGiven ? expect.objectContaining({ canReceive: 1 }) : undefined;
      expect(before).toEqual({ isOn: false, entry });
      if (owing.length === 1) expect(await listed()).toEqual({ isOn: false, entry: undefined });
    });
  });
});
