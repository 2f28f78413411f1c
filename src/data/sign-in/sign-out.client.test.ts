import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { session } from '#contract/session.ts';
import { signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

async function like(gameId: number) {
  await signIn({ appGameDataUser: { gameLikes: {}, gameHistory: [] } });
  const { toggleFavorite } = await import('../favorites/favorites.ts');
  toggleFavorite(gameId);
  await settle();
  return import('./sign-out.ts');
}

test('the server hears of a sign-out even where the page is closed at once', async () => {
  await signIn();
  const { leave } = await import('./sign-out.ts');
  await leave({ keepsPassword: true });
  await settle();
  const [left, ...more] = wire.asked(session.logout);
  expect([left?.outlivesPage, left?.headers.get('authorization'), more]).toEqual([true, 'Bearer a-token', []]);
});

test('[SW-11] a heart that waits is sent before its player leaves, in their name', async () => {
  const { sendWhatWaits } = await like(1002);
  expect(await sendWhatWaits()).toBe(0);
  expect(
    wire.asked(games.gameLike).map(({ body, headers }) => [body['id'], body['like'], headers.get('authorization')]),
  ).toEqual([[1002, 1, 'Bearer a-token']]);
});

test('[SW-11] a server that does not answer is waited for three seconds, and then the loss is told', async () => {
  const { sendWhatWaits } = await like(1002);
  wire.is('dead');
  let lost: number | undefined;
  void sendWhatWaits().then((count) => (lost = count));
  await pass(2_900);
  expect(lost).toBeUndefined();
  await pass(200);
  expect(lost).toBe(1);
});

test.each([
  [true, 'maria88'],
  [false, undefined],
])('a kept password outlives a sign-out only where the player wants that: %s', async (keepsPassword, account) => {
  await signIn();
  const { rememberedAccount, rememberPassword } = await import('./passwords.ts');
  await rememberPassword('maria88', 'a-password');
  const { leave } = await import('./sign-out.ts');
  await leave({ keepsPassword });
  expect(await rememberedAccount()).toBe(account);
});
