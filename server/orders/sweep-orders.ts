/** No withdrawal is forgotten: what a crash, a silent bank or a waiting cashier holds up is gone on with here. */
import { log } from '#shared/log.ts';
import { advanceOrder, type Desk } from './advance-order.ts';
import { listUnfinished } from './order-store.ts';

/** A cashier and a bank take hours, and asking them more often than this makes them no faster. */
const ASK_AGAIN_MS = 5_000;

/** An order that cannot be gone on with holds up none of the others. */
export async function sweepOrders(desk: Desk, askAgainMs = ASK_AGAIN_MS): Promise<void> {
  const since = new Date(desk.now().getTime() - askAgainMs);
  for (const order of await listUnfinished(desk.db, since)) {
    try {
      await advanceOrder(desk, order);
    } catch (error) {
      log.error('a withdrawal was not gone on with', { orderId: order.id, detail: String(error) });
    }
  }
}
