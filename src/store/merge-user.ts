import type { RefreshedUser, User } from '#contract/entities/user.ts';

/** The player with what a refresh or a change has brought. An account at a known bank takes the place of the one there. */
export function mergeUser(user: User, fields: RefreshedUser): User {
  const merged = { ...user, ...fields } as User;
  if (!fields.appUserBankList) return merged;
  const banks = new Map([...user.appUserBankList, ...fields.appUserBankList].map((bank) => [bank.bankId, bank]));
  return { ...merged, appUserBankList: [...banks.values()] };
}
