import type { ExchangeTerms } from '#contract/entities/order.ts';

export type BankChoice = ExchangeTerms['bankList'][number];

/** A player has one account at each bank. */
export const freeBanks = ({ bankList, appUserBankList }: ExchangeTerms): BankChoice[] =>
  bankList.filter(({ bankId }) => appUserBankList.every((account) => account.bankId !== bankId));
