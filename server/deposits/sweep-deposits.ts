/** A deposit that was not paid in its time is closed; money that comes later is credited all the same. */
import type { Kysely } from 'kysely';
import { log } from '#shared/log.ts';
import { QR_PAYABLE_MS } from '#contract/limits.ts';
import type { Tables } from '../sql/tables.ts';
import { listOverdue, moveDeposit } from './deposit-store.ts';

const EVERY_MS = 60_000;

export async function sweepDeposits({ db, now }: { db: Kysely<Tables>; now: () => Date }): Promise<void> {
  const moment = now();
  for (const deposit of await listOverdue(db, new Date(moment.getTime() - QR_PAYABLE_MS))) {
    // Another that has moved it meanwhile has found it paid.
    await moveDeposit(db, deposit, { state: 'expired', now: moment });
  }
}

/** Returns what ends it. */
export function keepSweepingDeposits(house: { db: Kysely<Tables>; now: () => Date }): () => void {
  const sweep = (): void =>
    void sweepDeposits(house).catch((error: unknown) =>
      log.error('deposits were not swept', { detail: String(error) }),
    );
  const timer = setInterval(sweep, EVERY_MS);
  return () => clearInterval(timer);
}
