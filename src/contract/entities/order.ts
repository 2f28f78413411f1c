/** What the wallet lists and shows: ways to pay in and out, orders, movements, bets. */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';
import { listOf, maybe, Moment, Money, Text, Whole, Yes } from '../answer-fields.ts';
import { Bank } from './bank.ts';
import { Flag, Sort } from './game.ts';
import { Reward } from './reward.ts';

/** Where to transfer to, when a deposit goes by bank. */
export const BankTransfer = v.object({
  bankName: Text,
  shortBankName: Text,
  accountName: Text,
  cardNum: Text,
  amount: Money,
});

export const QrPayment = v.object({
  orderId: Text,
  qrCodeText: v.pipe(v.string(), v.minLength(1)),
  createTime: Moment,
  amount: Money,
});

/** How a deposit is paid: the one of the three that is there says which view a player sees. */
export const PaymentWays = {
  appRechargeBankOwn: v.nullish(BankTransfer),
  payUrl: Text,
  qrInfo: v.nullish(QrPayment),
};

/** A deposit that a player has asked for and the bank has not ended: still to pay, or being checked. */
const OpenDeposit = v.object({
  orderId: v.pipe(v.string(), v.minLength(1)),
  amount: Cents,
  rechargeType: v.number(),
  channelName: Text,
  status: Whole,
  createTime: Moment,
  /** What it buys, where it buys something. */
  actType: maybe(v.number()),
  propId: maybe(v.number()),
  ...PaymentWays,
});
export type OpenDeposit = v.InferOutput<typeof OpenDeposit>;

/** A button of the deposit screen; `bonus` is what the next step of the ladder adds to this amount. */
const DepositAmount = v.object({ amount: Cents, bonus: Money, isHot: Flag, sort: Sort });

const DepositChannel = v.object({ rechargeType: v.number(), status: Flag, minAmount: Money, maxAmount: Money });

/** A step of the day's ladder: the n-th deposit earns its percentage, up to its limit. */
const LadderStep = v.object({ step: v.number(), percent: v.nullish(v.number(), 0), limitAmount: Money });

/** A package of the first charge: a deposit of its price or more buys it, and what it holds is then claimed. */
const DepositPackage = v.object({ propId: v.number(), price: Cents, rewardList: listOf(Reward, 'rewardList') });
export type DepositPackage = v.InferOutput<typeof DepositPackage>;

/** Something that a deposit brings besides: `count` is in percent or in hundredths (`coupon-rules.ts`). */
const Coupon = v.object({
  couponId: v.number(),
  propId: v.number(),
  count: v.pipe(v.number(), v.safeInteger()),
  limitAmount: Money,
  betRate: v.nullish(v.number(), 1),
  expireTime: Moment,
});
export type Coupon = v.InferOutput<typeof Coupon>;

/** A line of the ticker of money paid in and out; the phone is masked by the server. */
const Trade = v.object({ phone: Text, isDeposit: Yes, amount: Cents, time: Moment });

/** What a player has set as their limit and what it still lets them put in, of which span it is, and when that is over. */
const OwnLimit = v.object({
  limit: v.nullish(Cents),
  left: Cents,
  span: v.picklist(['day', 'week', 'month']),
  until: Moment,
});
export type OwnLimit = v.InferOutput<typeof OwnLimit>;

/** What may be paid in and out, and on which terms. A guest's has no count of today's deposits. */
export const TradeInfo = v.object({
  minAmount: Money,
  maxAmount: Money,
  firstMinAmount: Money,
  amountList: listOf(DepositAmount, 'amountList'),
  channelList: listOf(DepositChannel, 'channelList'),
  ladderList: listOf(LadderStep, 'ladderList'),
  /** How often what a step adds is to be bet before a withdrawal. */
  ladderBetRate: v.nullish(v.number(), 1),
  depositsToday: Whole,
  /** What the player's first deposit may buy; empty for who has deposited before. */
  packageList: listOf(DepositPackage, 'packageList'),
  /** Those that no deposit uses yet, what ends first first. */
  couponList: listOf(Coupon, 'couponList'),
  exchangeMinAmount: Money,
  exchangeMaxAmount: Money,
  /** How many withdrawals a day may have, and how many more a player's day has. */
  exchangeADay: Whole,
  exchangeLeftToday: v.nullish(v.number()),
  tradeList: listOf(Trade, 'tradeList'),
  /** The player's deposits that are under way, the newest first. */
  openList: listOf(OpenDeposit, 'openDeposits'),
  /** What the player has put in last, and how. */
  last: maybe(v.object({ amount: Cents, rechargeType: v.number() })),
  ownLimit: maybe(OwnLimit),
});
export type TradeInfo = v.InferOutput<typeof TradeInfo>;

