/** Money in and out, cards, and points. A call that moves money is never kept for later and never repeats by itself. */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';
import { listOf, Money, Points, Text, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { Bank } from './entities/bank.ts';
import { ExchangeTerms, PaymentWays, PointsOffer, TradeInfo } from './entities/order.ts';
import { Reward } from './entities/reward.ts';
import { WALLET } from './errcodes.ts';
import {
  Amount,
  CeremonyJson,
  filled,
  Id,
  Nothing,
  OneTimeCode,
  oneOf,
  SealedPassword,
  upTo,
} from './request-fields.ts';

const RECHARGE_VERSION = 4;

const BankInfo = v.object({
  bankId: Id,
  accountName: filled(100),
  cardNum: v.pipe(v.string(), v.regex(/^\d{6,34}$/)),
  password: v.optional(SealedPassword),
});

/** The player's cards after the change; the page merges them by `bankId`. */
const BankList = v.object({ appUserBankList: listOf(Bank, 'appUserBankList') });

const BANK_REFUSALS = {
  [WALLET.wrongPassword]: 'wallet.wrongPassword',
  [WALLET.bankTaken]: 'wallet.bankTaken',
  [WALLET.notFound]: 'wallet.unknownBank',
  [WALLET.invalidDetails]: 'wallet.invalidBank',
  [WALLET.pending]: 'wallet.bankInUse',
} as const;

/** Kept with its age. The server decides on what is true when the withdrawal is asked for. */
const getExchange = {
  path: '/app/v1/getExchange',
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 15_000 },
  request: Nothing,
  answer: ExchangeTerms,
} as const;

export const wallet = defineCalls({
  /** Starts a deposit. Which of the three ways to pay is shown follows from which of the three is answered. */
  recharge3: {
    path: '/app/v1/recharge3',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: v.object({
      amount: Amount,
      version: oneOf(RECHARGE_VERSION),
      actType: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(13)),
      rechargeType: Id,
      /** The package, card or pack that the deposit buys, where one is bought. */
      propId: v.optional(Id),
      /** The coupon that is to be used with it. */
      couponId: v.optional(Id),
    }),
    answer: v.object({
      orderId: Text,
      ...PaymentWays,
    }),
    refusals: {
      [WALLET.belowMinimum]: 'wallet.belowMinimum',
      [WALLET.aboveMaximum]: 'wallet.aboveMaximum',
      [WALLET.needsBank]: 'wallet.needsBank',
      [WALLET.selfExcluded]: 'wallet.selfExcluded',
      [WALLET.channelClosed]: 'wallet.channelClosed',
      [WALLET.needsKyc]: 'wallet.needsKyc',
      [WALLET.notFound]: 'wallet.packageGone',
      [WALLET.depositLimit]: 'wallet.depositLimit',
      [WALLET.openDeposits]: 'wallet.openDeposits',
      [WALLET.couponGone]: 'wallet.couponGone',
    },
  },
  /** Asked with the order's id; without one it speaks of the player's newest order. */
  checkRechargeOrder: {
    path: '/app/v1/checkRechargeOrder',
    access: 'player',
    effect: 'read',
    policy: { kind: 'network' },
    request: v.object({ orderId: v.optional(upTo(64), '') }),
    /** `amount` is what came, where something has, and `bonus` what came with it. */
    answer: v.object({
      isRechargeDone: Yes,
      status: Whole,
      amount: v.nullish(Cents),
      bonus: Money,
      coin: v.nullish(Cents),
    }),
    refusals: { [WALLET.notFound]: 'wallet.orderUnknown' },
  },
  tradeInfo: {
    path: '/app/v1/tradeInfo',
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 30_000 },
    request: Nothing,
    answer: TradeInfo,
  },
  anonymousTradeInfo: {
    path: '/app/v1/anonymous/tradeInfo',
    access: 'anyone',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 60_000 },
    request: Nothing,
    answer: TradeInfo,
  },
  getExchange,
  exchange: {
    path: '/app/v1/exchange',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: v.object({
      amount: Amount,
      bankId: Id,
      exchangeType: v.optional(Id, 0), // The id of the way; 0 is the bank itself.
      password: v.optional(SealedPassword),
      /** One of the three proves a second time who asks, from the sum on that the terms name. */
      passkey: v.optional(CeremonyJson),
      safeboxPassword: v.optional(SealedPassword),
      code: v.optional(OneTimeCode),
    }),
    answer: v.object({ orderId: v.pipe(v.string(), v.minLength(1)), status: Whole, coin: v.nullish(Cents) }),
    refusals: {
      [WALLET.notEnough]: 'wallet.notEnough',
      [WALLET.wagerFirst]: 'wallet.wagerFirst',
      [WALLET.belowMinimum]: 'wallet.belowMinimum',
      [WALLET.aboveMaximum]: 'wallet.aboveMaximum',
      [WALLET.needsBank]: 'wallet.needsBank',
      [WALLET.selfExcluded]: 'wallet.selfExcluded',
      [WALLET.pending]: 'wallet.pending',
      [WALLET.wrongPassword]: 'wallet.wrongPassword',
      [WALLET.tooOften]: 'wallet.tooOften',
      [WALLET.channelClosed]: 'wallet.channelClosed',
      [WALLET.needsKyc]: 'wallet.needsKyc',
      [WALLET.needsPassword]: 'wallet.needsPassword',
      [WALLET.dailyCount]: 'wallet.dailyCount',
      [WALLET.needsProof]: 'wallet.needsProof',
      [WALLET.wrongProof]: 'wallet.wrongProof',
      [WALLET.newProof]: 'wallet.newProof',
    },
  },
  /** Of ours: a withdrawal that has not been sent, or a deposit that nothing has come for. */
  cancelOrder: {
    path: '/app/v1/cancelOrder',
    isOurs: true,
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: v.object({ orderId: filled(64) }),
    answer: v.object({ orderId: Text, coin: v.nullish(Cents) }),
    refusals: {
      [WALLET.notFound]: 'wallet.orderUnknown',
      [WALLET.tooLateToCancel]: 'wallet.tooLateToCancel',
    },
  },
  addBankInfo: {
    path: '/app/v1/addBankInfo',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: BankInfo,
    answer: BankList,
    gives: getExchange,
    refusals: BANK_REFUSALS,
  },
  modifyBankInfo: {
    path: '/app/v1/modifyBankInfo',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: BankInfo,
    answer: BankList,
    gives: getExchange,
    refusals: BANK_REFUSALS,
  },
  getLotterConfig: {
    path: '/app/v1/getLotterConfig',
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 60_000 },
    request: Nothing,
    /** `perHundredPesos` is how many points a hundred pesos of bets earn. */
    answer: v.object({ lottery: Points, perHundredPesos: Points, list: listOf(PointsOffer, 'pointsOffers') }),
  },
  lotteryExchange: {
    path: '/app/v1/lotteryExchange',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    /** `points` is the price of one as the player has seen it: at another price the offer is gone. */
    request: v.object({
      id: Id,
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
      points: v.optional(Amount),
    }),
    answer: v.object({
      lottery: v.nullish(v.number()),
      coin: v.nullish(Cents),
      rewardList: listOf(Reward, 'rewardList'),
    }),
    refusals: {
      [WALLET.notEnough]: 'points.notEnough',
      [WALLET.notFound]: 'points.gone',
      [WALLET.tooOften]: 'points.usedUp',
      [WALLET.selfExcluded]: 'wallet.selfExcluded',
    },
  },
});
