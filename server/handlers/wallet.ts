import type { HandlersOf } from '../call/handler.ts';
import { checkRechargeOrder } from '../deposits/check-recharge-order.ts';
import { recharge } from '../deposits/recharge.ts';
import { anonymousTradeInfo, tradeInfo } from '../orders/trade-info.ts';
import { addBankInfo, modifyBankInfo } from '../orders/bank-accounts.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { exchange } from '../orders/exchange.ts';
import { getExchange } from '../orders/exchange-terms.ts';
import { lotteryExchange } from '../points/exchange-points.ts';
import { getLotterConfig } from '../points/points-terms.ts';

export const wallet: HandlersOf<'wallet'> = {
  recharge3: recharge,
  checkRechargeOrder,
  tradeInfo,
  anonymousTradeInfo,
  getExchange,
  exchange,
  cancelOrder,
  addBankInfo,
  modifyBankInfo,
  getLotterConfig,
  lotteryExchange,
};