/** A way to withdraw; `name` is the address of its form, and `bankId` 0 takes any of the player's cards. */
const ExchangeChannel = v.object({
  id: v.number(),
  name: v.string(),
  title: Text,
  icon: Text,
  bankId: Whole,
  minAmount: Money,
  maxAmount: Money,
  fee: Money,
  status: Flag,
  sort: Sort,
});
export type ExchangeChannel = v.InferOutput<typeof ExchangeChannel>;

/** A bank whose cards may be added. */
const BankChoice = v.object({
  bankId: v.number(),
  bankName: Text,
  shortBankName: Text,
  icon: Text,
  cardNumLengthMin: v.nullish(v.number(), 10),
  cardNumLengthMax: v.nullish(v.number(), 20),
  sort: Sort,
});

/** A list knows its entries by `id`. */
const withId = <Order extends { orderId: string }>(order: Order) => ({ ...order, id: order.orderId });

const ExchangeOrderFields = v.object({
  orderId: Text,
  amount: Cents,
  fee: Money,
  status: Whole,
  channelName: Text,
  bankName: Text,
  cardNum: Text,
  reason: Text,
  createTime: Moment,
  /** When its money was held, when it was approved, and when the bank had it; 0 before, and where it was not written down. */
  heldTime: Moment,
  approvedTime: Moment,
  sentTime: Moment,
  finishTime: Moment,
});
export const ExchangeOrder = v.pipe(ExchangeOrderFields, v.transform(withId));
export type ExchangeOrder = v.InferOutput<typeof ExchangeOrder>;

/**
 * How much may be withdrawn now, and what stands in the way: `reasonList` has the errcodes that `exchange` would refuse
 * with whatever the amount is, in the order a player hears them.
 */
export const ExchangeTerms = v.object({
  balance: Money,
  available: Money,
  /** What of the balance was given, and is still to be bet. */
  bonus: Money,
  held: Money,
  wagerRequired: Money,
  wagerDone: Money,
  /** How many more may be asked for today, as it is in Manila. */
  leftToday: v.nullish(v.number()),
  needsPassword: Yes,
  /** From this sum on a second proof is asked for; 0 where none is. */
  proofFrom: Money,
  /** It may be proved by a passkey that the player has had for a day. */
  hasPasskey: Yes,
  needsKyc: Yes,
  reasonList: listOf(v.number(), 'reasons'),
  channelList: listOf(ExchangeChannel, 'channelList'),
  bankList: listOf(BankChoice, 'bankList'),
  appUserBankList: listOf(Bank, 'appUserBankList'),
  /** The newest withdrawal, however it stands. */
  order: maybe(ExchangeOrder),
});
export type ExchangeTerms = v.InferOutput<typeof ExchangeTerms>;

const RechargeOrderFields = v.object({
  orderId: Text,
  amount: Cents,
  bonus: Money,
  actType: Whole,
  rechargeType: Whole,
  channelName: Text,
  /** How the bank calls the payment; empty before it has come. */
  reference: Text,
  status: Whole,
  createTime: Moment,
  finishTime: Moment,
});
export const RechargeOrder = v.pipe(RechargeOrderFields, v.transform(withId));
export type RechargeOrder = v.InferOutput<typeof RechargeOrder>;

/**
 * One movement of the balance: `amount` is signed, `balance` is what it left. `orderId` names the deposit or the withdrawal
 * that it belongs to, `betId` the round of a game. What gave it is told by `activity`, as the operator calls it, and by `source`: the type of
 * a promotion, or one of `COIN_SOURCES`.
 */
export const CoinMovement = v.object({
  id: v.union([v.number(), v.string()]),
  kind: Whole,
  title: Text,
  amount: Cents,
  balance: v.nullish(Cents),
  createTime: Moment,
  orderId: Text,
  betId: Whole,
  gameName: Text,
  activity: Text,
  source: Whole,
});
export type CoinMovement = v.InferOutput<typeof CoinMovement>;

export const Bet = v.object({
  id: v.union([v.number(), v.string()]),
  gameId: v.number(),
  gameName: Text,
  bet: Cents,
  win: Money,
  status: Whole,
  createTime: Moment,
  finishTime: Moment,
});
export type Bet = v.InferOutput<typeof Bet>;

/** What points buy. */
export const PointsOffer = v.object({
  id: v.number(),
  title: Text,
  points: v.number(),
  rewardList: listOf(Reward, 'rewardList'),
  leftToday: v.nullish(v.number()),
  sort: Sort,
});
export type PointsOffer = v.InferOutput<typeof PointsOffer>;
