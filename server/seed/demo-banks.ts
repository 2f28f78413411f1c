import type { NewRow } from '../sql/tables.ts';

/** An e-wallet goes by the phone number that it belongs to. */
const PHONE_NUMBER = { least_digits: 11, most_digits: 11, starts_with: '09' };
const ACCOUNT_NUMBER = { least_digits: 10, most_digits: 16 };

/** Where a sandbox's withdrawals go. The numbers are those of the ways to deposit, and the banks are made up. */
export const demoBanks: readonly NewRow<'bank'>[] = [
  { id: 2, name: 'GCash', short_name: 'GCash', sort: 1, ...PHONE_NUMBER },
  { id: 3, name: 'Maya', short_name: 'Maya', sort: 2, ...PHONE_NUMBER },
  { id: 4, name: 'Luzon Savings Bank', short_name: 'LSB', sort: 3, ...ACCOUNT_NUMBER },
  { id: 5, name: 'Bank of the Islands', short_name: 'BOI', sort: 4, ...ACCOUNT_NUMBER },
  { id: 6, name: 'Mindanao Rural Bank', short_name: 'MRB', sort: 5, ...ACCOUNT_NUMBER },
];
