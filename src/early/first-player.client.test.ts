import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { signIn } from '../../tests/kit/client/page.ts';
import { settle } from '../../tests/kit/client/turns.ts';

test('what is kept of one player is not read for the token of the next, nor without one', async () => {
  await signIn({ coin: cents(123_456) });
  await settle();
  const { readFirstPlayer } = await import('./first-player.ts');
  const { readFirstRows } = await import('./first-rows.ts');
  const session = (await readFirstRows())?.session;
  expect((await readFirstPlayer(session))?.kept.user.coin).toBe(123_456);
  localStorage.setItem('ACCESS_TOKEN', 'the-token-of-the-next');
  expect(await readFirstPlayer(session)).toBeUndefined();
  localStorage.removeItem('ACCESS_TOKEN');
  expect(await readFirstPlayer(session)).toBeUndefined();
});
