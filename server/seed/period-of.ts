/** From when to when an activity of the demo world is on. */
import { beginningOf, dayInManila } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { ActivitySeed } from '../promotions/demo-place.ts';

type Period = { starts_at: Date | null; ends_at: Date | null };

interface On {
  days?: ActivitySeed['days'] | undefined;
  yearly?: ActivitySeed['yearly'] | undefined;
}

export function periodOf({ days, yearly }: On, now: Date): Period {
  if (yearly) return seasonOf(yearly, now);
  const inDays = (count: number) => new Date(now.getTime() + count * DAY_MS);
  return { starts_at: days ? inDays(-days.since) : null, ends_at: days ? inDays(days.left) : null };
}

/** The season that runs, or else the next one. One that ends before it begins goes over the turn of the year. */
function seasonOf({ from, until }: NonNullable<ActivitySeed['yearly']>, now: Date): Period {
  const thisYear = Number(dayInManila(now.getTime()).slice(0, 4));
  const seasons = [thisYear - 1, thisYear, thisYear + 1].map((year) => ({
    starts_at: beginningOf(`${year}-${from}`),
    ends_at: beginningOf(`${until < from ? year + 1 : year}-${until}`),
  }));
  return seasons.find(({ ends_at }) => ends_at > now) ?? { starts_at: null, ends_at: null };
}
