import type { Bank } from '#contract/entities/bank.ts';
import type { ExchangeChannel, ExchangeTerms } from '#contract/entities/order.ts';
import { text } from '../text.ts';

export type BankChoice = ExchangeTerms['bankList'][number];

/** The ways that are open now, in the operator's order. */
export const openChannels = ({ channelList }: Pick<ExchangeTerms, 'channelList'>): ExchangeChannel[] =>
  channelList.filter(({ status }) => status === 1).toSorted((one, other) => one.sort - other.sort);

/** Where the address names none; undefined while all are closed. */
export const firstChannel = (terms: Pick<ExchangeTerms, 'channelList'>): ExchangeChannel | undefined =>
  openChannels(terms)[0];

/** Undefined for a name that no way has, and for a way that is closed now. */
export const channelNamed = (terms: Pick<ExchangeTerms, 'channelList'>, name: string): ExchangeChannel | undefined =>
  openChannels(terms).find((channel) => channel.name.toLowerCase() === name.toLowerCase());

/** The operator's own title wins. A way to any account has a name in the player's language, so that it needs none. */
export const titleOf = ({ title, name, bankId }: Pick<ExchangeChannel, 'title' | 'name' | 'bankId'>): string =>
  title || (bankId === 0 ? text.bank : name);

/** The player's accounts that this way pays to. */
export const accountsFor = ({ bankId }: ExchangeChannel, accounts: readonly Bank[]): Bank[] =>
  accounts.filter((account) => bankId === 0 || account.bankId === bankId);

/** The bank of a way that pays to no other; undefined where it pays to any, or the bank is not on the list. */
export const onlyBankOf = ({ bankId }: ExchangeChannel, banks: readonly BankChoice[]): BankChoice | undefined =>
  banks.find((bank) => bank.bankId === bankId);

/** A player has one account at each bank. */
export const freeBanks = ({ bankList, appUserBankList }: ExchangeTerms): BankChoice[] =>
  bankList.filter(({ bankId }) => appUserBankList.every((account) => account.bankId !== bankId));
