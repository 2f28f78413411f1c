import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';
import { betRecord } from '../records/bet-record.ts';
import { coinDetail } from '../records/coin-detail.ts';

export const records: HandlersOf<'records'> = {
  getRechargeRecord: notBuilt,
  getExchangeOrder: notBuilt,
  appUserCoinDetail: coinDetail,
  betRecord,
};
