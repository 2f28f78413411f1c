import { expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { leavePage, openLobby, resume, setOnline, setVisibility, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, requestOf, wire } from '../../../tests/kit/client/wire.ts';

const { getExchange } = wallet;
const termsAt = (status: number, orderId = 'PW-1') => {
  const terms = exampleOf(getExchange);
  return { ...terms, order: { ...exampleOrder(terms), orderId, amount: 50_000, status } };
};
const exampleOrder = (terms: object): object => (terms as { order?: object }).order ?? {};
const asks = () => wire.asked(getExchange).length;

/** A screen has asked for a withdrawal and is left; what it was told is kept. */
async function begin(status: number = ORDER_STATUS.reviewing) {
  wire.on(getExchange, termsAt(status));
  await openLobby();
  await signIn();
  const { questionOf } = await import('../ask/use-answer.ts');
  const leave = questionOf(getExchange, '{}').follow();
  await pass(1_000);
  const { withdrawals } = await import('./withdrawals.ts');
  const end = withdrawals.follow();
  await pass(100);
  return { withdrawals, leave, end };
}

const coin = async () => (await import('../player/session.ts')).player.value?.user.coin;

test.each([
  ['has paid', ORDER_STATUS.done],
  ['has sent back', ORDER_STATUS.refused],
])('what the bank %s is told on any screen, once, with the balance it left', async (_what, status) => {
  const { withdrawals, leave } = await begin();
  leave();
  wire.on(getExchange, termsAt(status));
  wire.on(session.refreshData, { ...exampleOf(session.refreshData), coin: 777 });
  await pass(1_200);
  expect(withdrawals.untold.value).toMatchObject({ orderId: 'PW-1', amount: 50_000, status });
  await pass(100);
  expect(await coin()).toBe(777);
  withdrawals.noteTold();
  const asked = asks();
  await pass(10 * 60_000);
  expect([withdrawals.untold.value, asks()]).toEqual([undefined, asked]);
});

test('on a screen that shows it nothing more is said', async () => {
  const { withdrawals } = await begin();
  wire.on(getExchange, termsAt(ORDER_STATUS.done));
  await pass(1_200);
  expect(withdrawals.untold.value).toBeUndefined();
});

test('the end of one is told though another device has begun a newer one since', async () => {
  const { withdrawals, leave } = await begin();
  leave();
  const [newer, older] = [termsAt(ORDER_STATUS.reviewing, 'PW-2'), termsAt(ORDER_STATUS.refused)];
  wire.on(getExchange, newer);
  const { getExchangeOrder } = records;
  wire.on(getExchangeOrder, { ...exampleOf(getExchangeOrder), list: [newer.order, older.order] });
  await pass(1_300);
  expect(withdrawals.untold.value).toMatchObject({ orderId: 'PW-1', status: ORDER_STATUS.refused });
});

test('one that the player has canceled brings the balance and no word', async () => {
  const { withdrawals, leave } = await begin();
  leave();
  wire.on(getExchange, termsAt(ORDER_STATUS.cancelled));
  wire.on(session.refreshData, { ...exampleOf(session.refreshData), coin: 778 });
  await pass(1_300);
  expect([withdrawals.untold.value, await coin()]).toEqual([undefined, 778]);
});

test('what is over when it is first heard of is not told', async () => {
  const { withdrawals, leave } = await begin(ORDER_STATUS.refused);
  leave();
  await pass(60_000);
  expect(withdrawals.untold.value).toBeUndefined();
});

test('it is asked about with longer and longer pauses, at last each minute, and not while nobody looks', async () => {
  const { leave } = await begin();
  leave();
  const before = asks();
  await pass(1_200);
  expect(asks() - before).toBe(1);
  await pass(10 * 60_000);
  const asked = asks();
  await pass(10 * 60_000);
  expect(asks() - asked).toBe(10);
  setVisibility('hidden');
  await pass(10 * 60_000);
  expect(asks() - asked).toBe(10);
  setVisibility('visible');
  await pass(1_100);
  expect(asks() - asked).toBe(11);
});

test('a screen that shows it sees it asked about every four seconds by one asker, from the moment it is opened', async () => {
  const { withdrawals, leave } = await begin();
  leave();
  await pass(20 * 60_000);
  const { questionOf } = await import('../ask/use-answer.ts');
  questionOf(getExchange, '{}').follow();
  withdrawals.lookAt();
  await pass(100);
  const asked = asks();
  await pass(40_000);
  expect(asks() - asked).toBe(10);
});

test('a device that keeps nothing follows it all the same', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  const { withdrawals, leave } = await begin();
  leave();
  wire.on(getExchange, termsAt(ORDER_STATUS.done));
  await pass(1_200);
  expect(withdrawals.untold.value).toMatchObject({ orderId: 'PW-1' });
});

test('without a connection nothing is asked, and it goes on afterwards', async () => {
  const { withdrawals, leave } = await begin();
  leave();
  setOnline(false);
  await pass(60_000);
  const asked = asks();
  wire.on(getExchange, termsAt(ORDER_STATUS.done));
  await pass(60_000);
  expect(asks()).toBe(asked);
  setOnline(true);
  await pass(61_000);
  expect(withdrawals.untold.value).toMatchObject({ orderId: 'PW-1' });
});

test('the next visit goes on with it, and another player hears nothing of it', async () => {
  (await begin()).leave();
  await leavePage();
  wire.on(getExchange, termsAt(ORDER_STATUS.done));
  await openLobby();
  await resume();
  const { withdrawals } = await import('./withdrawals.ts');
  withdrawals.follow();
  await pass(1_500);
  expect(withdrawals.untold.value).toMatchObject({ orderId: 'PW-1' });
  const asked = asks();
  await signIn({ id: 8, token: 'ben-token' });
  expect(withdrawals.untold.value).toBeUndefined();
  await pass(60_000);
  expect(asks()).toBe(asked);
});

test('a withdrawal whose answer was lost is followed once it is known to be there', async () => {
  const { withdrawals, leave } = await begin(ORDER_STATUS.done);
  leave();
  const { moveMoney } = await import('./asked.ts');
  wire.on(wallet.exchange, 'refused');
  wire.on(getExchange, termsAt(ORDER_STATUS.reviewing, 'PW-2'));
  await moveMoney(wallet.exchange, requestOf(wallet.exchange));
  wire.on(wallet.exchange, exampleOf(wallet.exchange));
  await pass(31_000);
  wire.on(getExchange, termsAt(ORDER_STATUS.refused, 'PW-2'));
  await pass(61_000);
  expect(withdrawals.untold.value).toMatchObject({ orderId: 'PW-2' });
});
