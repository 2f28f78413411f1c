/** How long a session lives: unused, and at most. */
import { DAY_MS } from '#shared/durations.ts';

const IDLE_DAYS = 30;
const LONGEST_DAYS = 90;

/** The oldest moments at which a session that is still good was last used, and was begun. */
export function aliveSince(now: Date): { seenAfter: Date; createdAfter: Date } {
  return {
    seenAfter: new Date(now.getTime() - IDLE_DAYS * DAY_MS),
    createdAfter: new Date(now.getTime() - LONGEST_DAYS * DAY_MS),
  };
}
