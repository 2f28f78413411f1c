/** What may be paid in and out and on which terms, and for a player what is under way. */
import type { wallet } from '#contract/wallet.ts';
import type { Handler } from '../call/handler.ts';
import { tradeTermsOf } from '../rules/trade-terms.ts';
import { readDepositSettings } from './channels.ts';
import { findLastCredited, listUnderWay, sumDeposits } from './deposit-store.ts';
import { tellOpenDeposit } from './tell-deposit.ts';

export const anonymousTradeInfo: Handler<typeof wallet.anonymousTradeInfo> = async ({ db }) => ({
  ok: true,
  value: tradeTermsOf((await readDepositSettings(db)).channels),
});

export const tradeInfo: Handler<typeof wallet.tradeInfo> = async ({ db, player, now, cashier }) => {
  const { channels } = await readDepositSettings(db);
  const open = await listUnderWay(db, player.id);
  const last = await findLastCredited(db, player.id);
  const { today } = await sumDeposits(db, player.id, now);
  return {
    ok: true,
    value: {
      ...tradeTermsOf(cashier ? channels : []),
      depositsToday: today,
      openList: cashier ? open.map((deposit) => tellOpenDeposit(deposit, cashier)) : [],
      last: last ? { amount: last.amount, rechargeType: last.channel_id } : null,
    },
  };
};
