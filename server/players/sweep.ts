/** Throws away what has served: sessions that have ended by themselves, waits that are over, texts and answers that are old. */
import type { Services } from '../services.ts';
import { CALLS_KEPT_MS } from '../repeats/repeats.ts';
import { deleteOldTexts } from '../sql/queries/codes.ts';
import { deleteOldCalls } from '../sql/queries/kept-answers.ts';
import { deleteOldTries } from '../sql/queries/limits.ts';
import { deleteDeadSessions } from '../sql/queries/sessions.ts';
import { aliveSince } from './session-age.ts';

/** Each names a number and holds a code, so a day is long enough for whoever looks into a complaint. */
const TEXTS_KEPT_MS = 24 * 60 * 60 * 1000;

export async function sweepPlayers({ db, now: read }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const now = read();
  await deleteDeadSessions(db, aliveSince(now), now);
  await deleteOldTries(db, now);
  await deleteOldTexts(db, new Date(now.getTime() - TEXTS_KEPT_MS));
  await deleteOldCalls(db, new Date(now.getTime() - CALLS_KEPT_MS));
}
