/**
 * Who keeps away from play at this moment: on a time-out or another break, self-excluded, or at one of their limits on bets, losses
 * and time. No promotion is offered to them.
 */
import type { Kysely } from 'kysely';
import { isAnyReached, readReached } from '../play/limits.ts';
import type { Tables } from '../sql/tables.ts';

export async function keepsAway(db: Kysely<Tables>, playerId: number, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('player')
    .leftJoin('play_setting', 'play_setting.player_id', 'player.id')
    .select('player.id')
    .where('player.id', '=', playerId)
    .where((where) => where.or([where('self_excluded_until', '>', now), where('break_until', '>', now)]))
    .executeTakeFirst();
  return found !== undefined || isAnyReached(await readReached(db, playerId, { now }));
}
