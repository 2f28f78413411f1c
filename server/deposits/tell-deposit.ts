import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { DepositState } from '../rules/deposit-states.ts';
import type { Cashier } from './cashier.ts';
import type { DepositRow } from './deposit-store.ts';

export const STATUS: Record<DepositState, number> = {
  waiting: ORDER_STATUS.pending,
  reviewing: ORDER_STATUS.reviewing,
  credited: ORDER_STATUS.done,
  failed: ORDER_STATUS.refused,
  expired: ORDER_STATUS.expired,
  cancelled: ORDER_STATUS.cancelled,
};

/** One that is over by itself or by the player has no end of its own: money may still come for it. */
const endOf = ({ state, updated_at, ended_at }: DepositRow): Date | null =>
  state === 'expired' || state === 'cancelled' ? updated_at : ended_at;

/** As the records have it: what came, where something has. */
export const tellDeposit = (deposit: DepositRow & { bonus: number }) => ({
  orderId: deposit.id,
  amount: deposit.paid ?? deposit.amount,
  bonus: deposit.bonus,
  actType: deposit.act_type,
  rechargeType: deposit.channel_id,
  channelName: deposit.channel_name,
  reference: deposit.payment_reference ?? '',
  status: STATUS[deposit.state],
  createTime: deposit.created_at.getTime(),
  finishTime: endOf(deposit)?.getTime() ?? 0,
});

/** While it is under way, with what is needed to pay it. */
export const tellOpenDeposit = (deposit: DepositRow, cashier: Cashier) => ({
  orderId: deposit.id,
  amount: deposit.amount,
  rechargeType: deposit.channel_id,
  channelName: deposit.channel_name,
  status: STATUS[deposit.state],
  createTime: deposit.created_at.getTime(),
  actType: deposit.act_type,
  propId: deposit.prop_id,
  ...cashier.paymentOf(deposit),
});
