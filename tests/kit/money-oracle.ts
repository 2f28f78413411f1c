/** What deposits and withdrawals ought to come to, beside the bets and wins of `wallet-oracle.ts`: the same purse. */
import { WALLET } from '#contract/errcodes.ts';

/** Shared by all that move it. */
export interface Purse {
  cash: number;
  held: number;
  /** What is left to be bet. */
  toWager: number;
}

type DepositState = 'waiting' | 'cancelled' | 'credited' | 'reviewing' | 'failed';
type WithdrawalState = 'held' | 'sent' | 'paid' | 'released' | 'cancelled';
export type BankSays = 'wait' | 'return' | 'silent' | 'paid' | 'bounced';

const FIRST = 50_000;
const LEAST = 10_000;
const MOST_UNPAID = 5;

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

function makeDepositOracle(purse: Purse) {
  const deposits = new Map<string, { amount: number; state: DepositState }>();
  const isUnpaid = ({ state }: { state: DepositState }) => state === 'waiting' || state === 'cancelled';
  let hasDeposited = false;
  return {
    deposit(id: string, amount: number): number {
      if ([...deposits.values()].filter(isUnpaid).length >= MOST_UNPAID) return WALLET.openDeposits;
      if (amount < (hasDeposited ? LEAST : FIRST)) return WALLET.belowMinimum;
      deposits.set(id, { amount, state: 'waiting' });
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
        purse.cash += amount;
        purse.toWager += amount;
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
