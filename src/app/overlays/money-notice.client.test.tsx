import { expect, test } from 'vitest';
import { tasks } from '#contract/tasks.ts';
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
