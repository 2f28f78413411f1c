import { describe, expect, test } from 'vitest';
import { KYC_STATUS, ORDER_STATUS } from '#contract/money-enums.ts';
import { kyc } from '#contract/kyc.ts';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { buttonOf, said, seenText, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { leavePage, resume, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';
import { choose, confirm, openWithdraw, TERMS } from '../../../../tests/kit/client/withdraw.tsx';

const papers = (status: number, reason = '') => ({ ...exampleOf(kyc.kyc), status, reason });
const sent = () => wire.asked(wallet.exchange);

test('[WALLET-17, WALLET-18, WALLET-19] the terms are on the screen', async () => {
  const terms = seenText((await openWithdraw()).querySelector('.terms') as Element);
  expect(terms).toContain('Withdrawals are processed within two banking days.');
  expect(terms).toContain('A deposit must be wagered at least once before withdrawal.');
  expect(terms).toContain('Bonus funds cannot be withdrawn.');
});

test('every reason is told before a tap, with what is left to bet, and there is no form', async () => {
  const reasonList = [WALLET.needsKyc, WALLET.needsBank, WALLET.dailyCount, WALLET.wagerFirst];
  wire.on(kyc.kyc, papers(KYC_STATUS.none));
  const place = await openWithdraw({ ...TERMS, reasonList, wagerRequired: 50_000, wagerDone: 20_000, available: 0 });
  for (const key of ['wallet.needsKyc', 'wallet.needsBank', 'wallet.dailyCount', 'wallet.wagerFirst'])
    expect(said(place, key)).toBeDefined();
  expect(seenText(place)).toContain('₱300.00 left to bet');
  expect(buttonOf(place, 'Add an account')?.getAttribute('href')).toBe('/bindBankCard');
  expect(place.querySelector('form')).toBeNull();
});

test.each([
  [KYC_STATUS.refused, 'wallet.kycRejected', 'Your ID wasn’t accepted: The picture is blurred.', '/walletsKyc'],
  [KYC_STATUS.reviewing, 'kyc.reviewing', 'Your documents are being checked. This takes up to a day.', undefined],
])('while papers stand at %i, it is said how they stand, with the way on', async (status, key, words, href) => {
  wire.on(kyc.kyc, papers(status, 'The picture is blurred.'));
  const place = await openWithdraw({ ...TERMS, reasonList: [WALLET.needsKyc] });
  expect(said(place, key)).toBe(words);
  expect(buttonOf(place, 'Verify your identity')?.getAttribute('href')).toBe(href);
});

test.each([
  ['all of it', 'wallet.amount'],
  ['50', 'wallet.belowMinimum'],
  ['700', 'wallet.notEnough'],
  ['90,000', 'wallet.notEnough'],
])('"%s" is refused on the spot, and nothing is sent', async (amount, key) => {
  const place = await openWithdraw();
  await choose(place, amount);
  expect(said(place, key)).toBeDefined();
  expect(document.querySelector('dialog')).toBeNull();
  expect(sent()).toHaveLength(0);
});

test('[WALLET-23] a confirmed amount is sent once, and the screen asks for its order', async () => {
  const place = await openWithdraw();
  await choose(place, '500');
  expect(sent()).toHaveLength(0);
  const order = {
    ...(exampleOf(wallet.getExchange)['order'] as object),
    amount: 50_000,
    status: ORDER_STATUS.reviewing,
  };
  wire.on(wallet.getExchange, { ...TERMS, balance: 10_000, held: 50_000, reasonList: [WALLET.pending], order });
  await confirm();
  await confirm();
  expect(sent().map(({ body }) => [body['amount'], body['bankId'], body['password']])).toEqual([
    [50_000, 5, undefined],
  ]);
  expect(sent()[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(seenText(place)).toContain('On its way to you₱500.00');
  expect(said(place, 'wallet.pending')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Order/);
});

test('while every way is closed the screen says so in place of the form', async () => {
  const place = await openWithdraw({ ...TERMS, channelList: [] });
  expect(said(place, 'wallet.channelClosed')).toBeDefined();
  expect(place.querySelector('form')).toBeNull();
});

test('an order that is under way is looked at again until it has ended', async () => {
  const order = { ...(exampleOf(wallet.getExchange)['order'] as object), status: ORDER_STATUS.pending };
  const place = await openWithdraw({ ...TERMS, reasonList: [WALLET.pending], order });
  wire.on(wallet.getExchange, {
    ...TERMS,
    order: { ...order, status: ORDER_STATUS.refused, reason: 'No such account.' },
  });
  await pass(4_100);
  expect(said(place, 'wallet.returned')).toBeDefined();
  expect(said(place, 'wallet.reason')).toContain('No such account.');
  // A reader hears the step that is new, and not those before and after it as well.
  expect(place.querySelector('[role=status][aria-atomic=false] > .withdraw-steps')).not.toBeNull();
  const asked = wire.asked(wallet.getExchange).length;
  await pass(10_000);
  expect(wire.asked(wallet.getExchange)).toHaveLength(asked);
});

test('a refusal is worded in the sheet, which stays', async () => {
  const place = await openWithdraw();
  await choose(place, '500');
  wire.on(wallet.exchange, refusal(WALLET.tooOften));
  await confirm();
  expect(said(document, 'wallet.tooOften')).toBeDefined();
  expect(place.querySelector('dialog')).not.toBeNull();
});

test('a wrong password is typed anew and sent at once, and the same one twice in a moment is sent once', async () => {
  const place = await openWithdraw({ ...TERMS, needsPassword: true });
  await choose(place, '500');
  wire.on(wallet.exchange, refusal(WALLET.wrongPassword));
  const field = () => document.querySelector('dialog input[type=password]');
  const submit = () =>
    document.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  for (const password of ['first-guess', 'second-guess', 'second-guess']) {
    await type(field(), password);
    submit();
    await pass(40);
  }
  expect(sent()).toHaveLength(2);
  expect(wrongField(document, 'wallet.wrongPassword')).toBe(field());
});

test('a lost answer closes the sheet, and the button says that the bank is asked', async () => {
  const place = await openWithdraw();
  await choose(place, '500');
  wire.on(wallet.exchange, 'refused');
  await confirm();
  expect(place.querySelector('dialog')).toBeNull();
  expect(buttonOf(place, 'Checking your request…')?.getAttribute('aria-disabled')).toBe('true');
  await choose(place, '500');
  expect(place.querySelector('dialog')).toBeNull();
});

test('without a connection the form says so and opens no sheet', async () => {
  const place = await openWithdraw();
  setOnline(false);
  await pass(100);
  expect(said(place, 'wallet.noConnection')).toBeDefined();
  await choose(place, '500');
  expect(document.querySelector('dialog')).toBeNull();
  expect(sent()).toHaveLength(0);
});

const amountIn = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[inputmode=decimal]')?.value;

test('a last look whose connection goes says so, and sends nothing', async () => {
  await choose(await openWithdraw(), '500');
  const sheet = document.querySelector('dialog') as Element;
  expect(said(sheet, 'wallet.noConnection')).toBeUndefined();
  setOnline(false);
  await pass(100);
  expect(said(sheet, 'wallet.noConnection')).toBeDefined();
  await confirm();
  expect(sent()).toHaveLength(0);
  expect(document.querySelector('dialog')).not.toBeNull();
});

test('a typed amount outlives the page, is nothing of the next player’s, and is gone once it is sent', async () => {
  const place = await openWithdraw();
  await type(place.querySelector('input[inputmode=decimal]'), '250');
  await leavePage();
  const later = await openWithdraw(TERMS, resume);
  expect(amountIn(later)).toBe('250');
  await choose(later, '300');
  await confirm();
  expect(sent()).toHaveLength(1);
  await leavePage();
  const last = await openWithdraw(TERMS, resume);
  expect(amountIn(last)).toBe('');
  await type(last.querySelector('input[inputmode=decimal]'), '400');
  await leavePage();
  expect(amountIn(await openWithdraw(TERMS, () => signIn({ id: 8, token: 'ben-token' })))).toBe('');
});

describe('a withdrawal that is only asked for', () => {
  const order = { ...(exampleOf(wallet.getExchange)['order'] as object), status: ORDER_STATUS.reviewing };
  const openHeld = () => openWithdraw({ ...TERMS, reasonList: [WALLET.pending], order });
  const taken = () => wire.asked(wallet.cancelOrder);

  async function cancel(place: HTMLElement) {
    buttonOf(place, 'Cancel withdrawal')?.click();
    await pass(100);
    buttonOf(document, 'Yes, cancel it')?.click();
    await pass(400);
  }

  test('is taken back after a second look, by one call that names it, and the screen says so', async () => {
    const place = await openHeld();
    wire.on(wallet.getExchange, { ...TERMS, order: { ...order, status: ORDER_STATUS.cancelled } });
    buttonOf(place, 'Cancel withdrawal')?.focus();
    await cancel(place);
    expect(taken().map(({ body }) => body['orderId'])).toEqual([(order as { orderId?: string }).orderId]);
    expect(taken()[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(document.querySelector('dialog')).toBeNull();
    expect(said(place, 'wallet.cancelled')).toBeDefined();
    expect(buttonOf(place, 'Cancel withdrawal')).toBeUndefined();
    // The button that had the focus is gone, and the order has it.
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Order/);
  });

  test('that has been sent meanwhile is not taken back, and the sheet says why', async () => {
    const place = await openHeld();
    wire.on(wallet.cancelOrder, refusal(WALLET.tooLateToCancel));
    await cancel(place);
    expect(said(document, 'wallet.tooLateToCancel')).toBeDefined();
  });

  test('is not taken back without a connection, and the button says when it can be', async () => {
    const place = await openHeld();
    setOnline(false);
    await pass(100);
    expect(said(place, 'wallet.noCancel')).toBeDefined();
    await cancel(place);
    expect(document.querySelector('dialog')).toBeNull();
    expect(taken()).toHaveLength(0);
  });

  test('whose answer is lost is asked about, and never sent again', async () => {
    const place = await openHeld();
    wire.on(wallet.cancelOrder, 'refused');
    await cancel(place);
    expect(document.querySelector('dialog')).toBeNull();
    expect(buttonOf(place, 'Checking your request…')?.getAttribute('aria-disabled')).toBe('true');
    await pass(5_000);
    expect(taken().filter(({ headers }) => !headers.get('what-became-of-it'))).toHaveLength(1);
  });

  test('that is sent offers no way back', async () => {
    const place = await openWithdraw({ ...TERMS, order: { ...order, status: ORDER_STATUS.pending } });
    expect(buttonOf(place, 'Cancel withdrawal')).toBeUndefined();
  });
});

test('the focus goes to the order of the tap, and not to one that is made elsewhere later', async () => {
  const place = await openWithdraw();
  await choose(place, '500');
  const order = { ...(exampleOf(wallet.getExchange)['order'] as object), status: ORDER_STATUS.pending };
  wire.on(wallet.getExchange, { ...TERMS, order: { ...order, orderId: 'mine' } });
  await confirm();
  expect(document.activeElement?.getAttribute('aria-label')).toContain('mine');
  const field = place.querySelector<HTMLElement>('input[inputmode=decimal]');
  field?.focus();
  wire.on(wallet.getExchange, { ...TERMS, order: { ...order, orderId: 'elsewhere' } });
  await pass(4_100);
  expect(place.querySelector('[aria-label*=elsewhere]')).not.toBeNull();
  expect(document.activeElement).toBe(field);
});
