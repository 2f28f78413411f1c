/** A rest that a player takes from all games. It can be made longer and never shorter. */
import { type Kysely, sql } from 'kysely';

import { REALITY_CHECKS } from '#contract/games.ts';
import { must } from '#shared/assert.ts';
import type { Row, Tables } from '../sql/tables.ts';

const MINUTE_MS = 60_000;

const USUAL_REALITY_CHECK_MINUTES = 60;

/** How often the player wants to be told how it stands. */
export function realityCheckOf(setting: Row<'play_setting'> | undefined): (typeof REALITY_CHECKS)[number] {
  const minutes = setting?.reality_check_minutes;
  return REALITY_CHECKS.find((known) => known === minutes) ?? USUAL_REALITY_CHECK_MINUTES;
}

export function readPlaySetting(db: Kysely<Tables>, playerId: number): Promise<Row<'play_setting'> | undefined> {
  return db.selectFrom('play_setting').selectAll().where('player_id', '=', playerId).executeTakeFirst();
}

/** Until when it lasts; the longer one of two. */
export async function beginBreak(db: Kysely<Tables>, playerId: number, minutes: number, now: Date): Promise<Date> {
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

export async function setRealityCheck(db: Kysely<Tables>, playerId: number, minutes: number): Promise<void> {
  await db
    .insertInto('play_setting')
    .values({ player_id: playerId, reality_check_minutes: minutes })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ reality_check_minutes: minutes }))
    .execute();
}
