import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('records', {
  transactions: 'Transactions',
  kindsName: 'What to show',
  all: 'All',
  kinds: {
    bet: 'Bets',
    win: 'Wins',
    betUndone: 'Returned bets',
    reward: 'Rewards',
    correction: 'Corrections',
    deposit: 'Deposits',
    withdrawal: 'Withdrawals',
    withdrawalReturned: 'Returned withdrawals',
  },
  names: {
    bet: 'Bet',
    win: 'Win',
    betUndone: 'Bet returned',
    reward: 'Reward',
    correction: 'Correction',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    withdrawalReturned: 'Withdrawal returned',
  },
  moneyIn: 'In',
  moneyOut: 'Out',
  balanceAfter: (amount: string) => `Balance ${amount}`,
  none: message('records.none', 'Nothing here yet. Bets, wins, deposits and withdrawals are listed as they happen.'),
  noneOfKind: message('records.noneOfKind', 'Nothing of this kind yet.'),
  toGames: 'To the games',
});
