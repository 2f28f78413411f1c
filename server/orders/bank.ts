/** Who pays withdrawals out. An operator brings their own; the sandbox has one that a tester can slow down and break. */
import type { OrderRow } from './order-store.ts';

export interface Bank {
  /** Whether an order whose money is held may go out: the word of a cashier, or of a rule. When it throws, the order waits. */
  review(order: OrderRow, now: Date): Promise<Review>;
  /**
   * Orders the payment, or asks how it stands: of one order's id there is one payment, however often it is said. It may
   * throw or take too long, which tells nothing.
   */
  pay(order: OrderRow, now: Date): Promise<Payment>;
}

/** A reason is what the player reads. */
type Review = { word: 'send' | 'wait' } | { word: 'return'; reason: string };

export type Payment = { state: 'paid' } | { state: 'underway' } | { state: 'returned'; reason: string };
