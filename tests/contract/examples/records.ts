import type { ExamplesOf } from './types.ts';
import { AT } from './people.ts';

export const withdrawal = {
  orderId: 'W1',
  amount: 100_000,
  fee: 0,
  status: 4,
  channelName: 'Bank card',
  bankName: 'Bank of the Islands',
  cardNum: '•••• 4821',
  reason: '',
  createTime: AT,
  heldTime: AT + 1,
  approvedTime: 0,
  sentTime: 0,
  finishTime: 0,
};

const sums = { moneyIn: 50_000, moneyOut: 0, stepList: [{ step: '2026-10-20', moneyIn: 50_000, moneyOut: 0 }] };

export const records: ExamplesOf<'records'> = {
  getRechargeRecord: {
    request: { page: 1 },
    answer: {
      list: [
        {
          orderId: 'D1',
          amount: 50_000,
          bonus: 2_500,
          actType: 1,
          rechargeType: 1,
          channelName: 'E-wallet',
          reference: 'INSTAPAY-0001',
          status: 1,
          createTime: AT,
          finishTime: AT + 60,
        },
      ],
      total: 1,
      ...sums,
    },
  },
  getExchangeOrder: {
    request: { page: 1, pageSize: 50, startTime: AT - 604_800, endTime: AT },
    answer: {
      list: [withdrawal],
      total: 1,
      moneyIn: 0,
      moneyOut: 100_000,
      stepList: null,
    },
  },
  appUserCoinDetail: {
    request: { kind: 6, lastDays: 30, sumBy: 1 },
    answer: {
      list: [
        {
          id: 91,
          kind: 6,
          title: 'Deposit',
          amount: 50_000,
          balance: 178_450,
          createTime: AT,
          orderId: 'D1',
          betId: 0,
          gameName: '',
        },
      ],
      total: 1,
      ...sums,
    },
  },
  betRecord: {
    request: { gameId: 1001 },
    answer: {
      list: [
        {
          id: 7,
          gameId: 1001,
          gameName: 'Koi Rush',
          bet: 500,
          win: 1_250,
          status: 1,
          createTime: AT,
          finishTime: AT + 2,
        },
      ],
      total: 1,
      moneyIn: 1_250,
      moneyOut: 500,
      stepList: null,
      bet: 500,
      win: 1_250,
    },
  },
  betsByGame: {
    request: { lastDays: 30 },
    answer: { list: [{ id: 1001, gameName: 'Color Game', bet: 5_000, win: 3_000 }], games: 1, bet: 5_000, win: 3_000 },
  },
};
