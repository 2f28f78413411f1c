/** Days, weeks and months as Manila counts them; a week begins on Monday. */
import { dayInManila } from '#shared/time.ts';

const DAY_MS = 86_400_000;

/** All as 2026-11-20. */
export interface PlaySpans {
  day: string;
  weekFrom: string;
  monthFrom: string;
}

export function playSpansOf(now: Date): PlaySpans {
  const day = dayInManila(now.getTime());
  const midnight = new Date(`${day}T00:00:00Z`);
  const daysSinceMonday = (midnight.getUTCDay() + 6) % 7;
  const weekFrom = new Date(midnight.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
  return { day, weekFrom, monthFrom: `${day.slice(0, 8)}01` };
}
