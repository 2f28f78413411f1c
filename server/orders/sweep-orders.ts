/** No withdrawal is forgotten: what a crash, a silent bank or a waiting cashier holds up is gone on with here. */
import { log } from '#shared/log.ts';
import type { OrderState } from '../sql/order-tables.ts';
import { advanceOrder, type Desk } from './advance-order.ts';
import { listUnfinished } from './order-store.ts';

/** A cashier and a bank take hours, and asking them more often than this makes them no faster. */
const ASK_AGAIN_MS = 5_000;

export async function sweepOrders(desk: Desk, askAgainMs = ASK_AGAIN_MS): Promise<void> {
  await advanceAll(desk, ['asked'], 0);
  await advanceAll(desk, ['held', 'sent'], askAgainMs);
}

/** An order that cannot be gone on with holds up none of the others. */
async function advanceAll(desk: Desk, states: readonly OrderState[], ageMs: number): Promise<void> {
  const since = new Date(desk.now().getTime() - ageMs);
  for (const order of await listUnfinished(desk.db, { states, since })) {
    try {
      await advanceOrder(desk, order);
    } catch (error) {
      log.error('a withdrawal was not gone on with', { orderId: order.id, detail: String(error) });
    }
  }
}
