/**
 * A bank that pays nobody. By itself it sends an order after some seconds and pays it some seconds later; in the mode
 * `hand` both wait for a tester's word; in the mode `stopped` it takes no order and answers nothing. What it knows of an order is in the database, as a bank's own books would be.
 */
import type { Kysely } from 'kysely';
import { SECOND_MS } from '#shared/durations.ts';
import type { Bank } from '../../orders/bank.ts';
import type { Tables } from '../../sql/tables.ts';
import { bankModeOf } from '../sandbox-state.ts';

const PAY_AFTER_MS = 4 * SECOND_MS;
/** Where a tester gives no reason. */
const STOPPED = 'This withdrawal was stopped before it was sent. Please ask customer service.';
const UNKNOWN_ACCOUNT = 'The bank could not find this account.';

export function makeSandboxBank(db: Kysely<Tables>): Bank {
  return {
    review: async ({ id }) => {
      const known = await findPayment(db, id);
      if (known?.decision === 'return') return { word: 'return', reason: known.reason || STOPPED };
      return { word: known?.decision ?? ((await bankModeOf(db)) === 'hand' ? 'wait' : 'send') };
    },
    pay: async ({ id }, now) => {
      const mode = await bankModeOf(db);
      if (mode === 'stopped') throw new Error('the bank is stopped');
      const { outcome, asked_at, reason } = await notePayment(db, id, now);
      if (outcome === 'paid') return { state: 'paid' };
      if (outcome === 'returned') return { state: 'returned', reason: reason || UNKNOWN_ACCOUNT };
      const isDue = asked_at !== null && now.getTime() - asked_at.getTime() >= PAY_AFTER_MS;
      return { state: isDue && mode === 'auto' ? 'paid' : 'underway' };
    },
  };
}

const findPayment = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('sandbox_payment').select(['decision', 'reason']).where('order_id', '=', id).executeTakeFirst();

/** Said twice it is the same payment. */
const notePayment = (db: Kysely<Tables>, id: string, now: Date) =>
  db
    .insertInto('sandbox_payment')
    .values({ order_id: id, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet((row) => ({ asked_at: row.fn.coalesce('sandbox_payment.asked_at', 'excluded.asked_at') })),
    )
    .returning(['outcome', 'asked_at', 'reason'])
    .executeTakeFirstOrThrow();
