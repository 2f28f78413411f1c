import type { HandlersOf } from '../call/handler.ts';
import { betRecord } from '../records/bet-record.ts';
import { betsByGame } from '../records/bets-by-game.ts';
import { coinDetail } from '../records/coin-detail.ts';
import { exchangeOrders } from '../records/exchange-orders.ts';
import { rechargeOrders } from '../records/recharge-orders.ts';

export const records: HandlersOf<'records'> = {
  getRechargeRecord: rechargeOrders,
  getExchangeOrder: exchangeOrders,
  appUserCoinDetail: coinDetail,
  betRecord,
  betsByGame,
};
