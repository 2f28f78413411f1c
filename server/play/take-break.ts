/** A rest that a player takes from all games: it can be made longer and never shorter. And how often they are told how it stands. */
import { type Kysely, sql } from 'kysely';

import type { games } from '#contract/games.ts';
import { must } from '#shared/assert.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { Handler } from '../call/handler.ts';
import { closeVisits } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';

export const takeBreak: Handler<typeof games.takeBreak> = async ({ input, player, now, db }) => {
  await closeVisits(db, player.id, now);
  const until = await beginBreak(db, player.id, input.minutes, now);
  return { ok: true, value: { until: until.getTime() } };
};

/** Until when it lasts; the longer one of two. */
async function beginBreak(db: Kysely<Tables>, playerId: number, minutes: number, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + minutes * MINUTE_MS);
  const { break_until } = await db
    .insertInto('play_setting')
    .values({ player_id: playerId, break_until: until })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ break_until: sql`greatest(play_setting.break_until, excluded.break_until)` }),
    )
    .returning('break_until')
    .executeTakeFirstOrThrow();
  return must(break_until, 'a break has an end');
}

export const setRealityCheck: Handler<typeof games.setRealityCheck> = async ({ input, player, db }) => {
  const { minutes } = input;
  await db
    .insertInto('play_setting')
    .values({ player_id: player.id, reality_check_minutes: minutes })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ reality_check_minutes: minutes }))
    .execute();
  return { ok: true, value: {} };
};
