import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { tasks } from '#contract/tasks.ts';
import { wallet } from '#contract/wallet.ts';
import { draw, said } from '../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, requestOf, wire } from '../../../tests/kit/client/wire.ts';

const CLAIM = tasks.appProxyUser4TaskUserReceive;

/** What the notice says of a claim whose answer was lost, once the question about it has been answered. */
async function toldOf(given: readonly object[]): Promise<string | undefined> {
  await openLobby();
  await signIn();
  const [{ MoneyNotice }, { Toasts }] = [await import('./money-notice.tsx'), await import('../shell/toasts.tsx')];
  const place = await draw(
    <>
      <MoneyNotice />
      <Toasts />
    </>,
  );
  const { moveMoney } = await import('#data/money/asked.ts');
  wire.on(CLAIM, 'refused');
  await moveMoney(CLAIM, requestOf(CLAIM));
  wire.on(CLAIM, { ...exampleOf(CLAIM), rewardList: given });
  for (let second = 0; second < 31 && said(place, 'money.done') === undefined; second++) await pass(1_000, 2);
  return said(place, 'money.done');
}

test('a claim whose answer was lost is told with what it gave', async () => {
  const given = [
    { id: 2001, count: 2_000 },
    { id: 2002, count: 0 },
  ];
  expect(await toldOf(given)).toBe('It went through: ₱20.00.');
});

test('one that gave nothing is told all the same', async () => {
  expect(await toldOf([])).toBe('It went through.');
});

test.each([
  [ORDER_STATUS.done, 'wallet.paid', 'Your withdrawal of ₱500.00 was paid.'],
  [
    ORDER_STATUS.refused,
    'wallet.returned',
    'Your withdrawal of ₱500.00 wasn’t paid. The money is back in your balance.',
  ],
])('how a withdrawal ends (%i) is said on any screen', async (status, key, words) => {
  const terms = exampleOf(wallet.getExchange);
  const at = (now: number) => ({ ...terms, order: { orderId: 'PW-1', amount: 50_000, status: now } });
  wire.on(wallet.getExchange, at(ORDER_STATUS.pending));
  await openLobby();
  await signIn();
  const { questionOf } = await import('#data/ask/use-answer.ts');
  const leave = questionOf(wallet.getExchange, '{}').follow();
  await pass(1_000);
  leave();
  wire.on(wallet.getExchange, at(status));
  const [{ MoneyNotice }, { Toasts }] = [await import('./money-notice.tsx'), await import('../shell/toasts.tsx')];
  const place = await draw(
    <>
      <MoneyNotice />
      <Toasts />
    </>,
  );
  await pass(1_500);
  expect(said(place, key)).toBe(words);
});
