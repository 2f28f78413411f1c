import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** A visit to a game is the session's that began it, and its launch is the one provider's session that spent it. */
export async function giveVisitsToSessions(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Without a foreign key: what was played outlives the session it was played in.
  'alter table visit add column session_id uuid, add column launch_ref text',
  // Of what is open meanwhile, the session that was used last is the likeliest.
  `update visit set session_id = (
     select session.id from session where session.player_id = visit.player_id
     order by session.last_seen_at desc limit 1
   ) where ended_at is null`,
  'create index visit_session_id on visit (session_id) where ended_at is null',
];
