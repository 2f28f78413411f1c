/**
 * Who keeps away from play at this moment: on a time-out or another break, self-excluded, or at one of their limits on bets, losses
 * and time. No promotion is offered to them.
 */
import type { Kysely } from 'kysely';
import { isAnyReached, limitsOf, reachedBy } from '../play/limits.ts';
import { prepared } from '../sql/prepared.ts';
import { askAll, question } from '../sql/question.ts';
import type { LimitsRow } from '../sql/queries/beats.ts';
import type { Tables } from '../sql/tables.ts';

interface Known {
  /** By a break or an exclusion. */
  isAway: boolean;
  limits: LimitsRow | undefined;
}

/** What says whether a player keeps away; `isKeptAway` decides by it. */
export const careOf = (db: Kysely<Tables>, playerId: number, now: Date) => ({
  isAway: awayOf(db, playerId, now),
  limits: limitsOf(db, playerId),
});

const awayOf = (db: Kysely<Tables>, playerId: number, now: Date) =>
  question(away(db, { playerId, now }), ([found]) => found !== undefined);

const away = prepared((db, { playerId, now }: { playerId: number; now: Date }) =>
  db
    .selectFrom('player')
    .leftJoin('play_setting', 'play_setting.player_id', 'player.id')
    .select('player.id')
    .where('player.id', '=', playerId)
    .where((where) => where.or([where('self_excluded_until', '>', now), where('break_until', '>', now)]))
    .compile(),
);

export async function isKeptAway(
  db: Kysely<Tables>,
  { isAway, limits }: Known,
  whose: { playerId: number; now: Date },
): Promise<boolean> {
  return isAway || isAnyReached(await reachedBy(db, limits, whose));
}

export const keepsAway = async (db: Kysely<Tables>, playerId: number, now: Date): Promise<boolean> =>
  isKeptAway(db, await askAll(db, careOf(db, playerId, now)), { playerId, now });
