import { expect, test } from 'vitest';
import { LOGIN_KINDS } from '#contract/enums.ts';
import { aUser, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';

test('the lobby comes once the player is kept, however long a slow phone takes for it', async () => {
  await signIn();
  const { inPlayerStore, isSignedIn } = await import('../player/session.ts');
  let finish: () => void = () => undefined;
  void inPlayerStore(() => new Promise<void>((resolve) => (finish = resolve)));
  await settle();
  const { arrive } = await import('./arrive.ts');
  const went: string[] = [];
  const user = aUser({ id: 8, token: 'another-token' });
  void arrive({ user, go: (to) => void went.push(to), kind: LOGIN_KINDS.account });
  await pass(5_000);
  expect([went, isSignedIn.value]).toEqual([[], false]);
  finish();
  await settle();
  expect([went, isSignedIn.value]).toEqual([['/lobby/home'], true]);
});
