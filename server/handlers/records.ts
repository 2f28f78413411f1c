import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';
import { betRecord } from '../records/bet-record.ts';
import { coinDetail } from '../records/coin-detail.ts';
import { exchangeOrders } from '../records/exchange-orders.ts';

export const records: HandlersOf<'records'> = {
  getRechargeRecord: notBuilt,
  getExchangeOrder: exchangeOrders,
  appUserCoinDetail: coinDetail,
  betRecord,
};
