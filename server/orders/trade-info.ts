/** What may be paid in and out and on which terms, and for a player what is under way. */
import { bonusOf, leastStep } from '#contract/ladder-rules.ts';
import type { wallet } from '#contract/wallet.ts';
import { must } from '#shared/assert.ts';
import type { Handler } from '../call/handler.ts';
import { careOf, isKeptAway } from '../care/keeps-away.ts';
import { couponsOf } from '../coupons/coupon-store.ts';
import { tellCoupon } from '../coupons/tell-coupon.ts';
import { underWayOf } from './order-store.ts';
import { limitsOf } from '../play/limits.ts';
import { firstCharge, tellOpenPackages } from '../promotions/first-charge.ts';
import { ladder, stepsOf } from '../promotions/ladder.ts';
import { termsOf } from '../promotions/read-promotion.ts';
import { tradeTermsOf, WITHDRAWAL } from '../rules/trade-terms.ts';
import { playerOf } from '../sql/queries/players.ts';
import { askAll } from '../sql/question.ts';
import { depositSettingsOf, readDepositSettings } from '../deposits/channels.ts';
import { tellLimit } from '../deposits/deposit-limit.ts';
import { depositsOf, depositSumsOf } from '../deposits/deposit-store.ts';
import { tellOpenDeposit } from '../deposits/tell-deposit.ts';

const NO_LADDER = { steps: [], betRate: 0 };

export const anonymousTradeInfo: Handler<typeof wallet.anonymousTradeInfo> = async ({ db }) => ({
  ok: true,
  value: tradeTermsOf((await readDepositSettings(db)).channels),
});

export const tradeInfo: Handler<typeof wallet.tradeInfo> = async ({ db, player, now, cashier }) => {
  const whose = { playerId: player.id, now };
  const { settings, open, last, today, coupons, underWay, ownRow, ladderTerms, chargeTerms, care, limits, sums } =
    await askAll(db, {
      settings: depositSettingsOf(db),
      ...depositsOf(db, player.id, now),
      coupons: couponsOf(db, player.id, now),
      underWay: underWayOf(db, player.id, now),
      ownRow: playerOf(db, player.id, ['total_recharge']),
      ladderTerms: termsOf(db, ladder, now),
      chargeTerms: termsOf(db, firstCharge, now),
      care: careOf(db, player.id, now),
      limits: limitsOf(db, player.id),
      sums: depositSumsOf(db, player.id, now),
    });
  // To a player who keeps away from play a deposit promises nothing beside itself.
  const isAway = await isKeptAway(db, care, whose);
  const { steps, betRate } = isAway ? NO_LADDER : stepsOf(ladderTerms);
  const depositsToday = today.count;
  const before = { depositsToday, open: open.length };
  const { channels } = settings;
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
      packageList: isAway ? [] : tellOpenPackages(chargeTerms, must(ownRow, 'a session has a player').total_recharge),
      couponList: coupons.map(tellCoupon),
      depositsToday,
      exchangeLeftToday: Math.max(0, WITHDRAWAL.aDay - underWay.today),
      openList: cashier ? open.map((deposit) => tellOpenDeposit(deposit, cashier)) : [],
      last: last ? { amount: last.amount, rechargeType: last.channel_id } : null,
      ownLimit: tellLimit(limits, sums, now),
    },
  };
};
