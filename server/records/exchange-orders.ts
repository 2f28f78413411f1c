import type { records } from '#contract/records.ts';
import type { Handler } from '../call/handler.ts';
import { listOrders } from '../orders/order-store.ts';
import { tellOrder } from '../orders/tell-order.ts';

export const exchangeOrders: Handler<typeof records.getExchangeOrder> = async ({ input, player, db }) => {
  const { list, total } = await listOrders(db, { ...input, playerId: player.id });
  return { ok: true, value: { total, list: list.map(tellOrder) } };
};
