/** No withdrawal is forgotten: what a crash, a silent bank or a waiting cashier holds up is gone on with here. */
import { SECOND_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { advanceOrder, type Desk } from './advance-order.ts';
import { listUnfinished, type OrderRow, touchOrder } from './order-store.ts';

/** A cashier and a bank take hours, and asking them more often than this makes them no faster. */
const ASK_AGAIN_MS = 5 * SECOND_MS;

/** So many orders are asked about side by side. They share the connections with the calls of players. */
const SIDE_BY_SIDE = 4;

/** After so many silences in a row the bank is taken to be down, and the other orders wait for the next sweep. */
const MOST_SILENCES = 2;

/**
 * The longest untouched order is asked about first, and each one that was asked about goes to the end of the list: no order holds up the
 * others, nor does the bank's silence about it.
 */
export async function sweepOrders(desk: Desk, askAgainMs = ASK_AGAIN_MS): Promise<void> {
  const since = new Date(desk.now().getTime() - askAgainMs);
  const waiting = (await listUnfinished(desk.db, since)).values();
  let silences = 0;
  const askInTurn = async (): Promise<void> => {
    // All of them take their next order from the same list.
    for (const order of waiting) {
      silences = (await goOn(desk, order)) ? silences + 1 : 0;
      if (silences >= MOST_SILENCES) return;
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, askInTurn));
}

/** Whether the bank said nothing about it. */
async function goOn(desk: Desk, order: OrderRow): Promise<boolean> {
  let isSilent = false;
  const onSilence = (): void => void (isSilent = true);
  try {
    await advanceOrder({ ...desk, onSilence }, order);
  } catch (error) {
    log.error('a withdrawal was not gone on with', { orderId: order.id, detail: String(error) });
    await touchOrder(desk.db, order.id, desk.now()).catch((failure: unknown) =>
      log.error('a withdrawal was not put behind the others', { orderId: order.id, detail: String(failure) }),
    );
  }
  return isSilent;
}
