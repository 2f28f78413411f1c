import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** A player may take back a withdrawal that is not sent, and close a deposit that is not paid. */
export async function letOrdersBeCancelled(db: Transaction<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table withdrawal
     drop constraint withdrawal_state_check,
     drop constraint withdrawal_check,
     add constraint withdrawal_state_check
       check (state in ('asked', 'held', 'sent', 'paid', 'released', 'refused', 'cancelled')),
     add constraint withdrawal_check
       check ((state in ('paid', 'released', 'refused', 'cancelled')) = (ended_at is not null))`,
  `alter table deposit
     drop constraint deposit_state_check,
     add constraint deposit_state_check
       check (state in ('waiting', 'expired', 'reviewing', 'credited', 'failed', 'cancelled'))`,
];
