import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import type { TradeInfo } from '#contract/entities/order.ts';
import { limitsOf, payPageOf, type Way, whyNot } from './ways.ts';

const HERE = 'https://perya.example';
const WAY: Way = { id: 1, name: 'QR Ph', icon: '', bankId: 0, least: cents(60_000), most: cents(1_000_000) };
const infoOf = (firstMinAmount: number) => ({ firstMinAmount: cents(firstMinAmount) }) as TradeInfo;

test.each([
  ['the first deposit asks for more than the way does', 80_000, 0, 80_000],
  ['the way asks for more than the first deposit does', 50_000, 0, 60_000],
  ['it is not the first', 80_000, 1, 60_000],
])('the least amount where %s', (_case, first, totalRecharge, least) => {
  expect(limitsOf(WAY, infoOf(first), totalRecharge).least).toBe(least);
});

const OWN = { left: cents(70_000), until: Number.POSITIVE_INFINITY } as NonNullable<TradeInfo['ownLimit']>;

test.each([
  ['none', undefined, undefined, 'noAmount'],
  ['a cent less than the least', 59_999, undefined, 'tooLittle'],
  ['the least', 60_000, undefined, undefined],
  ['the most', 1_000_000, undefined, undefined],
  ['a cent more than the most', 1_000_001, undefined, 'tooMuch'],
  ['all that the player’s own limit leaves', 70_000, OWN, undefined],
  ['a cent more than that', 70_001, OWN, 'overOwn'],
])('what keeps a deposit of an amount back: %s', (_what, amount, own, why) => {
  const { least, most } = WAY;
  expect(whyNot(amount === undefined ? undefined : cents(amount), { least, most, own })).toBe(why);
});

test('a page of another origin may run its scripts in the frame, one of our own may not', () => {
  expect(payPageOf('https://bank.example/pay?id=1', HERE)).toMatchObject({
    href: 'https://bank.example/pay?id=1',
    sandbox: expect.stringContaining('allow-scripts') as string,
  });
  expect(payPageOf('/pay/1', HERE)).toEqual({ href: `${HERE}/pay/1`, sandbox: 'allow-forms allow-same-origin' });
});

test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'https://'])('"%s" is no page to pay at', (payUrl) => {
  expect(payPageOf(payUrl, HERE)).toBeUndefined();
});
