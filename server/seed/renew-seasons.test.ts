import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { DAY_MS } from '#shared/durations.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { PROMOTIONS } from '../promotions/all.ts';
import { seed } from './insert-world.ts';
import { renewSeasons } from './renew-seasons.ts';

const MADE = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2028-02-29T16:30:00Z');
const { christmas, festival, newYear, supply } = ACTIVITY_TYPES;

withDatabase((database) => {
  const db = () => database.current().db;
  const daysFrom = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);
  const periods = async () => {
    const rows = await db().selectFrom('activity').selectAll().execute();
    return new Map(rows.map(({ type, starts_at, ends_at }) => [type, { starts_at, ends_at }]));
  };
  const configs = () => db().selectFrom('activity_config').selectAll().orderBy('type').execute();

  beforeAll(() => seed(db(), 30, MADE));
  beforeEach(async () => {
    await db().deleteFrom('activity_config').execute();
    for (const type of [christmas, festival])
      await db()
        .updateTable('activity')
        .set({ starts_at: daysFrom(MADE, -1), ends_at: daysFrom(MADE, 60) })
        .where('type', '=', type)
        .execute();
    await db()
      .updateTable('activity')
      .set({ starts_at: new Date('2026-12-25T16:00:00Z'), ends_at: new Date('2027-01-06T16:00:00Z') })
      .where('type', '=', newYear)
      .execute();
  });

  test('what is over begins anew, with another season; what is always on stays so', async () => {
    await db().insertInto('activity_config').values({ type: christmas, value: '{"bulbsPerGift": 2}' }).execute();
    await renewSeasons(db(), LATER);
    const now = await periods();
    const sixtyDays = { starts_at: daysFrom(LATER, -1), ends_at: daysFrom(LATER, 60) };
    expect([now.get(christmas), now.get(festival)]).toEqual([sixtyDays, sixtyDays]);
    expect(now.get(newYear)).toEqual({
      starts_at: new Date('2028-12-25T16:00:00Z'),
      ends_at: new Date('2029-01-06T16:00:00Z'),
    });
    expect(now.get(supply)).toEqual({ starts_at: null, ends_at: null });
    expect(await configs()).toEqual([
      { type: festival, value: { season: '2028-02-29' } },
      { type: christmas, value: { bulbsPerGift: 2, season: '2028-02-29' } },
      { type: newYear, value: { season: '2028-12-26' } },
    ]);
  });

  test('what still runs stays as it is, to its last moment', async () => {
    const before = await periods();
    await renewSeasons(db(), new Date(daysFrom(MADE, 60).getTime() - 1));
    const after = await periods();
    expect([after.get(christmas), after.get(festival)]).toEqual([before.get(christmas), before.get(festival)]);
    expect((await configs()).map(({ type }) => type)).toEqual([newYear]);
  });

  test.each([
    ['ended before its time', { ends_at: daysFrom(MADE, 12) }],
    ['begun later', { starts_at: daysFrom(MADE, 3) }],
    ['given no beginning', { starts_at: null }],
  ])('what a tester has %s stays over', async (_how, moved) => {
    for (const type of [christmas, newYear])
      await db().updateTable('activity').set(moved).where('type', '=', type).execute();
    const before = await periods();
    await renewSeasons(db(), LATER);
    const after = await periods();
    expect([after.get(christmas), after.get(newYear)]).toEqual([before.get(christmas), before.get(newYear)]);
    expect((await configs()).map(({ type }) => type)).toEqual([festival]);
  });

  test('each that is on for a time has seasons to tell them apart', () => {
    const timed = PROMOTIONS.filter(({ demo }) => demo.days ?? demo.yearly);
    expect(new Set(timed.map(({ type }) => type))).toEqual(new Set([festival, christmas, newYear]));
    for (const { season } of timed) expect(season).toBeDefined();
  });
});
