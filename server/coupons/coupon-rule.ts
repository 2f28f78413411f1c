/** What the operator says of coupons: how long they are good and on which terms, and the limit of each. */
import * as v from 'valibot';

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000));

const CouponRule = v.object({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
  /** How often what one adds is to be bet before it may be withdrawn. */
  betRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 1),
});

/** As every client is told of them, by the item's id. */
const Items = v.record(
  v.string(),
  v.object({ paramStr: v.optional(v.object({ limitAmount: v.optional(Amount, 0) })) }),
);

export interface CouponRule extends v.InferOutput<typeof CouponRule> {
  /** Of a percentage the most that it adds, of an amount the least deposit; 0 where there is no limit. */
  limitOf(itemId: number): number;
}

interface Settings {
  coupons?: unknown;
  appPropConfigMap?: unknown;
}

/** What is set wrongly counts as not set. */
export function readCouponRule({ coupons, appPropConfigMap }: Settings): CouponRule {
  const terms = v.parse(v.fallback(CouponRule, v.parse(CouponRule, {})), coupons ?? {});
  const items = v.parse(v.fallback(Items, {}), appPropConfigMap ?? {});
  return { ...terms, limitOf: (itemId) => items[itemId]?.paramStr?.limitAmount ?? 0 };
}
