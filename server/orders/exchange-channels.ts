/** The ways to withdraw. All amounts in hundredths of a peso. */
import { WITHDRAWAL } from '../rules/trade-terms.ts';

/** By this way to any of the player's accounts. */
const ANY = 0;

interface Way {
  id: number;
  name: string;
  /** Empty where the page says it, in the player's language. */
  title: string;
  /** Whose accounts alone it pays to, by the short name that the operator's list of banks has for it. */
  wallet?: string;
}

const WAYS: readonly Way[] = [
  { id: 1, name: 'bank', title: '' },
  { id: 2, name: 'gcash', title: 'GCash', wallet: 'GCash' },
  { id: 3, name: 'maya', title: 'Maya', wallet: 'Maya' },
];

/** As the wire has them. An e-wallet that is no bank of the operator's has no way. */
export const exchangeChannels = (banks: readonly { id: number; short_name: string }[]) =>
  WAYS.flatMap(({ id, name, title, wallet }) => {
    const bankId = wallet === undefined ? ANY : banks.find(({ short_name }) => short_name === wallet)?.id;
    if (bankId === undefined) return [];
    const { least: minAmount, most: maxAmount } = WITHDRAWAL;
    return [{ id, name, title, icon: '', bankId, minAmount, maxAmount, fee: 0, status: 1, sort: id }];
  });

/** A wish that names no way goes by the first. */
export const wayOf = (exchangeType: number): Way | undefined =>
  exchangeType === 0 ? WAYS[0] : WAYS.find(({ id }) => id === exchangeType);

export const paysTo = ({ wallet }: Way, shortName: string): boolean => wallet === undefined || wallet === shortName;
