/** What is on for a time in the demo world begins anew at a start that finds it over, so that the world is as it was made a year later too. */
import type { Kysely } from 'kysely';
import { dayInManila } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { periodOf } from './period-of.ts';
import { activities } from './promotions.ts';
import type { ActivitySeed } from '../promotions/demo-place.ts';

export const renewSeasons = (db: Kysely<Tables>, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const over = await transaction.selectFrom('activity').selectAll().where('ends_at', '<=', now).forUpdate().execute();
    for (const row of over) {
      const seed = activities.find(({ type }) => type === row.type);
      if (seed && isOfWorld(row, seed)) await beginAnew(transaction, seed, now);
    }
  });

/** One that a tester has moved stays as they left it. */
function isOfWorld({ starts_at, ends_at }: Row<'activity'>, seed: ActivitySeed): boolean {
  if (!starts_at || !ends_at) return false;
  const madeAt = new Date(seed.days ? starts_at.getTime() + seed.days.since * DAY_MS : starts_at);
  const made = periodOf(seed, madeAt);
  return made.starts_at?.getTime() === starts_at.getTime() && made.ends_at?.getTime() === ends_at.getTime();
}

/** Under another name, so that nobody has had anything of it yet. */
async function beginAnew(db: Kysely<Tables>, { type, ...on }: ActivitySeed, now: Date): Promise<void> {
  const period = periodOf(on, now);
  await db.updateTable('activity').set(period).where('type', '=', type).execute();
  const row = await db.selectFrom('activity_config').select('value').where('type', '=', type).executeTakeFirst();
  const value = JSON.stringify({
    ...(row?.value as object | undefined),
    season: dayInManila(period.starts_at?.getTime()),
  });
  await db
    .insertInto('activity_config')
    .values({ type, value })
    .onConflict((conflict) => conflict.column('type').doUpdateSet({ value }))
    .execute();
}
