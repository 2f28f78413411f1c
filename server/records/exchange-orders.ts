import type { records } from '#contract/records.ts';
import type { Handler } from '../call/handler.ts';
import { listOrders } from '../orders/order-store.ts';
import { tellOrder } from '../orders/tell-order.ts';
import { spanOf } from '../sql/page-of.ts';

export const exchangeOrders: Handler<typeof records.getExchangeOrder> = async ({ input, player, db, now }) => {
  const { list, ...sums } = await listOrders(db, { ...spanOf(input, now), playerId: player.id });
  return { ok: true, value: { ...sums, list: list.map(tellOrder) } };
};
