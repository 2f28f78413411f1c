import type { Cents } from '#shared/money.ts';

const TYPED = /^₱?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/;
const CENTS_PER_PESO = 100;

/** "1,250.5" is 125050 hundredths; undefined for what is no amount of money. */
export function readAmount(typed: string): Cents | undefined {
  const [, pesos, rest = ''] = TYPED.exec(typed.trim()) ?? [];
  if (pesos === undefined) return undefined;
  return (Number(pesos.replaceAll(',', '')) * CENTS_PER_PESO + Number(rest.padEnd(2, '0'))) as Cents;
}

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
  if (amount > most) return 'tooMuch';
  return amount > available ? 'notEnough' : undefined;
}
