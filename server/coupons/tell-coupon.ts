import { type CouponRow, worthOf } from './coupon-store.ts';

export const tellCoupon = (coupon: CouponRow) => ({
  ...worthOf(coupon),
  couponId: coupon.id,
  betRate: Number(coupon.bet_rate),
  expireTime: coupon.expires_at.getTime(),
});
