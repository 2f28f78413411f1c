import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { draw, seenText } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { browserWithNotices } from '../../../../tests/kit/client/push.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const example = exampleOf(wallet.getExchange);

test.each([
  [ORDER_STATUS.reviewing, true],
  [ORDER_STATUS.pending, true],
  [ORDER_STATUS.done, false],
  [ORDER_STATUS.refused, false],
  [undefined, false],
])('of an order that stands at %s the phone offers to tell: %s', async (status, isOffered) => {
  browserWithNotices('granted');
  const order = status === undefined ? null : { ...(example['order'] as object), status };
  wire.on(wallet.getExchange, { ...example, reasonList: [], order });
  await openLobby();
  await signIn();
  const { WithdrawScreen } = await import('./withdraw-screen.tsx');
  const place = await draw(<WithdrawScreen />);
  await pass(1_000);
  expect(seenText(place).includes('Want to know when it’s paid?')).toBe(isOffered);
});
