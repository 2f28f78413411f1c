/** What may be paid in and out and on which terms, and for a player what is under way. */
import { bonusOf, leastStep } from '#contract/ladder-rules.ts';
import type { wallet } from '#contract/wallet.ts';
import type { Handler } from '../call/handler.ts';
import { keepsAway } from '../care/keeps-away.ts';
import { listCoupons } from '../coupons/coupon-store.ts';
import { tellCoupon } from '../coupons/tell-coupon.ts';
import { readUnderWay } from '../orders/order-store.ts';
import { listOpenPackages } from '../promotions/first-charge.ts';
import { tradeTermsOf, WITHDRAWAL } from '../rules/trade-terms.ts';
import { readDepositSettings } from './channels.ts';
import { readStanding } from './deposit-store.ts';
import { readLadder } from './ladder-bonus.ts';
import { tellOpenDeposit } from './tell-deposit.ts';

const NO_LADDER = { steps: [], betRate: 0 };

export const anonymousTradeInfo: Handler<typeof wallet.anonymousTradeInfo> = async ({ db }) => ({
  ok: true,
  value: tradeTermsOf((await readDepositSettings(db)).channels),
});

export const tradeInfo: Handler<typeof wallet.tradeInfo> = async ({ db, player, now, cashier }) => {
  const { channels } = await readDepositSettings(db);
  const { open, last, depositsToday } = await readStanding(db, player.id, now);
  // To a player who keeps away from play a deposit promises nothing beside itself.
  const isAway = await keepsAway(db, player.id, now);
  const { steps, betRate } = isAway ? NO_LADDER : await readLadder(db, { playerId: player.id, now });
  const before = { depositsToday, open: open.length };
  const { amountList, ...terms } = tradeTermsOf(cashier ? channels : []);
  return {
    ok: true,
    value: {
      ...terms,
      amountList: amountList.map((offered) => ({
        ...offered,
        bonus: bonusOf(leastStep(steps, before, offered.amount), offered.amount),
      })),
      ladderList: [...steps],
      ladderBetRate: betRate,
      packageList: isAway ? [] : await listOpenPackages(db, { playerId: player.id, now }),
      couponList: (await listCoupons(db, player.id, now)).map(tellCoupon),
      depositsToday,
      exchangeLeftToday: Math.max(0, WITHDRAWAL.aDay - (await readUnderWay(db, player.id, now)).today),
      openList: cashier ? open.map((deposit) => tellOpenDeposit(deposit, cashier)) : [],
      last: last ? { amount: last.amount, rechargeType: last.channel_id } : null,
    },
  };
};
