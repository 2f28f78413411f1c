import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  points: (count) => (count === '1' ? '1 point' : `${count} points`),
  pieces: (count) => `${count} piraso`,
  percentCoupon: (percent) => `Coupon na ${percent}%`,
  couponOf: (amount) => `Coupon na ${amount}`,
  givenCoupons: (count, coupon, least) => `${count} × ${coupon} para sa ${least} pataas`,
  items: {
    40_001: (count) => `${count} active points`,
    40_002: (count) => `${count} kahon`,
    40_003: (count) => `${count} bunot sa lottery`,
    40_004: (count) => `${count} paputok`,
  },
};
