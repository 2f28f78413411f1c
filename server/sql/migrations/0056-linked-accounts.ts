import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** A mail address that a player has proved to be theirs, and an account at another site that was added to theirs. */
export async function linkAccounts(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table player add column email_linked_at timestamptz, add column line_linked_at timestamptz',
  // An address that was only told may be anybody's; one that is linked is one player's.
  'create unique index player_linked_email on player (lower(email)) where email_linked_at is not null',
  `alter table one_time_code
     drop constraint one_time_code_purpose_check,
     add constraint one_time_code_purpose_check check (purpose in ('join', 'recover', 'link'))`,
  `create table social_link (
     session_id uuid primary key references session on delete cascade,
     state text not null,
     made_at timestamptz not null
   )`,
];
