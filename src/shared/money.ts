import * as v from 'valibot';

/** Money is a whole number of hundredths of a peso; nothing else is ever added, compared or sent. */
export const Cents = v.pipe(v.number(), v.safeInteger(), v.brand('Cents'));
export type Cents = v.InferOutput<typeof Cents>;

export function cents(amount: number): Cents {
  return v.parse(Cents, amount);
}
