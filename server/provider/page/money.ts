import { formatPesos, formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';

/** 123456 becomes "₱1,234.56". */
export const pesos = (amount: number): string => formatPesos(cents(amount));

/** 5000 becomes "₱50". */
export const shortPesos = (amount: number): string => formatShortPesos(cents(amount));

/** 100 becomes "1", 250_000 "2.5k": what fits on a chip. */
export function chipLabel(amount: number): string {
  const whole = amount / 100;
  return whole >= 1_000 ? `${whole / 1_000}k` : String(whole);
}
