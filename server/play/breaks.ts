/** What players have set for themselves: how often they are told how it stands, and a rest from all games. */
import type { Kysely } from 'kysely';

import { REALITY_CHECKS } from '#contract/games.ts';
import type { Row, Tables } from '../sql/tables.ts';

const USUAL_REALITY_CHECK_MINUTES = 60;

/** How often the player wants to be told how it stands. */
export function realityCheckOf(setting: Row<'play_setting'> | undefined): (typeof REALITY_CHECKS)[number] {
  const minutes = setting?.reality_check_minutes;
  return REALITY_CHECKS.find((known) => known === minutes) ?? USUAL_REALITY_CHECK_MINUTES;
}

export function readPlaySetting(db: Kysely<Tables>, playerId: number): Promise<Row<'play_setting'> | undefined> {
  return db.selectFrom('play_setting').selectAll().where('player_id', '=', playerId).executeTakeFirst();
}
