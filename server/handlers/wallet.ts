import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';
import { anonymousTradeInfo } from '../config/trade-info.ts';

export const wallet: HandlersOf<'wallet'> = {
  recharge3: notBuilt,
  checkRechargeOrder: notBuilt,
  tradeInfo: notBuilt,
  anonymousTradeInfo,
  getExchange: notBuilt,
  exchange: notBuilt,
  addBankInfo: notBuilt,
  modifyBankInfo: notBuilt,
  getLotterConfig: notBuilt,
  lotteryExchange: notBuilt,
};
