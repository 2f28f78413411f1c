import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';
import { anonymousTradeInfo } from '../config/trade-info.ts';
import { addBankInfo, modifyBankInfo } from '../orders/bank-accounts.ts';
import { exchange } from '../orders/exchange.ts';
import { getExchange } from '../orders/exchange-terms.ts';

export const wallet: HandlersOf<'wallet'> = {
  recharge3: notBuilt,
  checkRechargeOrder: notBuilt,
  tradeInfo: notBuilt,
  anonymousTradeInfo,
  getExchange,
  exchange,
  addBankInfo,
  modifyBankInfo,
  getLotterConfig: notBuilt,
  lotteryExchange: notBuilt,
};
