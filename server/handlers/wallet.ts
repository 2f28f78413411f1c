import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const wallet: HandlersOf<'wallet'> = {
  recharge3: notBuilt,
  checkRechargeOrder: notBuilt,
  tradeInfo: notBuilt,
  anonymousTradeInfo: notBuilt,
  getExchange: notBuilt,
  exchange: notBuilt,
  addBankInfo: notBuilt,
  modifyBankInfo: notBuilt,
  getLotterConfig: notBuilt,
  lotteryExchange: notBuilt,
};
