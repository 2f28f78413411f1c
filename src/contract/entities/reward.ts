import * as v from 'valibot';
import { jsonListOf } from '../answer-fields.ts';

const Count = v.pipe(v.number(), v.safeInteger());

/**
 * What a player is given: of coin (2001) and points (2002) hundredths, of every other item pieces. `betRate` is how
 * often a coin reward is to be wagered, `num` what a coupon is worth in pesos and `limitAmount` for which deposit. Some servers say `amount` where others say `count`; it reads as `count`.
 */
export const Reward = v.pipe(
  v.object({
    id: v.number(),
    count: v.nullish(Count),
    amount: v.nullish(Count),
    betRate: v.nullish(v.number(), 0),
    num: v.nullish(v.number()),
    limitAmount: v.nullish(v.number()),
  }),
  v.transform(({ count, amount, ...rest }) => ({ ...rest, count: count ?? amount ?? 0 })),
);
export type Reward = v.InferOutput<typeof Reward>;

const Award = jsonListOf(Reward, 'award');

/** Reads the JSON text of a config row's `award`; malformed text gives no rewards. */
export function readAward(award: string): Reward[] {
  return v.parse(Award, award);
}
