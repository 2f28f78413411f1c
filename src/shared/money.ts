import * as v from 'valibot';

/** Money is a whole number of hundredths of a peso; nothing else is ever added, compared or sent. */
export const Cents = v.pipe(v.number(), v.safeInteger(), v.brand('Cents'));
export type Cents = v.InferOutput<typeof Cents>;

const CENTS_PER_PESO = 100;

// One formatter for the life of the program: making one costs far more than using it.
const pesos = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholePesos = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 0 });

export function cents(amount: number): Cents {
  return v.parse(Cents, amount);
}

/** 123456 becomes "1,234.56". */
export function formatAmount(amount: Cents): string {
  return pesos.format(amount / CENTS_PER_PESO);
}

/** 123456 becomes "₱1,234.56". */
export function formatPesos(amount: Cents): string {
  return `${amount < 0 ? '-' : ''}₱${pesos.format(Math.abs(amount) / CENTS_PER_PESO)}`;
}

/** 5000 becomes "₱50", 5050 stays "₱50.50": for prices on buttons, where ".00" is noise. */
export function formatShortPesos(amount: Cents): string {
  return amount % CENTS_PER_PESO === 0 ? `₱${wholePesos.format(amount / CENTS_PER_PESO)}` : formatPesos(amount);
}

/** The floor variant: 12345 becomes 123. */
export function floorPesos(amount: Cents): number {
  return Math.floor(amount / CENTS_PER_PESO);
}
