import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** A passkey is also the second proof of a withdrawal: what it signs for that is good for nothing else. */
export async function letPasskeysProve(db: Transaction<Tables>): Promise<void> {
  await sql`alter table passkey_challenge drop constraint passkey_challenge_purpose_check`.execute(db);
  await sql`alter table passkey_challenge add constraint passkey_challenge_purpose_check
    check (purpose in ('add', 'sign-in', 'withdraw'))`.execute(db);
}
