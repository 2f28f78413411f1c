/** Under which names the books hold what came with a deposit: the deposit's id, and what has given it. */
import { type RawBuilder, sql } from 'kysely';

export const LADDER = 'ladder';
/** No promotion: the player has chosen it. */
export const COUPON = 'coupon';

/** All that give coin with a deposit, by their names. */
const SOURCES = [
  LADDER,
  COUPON,
  'first-charge',
  'accumulated-recharge',
  'continuous-recharge',
  'sign-up-bonus',
  'festival',
];

export function bonusRef(orderId: string, of: string): string {
  if (!SOURCES.includes(of)) throw new Error(`no reader of the books knows what ${of} gives with a deposit`);
  return `${orderId} ${of}`;
}

/** Of the deposit of a query. Once all that came with a deposit stood under its id alone. */
export const bonusRefs: RawBuilder<string[]> = sql`array[deposit.id, ${sql.join(
  SOURCES.map((of) => sql`deposit.id || ${` ${of}`}`),
)}]`;

/** Which of them it is; empty for one of before. */
export const bonusSource = (ref: string): string => ref.split(' ')[1] ?? '';
