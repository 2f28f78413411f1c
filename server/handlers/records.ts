import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const records: HandlersOf<'records'> = {
  getRechargeRecord: notBuilt,
  getExchangeOrder: notBuilt,
  appUserCoinDetail: notBuilt,
  betRecord: notBuilt,
};
