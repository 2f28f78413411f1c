import type { Cents } from '#shared/money.ts';

/** Where an amount is none, or is more than the side that it comes from has. */
export function whyNotMove(amount: Cents | undefined, available: Cents): 'noAmount' | 'notEnough' | undefined {
  if (amount === undefined || amount <= 0) return 'noAmount';
  return amount > available ? 'notEnough' : undefined;
}
