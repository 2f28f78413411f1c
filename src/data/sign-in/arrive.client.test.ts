import { expect, test } from 'vitest';
import { LOGIN_KINDS } from '#contract/enums.ts';
import { aUser, leavePage, signIn } from '../../../tests/kit/client/page.ts';
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

test('home opens without what the player has hidden from it, on this phone or on another', async () => {
  const { arrive } = await import('./arrive.ts');
  const { hiddenTypes } = await import('../player/session.ts');
  const hidden: unknown[] = [];
  const go = () => void hidden.push(hiddenTypes.value);
  void arrive({ user: aUser({ hiddenTypes: [37] }), go, kind: LOGIN_KINDS.account });
  await pass(5_000);
  expect(hidden).toEqual([[37]]);
});

test('the way back is for the player who has left it, or for the first to log in where a guest has asked; taken, it is gone', async () => {
  const { forgetReturn, rememberReturn, returnFor } = await import('./return-to.ts');
  rememberReturn('/lobby/email', 'ana');
  expect([returnFor('ana'), returnFor('ben')]).toEqual(['/lobby/email', undefined]);
  rememberReturn('/lobby/task', undefined);
  expect(returnFor('ben')).toBe('/lobby/task');
  forgetReturn();
  expect(returnFor('ben')).toBeUndefined();
  await leavePage();
  const later = await import('./return-to.ts');
  expect(later.returnFor('ben')).toBeUndefined();
});
