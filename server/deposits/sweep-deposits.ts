/** A deposit that was not paid in its time is closed; money that comes later is credited all the same. */
import type { Kysely } from 'kysely';
import { QR_PAYABLE_MS } from '#contract/limits.ts';
import type { Tables } from '../sql/tables.ts';
import { listOverdue, moveDeposit } from './deposit-store.ts';

export async function sweepDeposits({ db, now }: { db: Kysely<Tables>; now: () => Date }): Promise<void> {
  const moment = now();
  for (const deposit of await listOverdue(db, new Date(moment.getTime() - QR_PAYABLE_MS))) {
    // Another that has moved it meanwhile has found it paid.
    await moveDeposit(db, deposit, { state: 'expired', now: moment });
  }
}
