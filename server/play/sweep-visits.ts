/**
 * Ends visits whose player has gone silent: a tab that was killed says no goodbye. And throws away answers to messages
 * that are too old to be sent again; those to transactions are kept for good.
 */
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import type { Services } from '../services.ts';
import { closeSilentVisits } from '../sql/queries/visits.ts';
import { deleteOldMessages } from '../sql/queries/kept-answers.ts';

/** Three heartbeats that have not come. */
const SILENT_MS = 3 * MINUTE_MS;
const MESSAGES_KEPT_MS = HOUR_MS;

export async function sweepVisits({ db, now: read }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const now = read();
  await closeSilentVisits(db, new Date(now.getTime() - SILENT_MS), now);
  await deleteOldMessages(db, new Date(now.getTime() - MESSAGES_KEPT_MS));
}
