/** Throws away what has served: visits that are over, and the dice of tables that nobody asks about any more. */
import { sql } from 'kysely';
import { DAY_MS } from '#shared/durations.ts';
import { livePhase } from '../live/live-clock.ts';
import type { ProviderDatabase } from '../provider-tables.ts';
import type { Desk } from './desk.ts';
import type { RoundState } from './round-states.ts';

/** A week in which a player may come back to the same page, and a day more. */
const KEPT_MS = 8 * DAY_MS;
const UNSETTLED: readonly RoundState[] = ['betting', 'open', 'winning', 'undoing'];

export async function sweepOld({ db, now }: Pick<Desk, 'db' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - KEPT_MS);
  await deleteOldSessions(db, since);
  await deleteOldRolls(db, livePhase(since).number);
}

/** A visit is over when nothing has been played in it since; a round of it that is not settled may still ask for it. */
async function deleteOldSessions(db: ProviderDatabase, since: Date): Promise<void> {
  const needed = db
    .selectFrom('provider_round')
    .select('token_hash')
    .where((round) => round.or([round('updated_at', '>=', since), round('state', 'in', UNSETTLED)]));
  await db
    .deleteFrom('provider_session')
    .where('created_at', '<', since)
    .where((session) =>
      session.not(
        session.exists(needed.where('provider_round.token_hash', '=', sql.ref<Buffer>('provider_session.token_hash'))),
      ),
    )
    .execute();
}

/** Dice that a bet still waits for stay: rolled anew, they would be others. */
async function deleteOldRolls(db: ProviderDatabase, before: number): Promise<void> {
  const waiting = db
    .selectFrom('provider_round')
    .select('id')
    .where('kind', '=', 'live')
    .where('state', 'in', UNSETTLED)
    .where('provider_round.game_id', '=', sql.ref<number>('provider_live_roll.game_id'))
    .where(sql`(request->>'number')::bigint`, '=', sql.ref('provider_live_roll.number'));
  await db
    .deleteFrom('provider_live_roll')
    .where('number', '<', before)
    .where((roll) => roll.not(roll.exists(waiting)))
    .execute();
}
