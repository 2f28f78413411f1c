import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { OrderState } from '../sql/order-tables.ts';
import { maskNumber } from '../sql/queries/bank-accounts.ts';
import type { OrderRow } from './order-store.ts';

const STATUS: Record<OrderState, number> = {
  held: ORDER_STATUS.reviewing,
  sent: ORDER_STATUS.pending,
  paid: ORDER_STATUS.done,
  released: ORDER_STATUS.refused,
  cancelled: ORDER_STATUS.cancelled,
};

/** A withdrawal as the wire has it. */
export const tellOrder = (order: OrderRow) => ({
  orderId: order.id,
  amount: order.amount,
  fee: 0,
  status: STATUS[order.state],
  channelName: order.bank_name,
  bankName: order.bank_name,
  cardNum: maskNumber(order.card_num),
  reason: order.reason,
  createTime: order.created_at.getTime(),
  heldTime: order.held_at?.getTime() ?? 0,
  approvedTime: order.sent_at?.getTime() ?? 0,
  sentTime: order.taken_at?.getTime() ?? 0,
  finishTime: order.ended_at?.getTime() ?? 0,
});
