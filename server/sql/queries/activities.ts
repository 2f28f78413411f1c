/** Which promotions are on. */
import type { Kysely } from 'kysely';
import type { InferInput } from 'valibot';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import type { User } from '#contract/entities/user.ts';

import type { Tables } from '../tables.ts';

type Active = NonNullable<InferInput<typeof User>['activityIds']>;
type Entry = Pick<ActivityEntry, 'startTime' | 'endTime' | 'sort' | 'title' | 'imgUrl'>;

export async function readActiveActivities(db: Kysely<Tables>, now: Date) {
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('type')
    .execute();
  const entries = rows.map((row): [string, Entry] => [
    String(row.type),
    {
      sort: row.sort,
      title: row.title,
      imgUrl: row.img_url,
      startTime: unixSeconds(row.starts_at),
      endTime: unixSeconds(row.ends_at),
    },
  ]);
  return {
    activityIds: rows.map(({ type }) => type),
    activityMap: Object.fromEntries(entries),
  } satisfies Active;
}

/** 0 is no time at all. */
const unixSeconds = (moment: Date | null): number => (moment ? Math.floor(moment.getTime() / 1_000) : 0);
