import type { Cents } from './money.ts';

const TYPED = /^₱?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/;
const CENTS_PER_PESO = 100;

/** "1,250.5" is 125050 hundredths; undefined for what is no amount of money. */
export function readAmount(typed: string): Cents | undefined {
  const [, pesos, rest = ''] = TYPED.exec(typed.trim()) ?? [];
  if (pesos === undefined) return undefined;
  return (Number(pesos.replaceAll(',', '')) * CENTS_PER_PESO + Number(rest.padEnd(2, '0'))) as Cents;
}
