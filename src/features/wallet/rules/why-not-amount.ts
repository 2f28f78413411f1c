import type { Cents } from '#shared/money.ts';

export interface Limits {
  least: Cents;
  most: Cents;
  available: Cents;
}

/** Where the server would refuse this amount. */
export function whyNotAmount(
  amount: Cents | undefined,
  { least, most, available }: Limits,
): 'noAmount' | 'tooLittle' | 'tooMuch' | 'notEnough' | undefined {
  if (amount === undefined) return 'noAmount';
  if (amount < least) return 'tooLittle';
  if (amount <= Math.min(most, available)) return undefined;
  // The nearer bound is the one that helps.
  return available < most ? 'notEnough' : 'tooMuch';
}
