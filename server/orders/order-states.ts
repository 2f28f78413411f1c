/**
 * The life of a withdrawal. Every step is written before the next begins, and money moves in the same transaction as the
 * step it belongs to. So a server that dies anywhere finds out on its return what is left to do.
 *
 *   held ─► sent ─► paid       the bank has it, or has had it: nothing is given back before the bank says so
 *     │       └───► released   the bank has returned it
 *     ├───────────► released   it was stopped before it went out
 *     └───────────► cancelled  the player has taken it back
 *
 * A step to the state it is in says only when it was last looked at.
 */
import type { OrderState } from '../sql/order-tables.ts';

export const NEXT_STATES = {
  held: ['held', 'sent', 'released', 'cancelled'],
  sent: ['sent', 'paid', 'released'],
  paid: [],
  released: [],
  cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

export const UNFINISHED = ['held', 'sent'] as const satisfies readonly OrderState[];

export const hasEnded = (state: OrderState): boolean => NEXT_STATES[state].length === 0;
