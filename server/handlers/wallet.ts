import * as v from 'valibot';
import { tradeTermsOf } from '../rules/trade-terms.ts';
import { readSettings } from '../sql/queries/settings.ts';
import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

/** The operator's own list; a broken one opens no channel. */
const Channels = v.fallback(v.array(v.object({ id: v.number() })), []);

export const wallet: HandlersOf<'wallet'> = {
  recharge3: notBuilt,
  checkRechargeOrder: notBuilt,
  tradeInfo: notBuilt,
  anonymousTradeInfo: async ({ services: { db } }) => {
    const settings = await readSettings(db);
    const channels = v.parse(Channels, settings['appRechargeTypeList']);
    return { ok: true, value: tradeTermsOf(channels.map(({ id }) => id)) };
  },
  getExchange: notBuilt,
  exchange: notBuilt,
  addBankInfo: notBuilt,
  modifyBankInfo: notBuilt,
  getLotterConfig: notBuilt,
  lotteryExchange: notBuilt,
};
