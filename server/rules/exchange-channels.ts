/** The ways to withdraw. All amounts in hundredths of a peso. */
import { WITHDRAWAL } from './trade-terms.ts';

/** By this way to any of the player's accounts. */
const ANY = 0;

const channel = (id: number, name: string, { title, bankId }: { title: string; bankId: number }) => ({
  id,
  name,
  title,
  icon: '',
  bankId,
  minAmount: WITHDRAWAL.least,
  maxAmount: WITHDRAWAL.most,
  fee: 0,
  status: 1,
  sort: id,
});

/** An e-wallet's way pays to the player's own account there; its number is the wallet's among the banks. */
export const exchangeChannels = [
  channel(1, 'bank', { title: 'Bank or e-wallet', bankId: ANY }),
  channel(2, 'gcash', { title: 'GCash', bankId: 2 }),
  channel(3, 'maya', { title: 'Maya', bankId: 3 }),
];

/** A wish that names no way goes by the first. */
export const channelOf = (exchangeType: number) =>
  exchangeType === 0 ? exchangeChannels[0] : exchangeChannels.find(({ id }) => id === exchangeType);

export const paysTo = ({ bankId }: { bankId: number }, account: number): boolean =>
  bankId === ANY || bankId === account;
