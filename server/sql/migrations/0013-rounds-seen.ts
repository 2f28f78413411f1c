import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** A round says whether its player has seen its end, and outlives the visit that it was played in. */
export async function noteSeenRounds(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Of what is over by now, nobody is told a second time.
  'alter table provider_round add column is_seen boolean not null default false',
  `update provider_round set is_seen = true where state = 'settled'`,
  `create index provider_round_unseen on provider_round (player_id, game_id) where state = 'settled' and not is_seen`,
  'alter table provider_round drop constraint provider_round_token_hash_fkey',
  'create index provider_round_token_hash on provider_round (token_hash)',
];
