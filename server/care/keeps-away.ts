/**
 * Who keeps away from play at this moment: on a time-out or another break, self-excluded, or at one of their limits on bets, losses
 * and time. No promotion is offered to them.
 */
import { type Kysely, sql } from 'kysely';
import { isAnyReached, reachedBy } from '../play/limits.ts';
import { prepared } from '../sql/prepared.ts';
import { ask, type Question, question } from '../sql/question.ts';
import { type LimitsRow, playColumns } from '../sql/queries/play-usage.ts';
import type { Tables } from '../sql/tables.ts';

interface Known {
  /** By a break or an exclusion. */
  isAway: boolean;
  limits: LimitsRow | undefined;
}

/** What says whether a player keeps away; `isKeptAway` decides by it. */
export const careOf = (db: Kysely<Tables>, playerId: number, now: Date): Question<Known> =>
  question(care(db, { playerId, now }), ([found]) => ({
    isAway: found?.isAway === true,
    limits: found?.hasLimits ? found : undefined,
  }));

const care = prepared((db, { playerId, now }: { playerId: number; now: Date }) =>
  sql<LimitsRow & { isAway: boolean | null; hasLimits: boolean }>`
    select
      greatest(self_excluded_until, break_until) > ${now}::timestamptz as "isAway",
      player_limit.player_id is not null as "hasLimits",
      ${playColumns}
    from player
      left join play_setting on play_setting.player_id = player.id
      left join player_limit on player_limit.player_id = player.id
    where player.id = ${playerId}`.compile(db),
);

export async function isKeptAway(
  db: Kysely<Tables>,
  { isAway, limits }: Known,
  whose: { playerId: number; now: Date },
): Promise<boolean> {
  return isAway || isAnyReached(await reachedBy(db, limits, whose));
}

export const keepsAway = async (db: Kysely<Tables>, playerId: number, now: Date): Promise<boolean> =>
  isKeptAway(db, await ask(db, careOf(db, playerId, now)), { playerId, now });
