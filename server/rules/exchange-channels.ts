/** The ways to withdraw. All amounts in hundredths of a peso. */
import { WITHDRAWAL } from './trade-terms.ts';

const BANK_CHANNEL = 1;

/** Zero is the bank itself as well. */
export const isChannel = (exchangeType: number): boolean => exchangeType === 0 || exchangeType === BANK_CHANNEL;

/** The one there is: to any of the player's accounts. */
export const exchangeChannels = [
  {
    id: BANK_CHANNEL,
    name: 'bank',
    title: 'Bank or e-wallet',
    icon: '',
    bankId: 0,
    minAmount: WITHDRAWAL.least,
    maxAmount: WITHDRAWAL.most,
    fee: 0,
    status: 1,
    sort: 1,
  },
];
