import { spoken } from '#ui/spoken.ts';

const items: Record<number, (count: number) => string> = {
  40_001: (count) => (count === 1 ? '1 active point' : `${count} active points`),
  40_002: (count) => (count === 1 ? '1 box' : `${count} boxes`),
  40_003: (count) => (count === 1 ? '1 lottery turn' : `${count} lottery turns`),
  40_004: (count) => (count === 1 ? '1 firework' : `${count} fireworks`),
};

export const text = spoken('gift', {
  points: (count: string) => (count === '1' ? '1 point' : `${count} points`),
  pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  percentCoupon: (percent: number) => `${percent}% coupon`,
  couponOf: (amount: string) => `${amount} coupon`,
  givenCoupons: (count: number, coupon: string, least: string) => `${count} × ${coupon} for ${least} or more`,
  items,
});
