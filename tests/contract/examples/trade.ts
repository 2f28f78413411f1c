/** What may be paid in, and how a deposit is paid. */
import { AT } from './people.ts';

export const payment = {
  appRechargeBankOwn: {
    bankName: 'Bank of the Islands',
    shortBankName: 'BOI',
    accountName: 'Perya Inc',
    cardNum: '009988776655',
    amount: 50_000,
  },
  payUrl: 'https://pay.example.com/D20261020001',
  qrInfo: { orderId: 'D20261020001', qrCodeText: '00020101021127', createTime: AT, amount: 50_000 },
};

export const trade = {
  minAmount: 10_000,
  maxAmount: 5_000_000,
  firstMinAmount: 50_000,
  amountList: [{ amount: 50_000, bonus: 2_500, isHot: 1, sort: 1 }],
  channelList: [{ rechargeType: 1, status: 1, minAmount: 10_000, maxAmount: 1_000_000 }],
  ladderList: [{ step: 1, percent: 5, limitAmount: 10_000 }],
  depositsToday: 1,
  exchangeMinAmount: 20_000,
  exchangeMaxAmount: 5_000_000,
  exchangeADay: 12,
  exchangeLeftToday: 11,
  tradeList: [{ phone: '917***4567', isDeposit: false, amount: 300_000, time: AT }],
};
