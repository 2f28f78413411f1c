/** What deposits, coupons and withdrawals ought to come to, beside the bets and wins of `wallet-oracle.ts`: the same purse. */
import { WALLET } from '#contract/errcodes.ts';

/** Shared by all that move it. */
export interface Purse {
  cash: number;
  held: number;
  /** What is left to be bet. */
  toWager: number;
  safebox: number;
  points: number;
}

export const openPurse = (cash: number): Purse => ({ cash, held: 0, toWager: 0, safebox: 0, points: 0 });

type DepositState = 'waiting' | 'cancelled' | 'credited' | 'reviewing' | 'failed';
type WithdrawalState = 'held' | 'sent' | 'paid' | 'released' | 'cancelled';
export type BankSays = 'wait' | 'return' | 'silent' | 'paid' | 'bounced';

/** A tenth, up to ₱40; and ₱50 for ₱500 or more. */
export const COUPONS = {
  percent: { id: 1005, count: 10, limit: 4_000, adds: (amount: number) => Math.min(4_000, Math.floor(amount / 10)) },
  amount: { id: 1050, count: 5_000, limit: 50_000, adds: (amount: number) => (amount < 50_000 ? 0 : 5_000) },
} as const;
export type CouponKind = keyof typeof COUPONS;
export const COUPON_BET_RATE = 3;

const FIRST = 50_000;
const LEAST = 10_000;
const MOST_UNPAID = 5;
const A_DAY = 12;

export function makeMoneyOracle(purse: Purse) {
  const deposits = makeDepositOracle(purse);
  const withdrawals = makeWithdrawalOracle(purse);
  return {
    ...deposits,
    ...withdrawals,
    cancel: (id: string): number => deposits.close(id) ?? withdrawals.takeBack(id) ?? WALLET.notFound,
  };
}

export type MoneyOracle = ReturnType<typeof makeMoneyOracle>;

interface Deposit {
  amount: number;
  state: DepositState;
  coupon: number | undefined;
}

function makeDepositOracle(purse: Purse) {
  const deposits = new Map<string, Deposit>();
  const coupons = makeCouponOracle(deposits);
  const isUnpaid = ({ state }: Deposit) => state === 'waiting' || state === 'cancelled';
  let hasDeposited = false;
  return {
    giveCoupon: coupons.give,
    deposit(id: string, amount: number, coupon: number | undefined): number {
      if ([...deposits.values()].filter(isUnpaid).length >= MOST_UNPAID) return WALLET.openDeposits;
      if (amount < (hasDeposited ? LEAST : FIRST)) return WALLET.belowMinimum;
      if (coupon !== undefined && !coupons.fits(coupon, amount)) return WALLET.couponGone;
      deposits.set(id, { amount, state: 'waiting', coupon });
      return 0;
    },
    /** The status that the bank is answered with. */
    word(id: string, amount: number, outcome: 'paid' | 'failed'): number {
      const deposit = deposits.get(id);
      if (!deposit) return 404;
      const { state } = deposit;
      if (outcome === 'failed') {
        if (state === 'credited' || state === 'reviewing') return 410;
        deposit.state = 'failed';
        return 200;
      }
      if (state === 'credited') return amount === deposit.amount ? 200 : 409;
      if (isUnpaid(deposit) && amount === deposit.amount) {
        deposit.state = 'credited';
        hasDeposited = true;
        const bonus = coupons.use(deposit);
        purse.cash += amount + bonus;
        purse.toWager += amount + COUPON_BET_RATE * bonus;
        return 200;
      }
      deposit.state = 'reviewing';
      return 409;
    },
    close(id: string): number | undefined {
      const deposit = deposits.get(id);
      if (!deposit) return undefined;
      if (deposit.state !== 'waiting') return WALLET.tooLateToCancel;
      deposit.state = 'cancelled';
      return 0;
    },
  };
}

function makeCouponOracle(deposits: ReadonlyMap<string, Deposit>) {
  const coupons = new Map<number, { kind: CouponKind; isUsed: boolean }>();
  const isKept = (id: number): boolean =>
    [...deposits.values()].some(({ coupon, state }) => coupon === id && (state === 'waiting' || state === 'reviewing'));
  return {
    give: (id: number, kind: CouponKind) => coupons.set(id, { kind, isUsed: false }),
    fits(id: number, amount: number): boolean {
      const coupon = coupons.get(id);
      return coupon !== undefined && !coupon.isUsed && !isKept(id) && COUPONS[coupon.kind].adds(amount) > 0;
    },
    /** What it adds to a deposit that is paid. */
    use({ coupon: id = 0, amount }: Deposit): number {
      const coupon = coupons.get(id);
      if (!coupon || coupon.isUsed) return 0;
      coupon.isUsed = true;
      return COUPONS[coupon.kind].adds(amount);
    },
  };
}

function makeWithdrawalOracle(purse: Purse) {
  const withdrawals = new Map<string, { amount: number; state: WithdrawalState }>();
  const isOpen = ({ state }: { state: WithdrawalState }) => state === 'held' || state === 'sent';
  const give = (withdrawal: { amount: number; state: WithdrawalState }, state: 'released' | 'cancelled') => {
    purse.held -= withdrawal.amount;
    purse.cash += withdrawal.amount;
    withdrawal.state = state;
    return state;
  };
  return {
    withdraw(id: string, amount: number): number {
      if ([...withdrawals.values()].some(isOpen)) return WALLET.pending;
      if ([...withdrawals.values()].filter(({ state }) => state === 'paid').length >= A_DAY) return WALLET.dailyCount;
      if (purse.toWager > 0) return WALLET.wagerFirst;
      if (amount < LEAST) return WALLET.belowMinimum;
      if (amount > purse.cash) return WALLET.notEnough;
      withdrawals.set(id, { amount, state: 'held' });
      purse.cash -= amount;
      purse.held += amount;
      return 0;
    },
    /** How it stands after the bank was asked as often as it takes. */
    ask(id: string, says: BankSays): WithdrawalState | undefined {
      const withdrawal = withdrawals.get(id);
      if (!withdrawal || !isOpen(withdrawal)) return withdrawal?.state;
      if (withdrawal.state === 'held' && says === 'wait') return 'held';
      if (withdrawal.state === 'held' && says === 'return') return give(withdrawal, 'released');
      if (says === 'paid') {
        purse.held -= withdrawal.amount;
        withdrawal.state = 'paid';
        return 'paid';
      }
      if (says === 'bounced') return give(withdrawal, 'released');
      withdrawal.state = 'sent';
      return 'sent';
    },
    takeBack(id: string): number | undefined {
      const withdrawal = withdrawals.get(id);
      if (!withdrawal) return undefined;
      if (withdrawal.state !== 'held') return WALLET.tooLateToCancel;
      give(withdrawal, 'cancelled');
      return 0;
    },
  };
}
