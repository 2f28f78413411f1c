import * as v from 'valibot';
import type { wallet } from '#contract/wallet.ts';
import type { Handler } from '../call/handler.ts';
import { tradeTermsOf } from '../rules/trade-terms.ts';
import { readSettings } from '../sql/queries/settings.ts';

/** The operator's own list; a broken one opens no channel. */
const Channels = v.fallback(v.array(v.object({ id: v.number() })), []);

export const anonymousTradeInfo: Handler<typeof wallet.anonymousTradeInfo> = async ({ db }) => {
  const settings = await readSettings(db);
  const channels = v.parse(Channels, settings['appRechargeTypeList']);
  return { ok: true, value: tradeTermsOf(channels.map(({ id }) => id)) };
};
