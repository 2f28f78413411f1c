import type { ExamplesOf } from './types.ts';
import { bankCards } from './account.ts';
import { AT, bank } from './people.ts';
import { withdrawal } from './records.ts';
import { payment, trade } from './trade.ts';

const coin500 = [{ id: 2001, count: 500, betRate: 3 }];

export const service: ExamplesOf<'service'> = {
  getCustomerServices: {
    request: {},
    answer: {
      appCustomerServiceQueue: [
        { url: 'https://help.example.com/chat/12345678', isOut: 0, icon: '/cs.png', name: 'Chat' },
      ],
    },
  },
};

const card = { bankId: 5, accountName: 'Maria Santos', cardNum: '001234564821', password: 'v2.k1.c2VhbGVk' };

export const wallet: ExamplesOf<'wallet'> = {
  recharge3: {
    request: { amount: 50_000, version: 4, actType: 9, rechargeType: 1, propId: 1 },
    answer: {
      orderId: 'D20261020001',
      ...payment,
    },
  },
  checkRechargeOrder: {
    request: { orderId: 'D20261020001' },
    answer: { isRechargeDone: true, status: 1, amount: 50_000, coin: 178_450 },
  },
  tradeInfo: {
    request: {},
    answer: {
      ...trade,
      openList: [
        {
          orderId: 'D20261020001',
          amount: 50_000,
          rechargeType: 1,
          channelName: 'QR Ph',
          status: 0,
          createTime: AT,
          actType: 7,
          propId: 3502,
          ...payment,
        },
      ],
      last: { amount: 50_000, rechargeType: 1 },
      ownLimit: { limit: 500_000, left: 300_000, span: 'day', until: AT },
    },
  },
  anonymousTradeInfo: { request: {}, answer: { ...trade, depositsToday: 0 } },
  getExchange: {
    request: {},
    answer: {
      balance: 128_450,
      available: 0,
      bonus: 5_000,
      held: 0,
      wagerRequired: 50_000,
      wagerDone: 20_000,
      leftToday: 3,
      needsPassword: false,
      needsKyc: true,
      reasonList: [1011, 1002],
      channelList: [
        {
          id: 2,
          name: 'bank',
          title: 'Bank card',
          icon: '/out/2.png',
          bankId: 0,
          minAmount: 20_000,
          maxAmount: 5_000_000,
          fee: 0,
          status: 1,
          sort: 1,
        },
      ],
      bankList: [
        {
          bankId: 5,
          bankName: 'Bank of the Islands',
          shortBankName: 'BOI',
          icon: '/bank/5.png',
          cardNumLengthMin: 10,
          cardNumLengthMax: 12,
          sort: 1,
        },
      ],
      appUserBankList: [bank],
      order: withdrawal,
    },
  },
  cancelOrder: {
    request: { orderId: 'PW-4F7A-91C2-0BD3' },
    answer: { orderId: 'PW-4F7A-91C2-0BD3', coin: 128_450 },
  },
  exchange: {
    request: { amount: 100_000, bankId: 5, exchangeType: 2, password: 'v2.k1.c2VhbGVk' },
    answer: { orderId: 'W20261020001', status: 0, coin: 28_450 },
  },
  addBankInfo: { request: card, answer: bankCards },
  modifyBankInfo: { request: card, answer: bankCards },
  getLotterConfig: {
    request: {},
    answer: {
      lottery: 15_000,
      perHundredPesos: 100,
      list: [{ id: 1, title: '₱5', points: 10_000, rewardList: coin500, leftToday: 1, sort: 1 }],
    },
  },
  lotteryExchange: {
    request: { id: 1, count: 1, points: 10_000 },
    answer: { lottery: 5_000, coin: 128_950, rewardList: coin500 },
  },
};

const letter = {
  id: 11,
  kind: 1,
  title: 'Welcome',
  content: 'Ten pesos to begin with.',
  createTime: AT,
  expireTime: AT + 604_800,
  isRead: 0,
  isReceived: 0,
  rewardList: coin500,
  words: { key: 'owed', values: { name: 'Link your phone', betRate: 1, why: 'phone' } },
};

export const mail: ExamplesOf<'mail'> = {
  getMail2: { request: { kind: 1 }, answer: { list: [letter], total: 1, red0: 0, red1: 1, red2: 0 } },
  getMailDetail: { request: { id: 11 }, answer: { mail: { ...letter, isRead: 1 } } },
  receiveMail: {
    request: { id: 11 },
    answer: { mail: { ...letter, isReceived: 1 }, rewardList: coin500, coin: 128_950 },
  },
  delMail: { request: { id: 11 }, answer: {} },
  hasMailUnread: {
    request: {},
    answer: {
      red0: 0,
      red1: 1,
      red2: 0,
      hasTask: 1,
      hasMail: 1,
      hasSignUpBonus: 0,
      hasFund: 0,
      hasAgent: 0,
      hasFreeBonus: 0,
      ticketUnread: 1,
    },
  },
};

const ticket = {
  id: 5,
  subject: 1,
  reference: 'PD-4F7A-91C2-0BD3',
  isClosed: 0,
  createTime: AT,
  readLetterId: 8,
  letterList: [
    { id: 8, isService: 0, content: 'Where is my deposit?', pictureList: [`${'ab'.repeat(16)}.jpg`], createTime: AT },
    { id: 9, isService: 1, content: 'It has arrived just now.', pictureList: [], createTime: AT + 60 },
  ],
};
const writtenLetter = { content: 'Where is my deposit?', pictures: [`${'ab'.repeat(16)}.jpg`] };

export const tickets: ExamplesOf<'tickets'> = {
  getTickets: { request: { page: 1 }, answer: { list: [ticket], total: 1 } },
  openTicket: {
    request: { subject: 1, reference: 'PD-4F7A-91C2-0BD3', diagnosis: 'Version: 1.0.28', ...writtenLetter },
    answer: { ticket },
  },
  writeInTicket: { request: { id: 5, ...writtenLetter }, answer: { ticket } },
  readTicket: { request: { id: 5, letterId: 9 }, answer: { ticket: { ...ticket, readLetterId: 9 } } },
  closeTicket: { request: { id: 5 }, answer: { ticket: { ...ticket, isClosed: 1 } } },
};

export const logging: ExamplesOf<'logging'> = {
  eventLog: {
    request: {
      eventList: [
        {
          id: '0f8fad5b-d9cb-469f-a165-70867728950e',
          eventTime: AT,
          channel: 'WEB',
          appId: 'com.demo.web',
          version: '1.0.28',
          name: 'tile-view',
          eventUserId: '100234',
        },
      ],
    },
    answer: { accepted: 1 },
  },
  actionLog: {
    request: { id: '0f8fad5b-d9cb-469f-a165-70867728950e', action: 'install-accepted', detail: { from: 'sheet' } },
    answer: {},
  },
};
