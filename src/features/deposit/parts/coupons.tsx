import { type ReactNode, useId } from 'react';
import { isPercentCoupon } from '#contract/coupon-rules.ts';
import type { Coupon } from '#contract/entities/order.ts';
import { formatDate } from '#shared/format-date.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { type Cents, cents } from '#shared/money.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

interface CouponsProps {
  coupons: readonly Coupon[];
  chosen: Coupon | undefined;
  onChoose: (couponId: number | undefined) => void;
  /** What is said of the chosen one. */
  children: ReactNode;
}

/** What the player has to use with this deposit, one at a time; nothing where there is none. */
export function Coupons({ coupons, chosen, onChoose, children }: CouponsProps) {
  const name = useId();
  if (coupons.length === 0) return null;
  return (
    <>
      <fieldset className="deposit-ways deposit-coupons">
        <legend>{text.coupons}</legend>
        <label>
          <input type="radio" name={name} checked={!chosen} onChange={() => onChoose(undefined)} />
          <span>{text.noCoupon}</span>
        </label>
        {coupons.map((coupon) => (
          <label key={coupon.couponId}>
            <input
              type="radio"
              name={name}
              checked={coupon.couponId === chosen?.couponId}
              onChange={() => onChoose(coupon.couponId)}
            />
            <span>
              {text.couponAdds(worthOf(coupon))}
              <small>
                {limitOf(coupon)} {text.couponUntil(unbroken(formatDate(coupon.expireTime)))}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {children}
    </>
  );
}

/** For which deposit the chosen one is, where it is not for this. */
export function CouponNote({ coupon, amount }: { coupon: Coupon | undefined; amount: Cents | undefined }) {
  const words = whyNotCoupon(coupon, amount);
  return (
    <p className="deposit-coupon-note" role="status" data-msg-key={words?.key}>
      {words?.text}
    </p>
  );
}

/** Of a percentage any amount will do. */
export const whyNotCoupon = (coupon: Coupon | undefined, amount = cents(0)): Message | undefined =>
  coupon && !isPercentCoupon(coupon.propId) && amount < coupon.limitAmount
    ? text.couponUnfit(formatShortPesos(cents(coupon.limitAmount)))
    : undefined;

/** With spaces at which no line ends. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');

const worthOf = ({ propId, count }: Coupon): string =>
  isPercentCoupon(propId) ? `${count}%` : formatShortPesos(cents(count));

function limitOf({ propId, limitAmount }: Coupon): string {
  if (limitAmount === 0) return '';
  const limit = formatShortPesos(cents(limitAmount));
  return isPercentCoupon(propId) ? text.couponUpTo(limit) : text.couponFrom(limit);
}
