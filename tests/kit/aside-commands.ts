/** What a player does with the safebox, points and coupons: commands for the model of the wallet. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { account } from '#contract/account.ts';
import { SAFEBOX_DIRECTIONS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { type AsideOracle, OFFERS, type Told } from './aside-oracle.ts';
import type { Moving, Step } from './money-commands.ts';
import { COUPONS, type CouponKind, type MoneyOracle } from './money-oracle.ts';
import type { Mover } from './mover.ts';
import { fc } from './property.ts';

const { boolean, constantFrom, integer, nat, oneof, record } = fc;

export const SAFEBOX_SECRET = 'put-aside-88';

/** Sent again it is told its first answer. */
const answered = ({ post }: Mover, path: string, body: object, reckon: () => Told) => {
  const key = randomUUID();
  let expected: Told | undefined;
  return async () => {
    expected ??= reckon();
    expect(await post(path, body, key)).toMatchObject(expected);
  };
};

export function asideCommands<Model extends { money: MoneyOracle; aside: AsideOracle }, Real extends { mover: Moving }>(
  step: Step<Model, Real>,
) {
  const amountOf = oneof(integer({ min: 1, max: 9_000 }), integer({ min: 1, max: 90_000 }));

  const put = amountOf.map((amount) =>
    step(`put aside ${amount}`, async ({ aside }, { mover }) => {
      const body = { direction: SAFEBOX_DIRECTIONS.in, amount };
      return answered(mover, account.safeboxTransfer.path, body, () => aside.putAside(amount));
    }),
  );

  const take = record({ amount: amountOf, isProved: constantFrom(true, true, true, false) }).map(
    ({ amount, isProved }) =>
      step(`take back ${amount}${isProved ? '' : ' without the password'}`, async ({ aside }, { mover }) => {
        const proof = isProved ? { password: mover.seal(SAFEBOX_SECRET) } : {};
        const body = { direction: SAFEBOX_DIRECTIONS.out, amount, ...proof };
        return answered(mover, account.safeboxTransfer.path, body, () => aside.takeBack(amount, isProved));
      }),
  );

  const wish = { offer: constantFrom(...OFFERS), times: integer({ min: 1, max: 3 }), isDearer: nat(9) };
  const exchange = record(wish).map(({ offer, times, isDearer }) =>
    step(`points for ${times} of offer ${offer.id}`, async ({ aside }, { mover }) => {
      const points = isDearer === 0 ? offer.points + 1 : offer.points;
      const body = { id: offer.id, count: times, points };
      return answered(mover, wallet.lotteryExchange.path, body, () => aside.exchange(offer, times, points));
    }),
  );

  const coupon = boolean().map((isPercent) =>
    step(`a coupon: ${isPercent ? 'percent' : 'amount'}`, async ({ money }, { mover }) => {
      const [kind, ref]: [CouponKind, string] = [isPercent ? 'percent' : 'amount', randomUUID()];
      let given: number | undefined;
      return async () => {
        const id = await mover.giveCoupon(kind, ref);
        expect(id).toBe(given ?? id);
        if (given === undefined) {
          money.giveCoupon(id, kind);
          mover.coupons.push(id);
        }
        given = id;
      };
    }),
  );

  return [put, take, exchange, coupon];
}

/** As the operator sets them. */
export const COUPON_ITEMS = Object.fromEntries(
  Object.values(COUPONS).map(({ id, count, limit }) => [id, { num: count, paramStr: { limitAmount: limit } }]),
);
