/** Sums as a player reads them. The document's own script needs this, so nothing but types is imported. */
import type { Brand } from 'valibot';

/** As money.ts makes it. */
type Cents = number & Brand<'Cents'>;

const CENTS_PER_PESO = 100;

/** 123456 becomes "1,234.56". */
export function formatAmount(amount: Cents): string {
  return sign(amount) + whole(amount) + rest(amount);
}

/** 123456 becomes "₱1,234.56". */
export function formatPesos(amount: Cents): string {
  return `${sign(amount)}₱${whole(amount)}${rest(amount)}`;
}

/** 5000 becomes "₱50", 5050 stays "₱50.50": for prices on buttons, where ".00" is noise. */
export function formatShortPesos(amount: Cents): string {
  return amount % CENTS_PER_PESO === 0 ? `${sign(amount)}₱${whole(amount)}` : formatPesos(amount);
}

/** The floor variant: 12345 becomes 123. */
export function floorPesos(amount: Cents): number {
  return Math.floor(amount / CENTS_PER_PESO);
}

// By hand, because the browser's own formatter takes a slow phone a quarter of a second to make, before the first paint.

const sign = (amount: Cents): string => (amount < 0 ? '-' : '');

const whole = (amount: Cents): string =>
  String(Math.floor(Math.abs(amount) / CENTS_PER_PESO)).replaceAll(/\B(?=(\d{3})+$)/g, ',');

const rest = (amount: Cents): string => `.${String(Math.abs(amount) % CENTS_PER_PESO).padStart(2, '0')}`;
