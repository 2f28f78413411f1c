import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  transactions: 'Mga transaksyon',
  kindsName: 'Ano ang ipapakita',
  all: 'Lahat',
  kinds: {
    bet: 'Mga taya',
    win: 'Mga panalo',
    betUndone: 'Ibinalik na taya',
    reward: 'Mga reward',
    correction: 'Mga pagwawasto',
    deposit: 'Mga deposit',
    withdrawal: 'Mga withdrawal',
    withdrawalReturned: 'Ibinalik na withdrawal',
  },
  names: {
    bet: 'Taya',
    win: 'Panalo',
    betUndone: 'Ibinalik ang taya',
    reward: 'Reward',
    correction: 'Pagwawasto',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    withdrawalReturned: 'Ibinalik ang withdrawal',
  },
  deposits: {
    pending: 'Hinihintay ang bayad ninyo',
    done: 'Naidagdag na',
    refused: 'Hindi nabayaran',
    expired: 'Hindi nabayaran sa oras',
    reviewing: 'Sinusuri',
  },
  withdrawals: {
    pending: 'Naipadala sa bangko ninyo',
    done: 'Bayad na',
    refused: 'Hindi nabayaran, naibalik ang pera',
    expired: 'Hindi nabayaran, naibalik ang pera',
    reviewing: 'Sinusuri',
  },
  rounds: { open: 'Bukas pa', settled: 'Nilaro na', undone: 'Naibalik ang taya' },
  betOf: (amount) => `Taya ${amount}`,
  won: (amount) => `Panalo ${amount}`,
  nothingWon: 'Walang panalo',
  moneyIn: 'Pumasok',
  moneyOut: 'Lumabas',
  balanceAfter: (amount) => `Balanse ${amount}`,
  none: message('records.none', 'Wala pa rito. Lalabas dito ang mga taya, panalo, deposit at withdrawal ninyo.'),
  noneOfKind: message('records.noneOfKind', 'Wala pang ganito.'),
  toGames: 'Pumunta sa mga laro',
};
