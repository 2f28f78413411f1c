/** Throws away what has served: sessions that have ended by themselves, waits that are over, texts and answers that are old. */
import type { Kysely } from 'kysely';
import { DAY_MS } from '#shared/durations.ts';
import { CALLS_KEPT_MS } from '../call/repeats.ts';
import { deleteOldBigWins } from '../config/latest-wins.ts';
import { deleteOldCodes, deleteOldTexts } from '../sql/queries/codes.ts';
import { deleteOldEvents } from '../sql/queries/events.ts';
import { deleteOldCalls, deleteOldCallsOfGuests } from '../sql/queries/kept-answers.ts';
import { deleteOldDevices } from './device-store.ts';
import { deleteOldTries } from '../sql/queries/tries.ts';
import { deleteOldShortLinks } from '../sql/queries/short-links.ts';
import { deleteDeadSessions } from '../sql/queries/sessions.ts';
import type { Tables } from '../sql/tables.ts';
import { knownSince } from './known-devices.ts';
import { aliveSince } from '../rules/session-age.ts';

/** Each names a number and holds a code, so a day is long enough for the operator to look into a complaint. */
const TEXTS_KEPT_MS = DAY_MS;

/** A guest has nothing that waits on the phone for days. */
const GUESTS_CALLS_KEPT_MS = TEXTS_KEPT_MS;

/** Long enough to count a month of visits; an operator who wants more copies them elsewhere. */
const EVENTS_KEPT_MS = 31 * DAY_MS;

/** As long as what the promotions tell of. */
const BIG_WINS_KEPT_MS = 30 * DAY_MS;

/** Half a year after it was shared last. */
const SHORT_LINKS_KEPT_MS = 180 * DAY_MS;

export async function sweepPlayers({ db, now: read }: { db: Kysely<Tables>; now: () => Date }): Promise<void> {
  const now = read();
  await deleteDeadSessions(db, aliveSince(now), now);
  await deleteOldTries(db, now);
  const yesterday = new Date(now.getTime() - TEXTS_KEPT_MS);
  await deleteOldTexts(db, yesterday);
  await deleteOldCodes(db, yesterday);
  await deleteOldDevices(db, knownSince(now));
  await deleteOldCalls(db, new Date(now.getTime() - CALLS_KEPT_MS));
  await deleteOldCallsOfGuests(db, new Date(now.getTime() - GUESTS_CALLS_KEPT_MS));
  await deleteOldShortLinks(db, new Date(now.getTime() - SHORT_LINKS_KEPT_MS));
  await deleteOldBigWins(db, new Date(now.getTime() - BIG_WINS_KEPT_MS));
  await deleteOldEvents(db, new Date(now.getTime() - EVENTS_KEPT_MS));
}
