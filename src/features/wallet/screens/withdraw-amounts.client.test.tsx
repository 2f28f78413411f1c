import { expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { said, seenText, tap, type } from '../../../../tests/kit/client/draw.ts';
import { choose, openWithdraw, TERMS } from '../../../../tests/kit/client/withdraw.tsx';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const [way] = exampleOf(wallet.getExchange)['channelList'] as object[];
const withLimits = (minAmount: number, maxAmount: number, available: number) => ({
  ...TERMS,
  balance: available,
  available,
  channelList: [{ ...way, status: 1, minAmount, maxAmount }],
});

const chips = (place: Element) => [...place.querySelectorAll('.amount-chips button')];
const typed = (place: Element) => place.querySelector<HTMLInputElement>('input[inputmode=decimal]')?.value;

test('amounts that are taken often are offered between the least and what there is, and all of it', async () => {
  const place = await openWithdraw(withLimits(60_000, 5_000_000, 123_456));
  expect(chips(place).map(seenText)).toEqual(['₱1,000', 'All ₱1,234.56']);
  await tap(chips(place).at(-1));
  expect(typed(place)).toBe('1,234.56');
  await tap(chips(place)[0]);
  expect(typed(place)).toBe('1,000.00');
});

test('which of the offered amounts is in the field is told, also when it was typed', async () => {
  const place = await openWithdraw(withLimits(20_000, 5_000_000, 123_456));
  const pressed = () => chips(place).map((one) => one.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['false', 'false', 'false']);
  await tap(chips(place).at(-1));
  expect(pressed()).toEqual(['false', 'false', 'true']);
  await type(place.querySelector('input[inputmode=decimal]'), '500');
  expect(pressed()).toEqual(['true', 'false', 'false']);
});

test('all is no more than a way pays at once', async () => {
  const place = await openWithdraw(withLimits(10_000, 50_000, 123_456));
  await tap(chips(place).at(-1));
  expect(typed(place)).toBe('500.00');
});

test('more than a way pays at once is not asked for, and the form says the most', async () => {
  const place = await openWithdraw(withLimits(10_000, 50_000, 123_456));
  await choose(place, '500.01');
  expect([said(place, 'wallet.aboveMaximum'), document.querySelector('dialog')]).toEqual([
    expect.stringContaining('500'),
    null,
  ]);
  expect(wire.asked(wallet.exchange)).toEqual([]);
});

test('who has nothing to withdraw is offered no amount', async () => {
  expect(chips(await openWithdraw(withLimits(10_000, 50_000, 0)))).toEqual([]);
});

test.each([
  [ORDER_STATUS.reviewing, ['done with a sign', 'now', 'later', 'later', 'later']],
  [ORDER_STATUS.cancelled, ['done with a sign', 'unpaid with a sign']],
])('of an order that stands at %i only what is over has a sign of it', async (status, expected) => {
  const times = { heldTime: 0, approvedTime: 0, sentTime: 0, finishTime: 0 };
  const order = { ...(exampleOf(wallet.getExchange)['order'] as object), status, ...times };
  const place = await openWithdraw({ ...TERMS, reasonList: [WALLET.pending], order });
  const steps = Array.from(
    place.querySelectorAll<HTMLElement>('.withdraw-steps li'),
    (step) => `${step.dataset['is']}${step.querySelector('svg') ? ' with a sign' : ''}`,
  );
  expect(steps).toEqual(expected);
});
