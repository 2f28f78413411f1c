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
  moneyIn: 'Pumasok',
  moneyOut: 'Lumabas',
  balanceAfter: (amount) => `Balanse ${amount}`,
  none: message('records.none', 'Wala pa rito. Lalabas dito ang mga taya, panalo, deposit at withdrawal ninyo.'),
  noneOfKind: message('records.noneOfKind', 'Wala pang ganito.'),
  toGames: 'Pumunta sa mga laro',
};
