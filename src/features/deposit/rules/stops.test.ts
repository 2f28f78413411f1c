import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { OpenDeposit, TradeInfo } from '#contract/entities/order.ts';
import { cents } from '#shared/money.ts';
import { stopOf, stopOfPrice } from './stops.ts';

const LATER = Date.now() + 3_600_000;
const ownOf = (left: number, until = LATER) => ({ left: cents(left), span: 'day' as const, until });
const infoWith = (more: Partial<TradeInfo>) => ({ firstMinAmount: 50_000, ownLimit: null, ...more }) as TradeInfo;
const wayFrom = (least: number) => ({
  id: 1,
  name: '',
  icon: '',
  bankId: 0,
  least: cents(least),
  most: cents(900_000),
});
const unpaid = (count: number, status: number = ORDER_STATUS.pending) =>
  Array.from({ length: count }, () => ({ status }) as OpenDeposit);

const NONE = { open: [], totalRecharge: 75_000 };

describe('nothing can be put in', () => {
  const ways = [wayFrom(20_000), wayFrom(10_000)];
  test.each([
    [4, ORDER_STATUS.pending, undefined],
    [5, ORDER_STATUS.pending, 'manyUnpaid'],
    [5, ORDER_STATUS.reviewing, undefined],
  ])('with %i deposits that stand at %i: %s', (count, status, why) => {
    expect(stopOf({ ...NONE, info: infoWith({}), ways, open: unpaid(count, status) })?.why).toBe(why);
  });

  test.each([
    [10_000, LATER, undefined],
    [9_999, LATER, { why: 'own', own: ownOf(9_999), least: 10_000 }],
    [0, LATER, { why: 'own', own: ownOf(0), least: 10_000 }],
    [0, 1, undefined],
  ])('where the own limit leaves %i until %i, by the least of all ways', (left, until, stop) => {
    expect(stopOf({ ...NONE, info: infoWith({ ownLimit: ownOf(left, until) }), ways })).toEqual(stop);
  });

  test('where the own limit leaves less than a first deposit has to be', () => {
    const facts = { ways, open: [], info: infoWith({ ownLimit: ownOf(49_999) }) };
    expect(stopOf({ ...facts, totalRecharge: 0 })).toMatchObject({ why: 'own', least: 50_000 });
    expect(stopOf({ ...facts, totalRecharge: 1 })).toBeUndefined();
  });
});

test.each([
  ['five are unpaid', { open: unpaid(5), totalRecharge: 0 }, 20_000, 'manyUnpaid'],
  ['a first deposit has to be more', { open: [], totalRecharge: 0 }, 49_999, 'first'],
  ['the own limit leaves less than a first deposit has to be', { open: [], totalRecharge: 0 }, 20_000, 'own', 49_999],
  ['it is as much as a first deposit has to be', { open: [], totalRecharge: 0 }, 50_000, undefined],
  ['there was a deposit', NONE, 20_000, undefined],
  ['the own limit leaves less', NONE, 60_001, 'own'],
  ['the own limit leaves as much', NONE, 60_000, undefined],
])('what is sold for a price, where %s', (_where, given, price, why, left = 60_000) => {
  expect(
    stopOfPrice({ ...given, info: infoWith({ ownLimit: ownOf(left) }) }, { price, actType: 7, propId: 1 })?.why,
  ).toBe(why);
});

const PACK = { pack: { title: 'Pack', rewardList: [] } };

test.each([
  ['a pack whose deposit is under way', true, 7, 1, PACK],
  ['another pack of the same promotion', false, 7, 2, PACK],
  ['a pack of another promotion', false, 8, 1, PACK],
  ['a card or package, which may be bought again', false, 7, 1, {}],
])('%s is refused as ordered already: %s', (_what, isRefused, actType, propId, given) => {
  const open = [{ ...unpaid(1)[0], actType: 7, propId: 1 } as OpenDeposit];
  const buys = { price: 20_000, actType, propId, ...given };
  const stop = stopOfPrice({ ...NONE, open, info: infoWith({}) }, buys);
  expect(stop).toEqual(isRefused ? { why: 'ordered', orders: open } : undefined);
});
