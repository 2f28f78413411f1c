import { expect, test } from 'vitest';
import { LOGIN_KINDS } from '#contract/enums.ts';
import { aUser, leavePage, setNavigator, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import type { arrive as arrival } from './arrive.ts';

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

type Arrival = Parameters<typeof arrival>[0];

/** Where a sign-in has led, and in whose place. */
async function comeIn(more: Partial<Arrival> = {}) {
  const went: [string, boolean | undefined][] = [];
  const { arrive } = await import('./arrive.ts');
  const go: Arrival['go'] = (to, how) => void went.push([to, how?.replace]);
  void arrive({ user: aUser({ account: 'jamie88', token: 'new' }), go, kind: LOGIN_KINDS.account, ...more });
  await settle();
  return went;
}

test('home takes the place of the form, and no sooner than half a second after it was sent', async () => {
  const went = await comeIn();
  await pass(400);
  expect(went).toEqual([]);
  await pass(200);
  expect(went).toEqual([['/lobby/home', true]]);
});

test('who came for a game goes on to it with home behind it, once', async () => {
  const { rememberReturn, returnFor } = await import('./return-to.ts');
  rememberReturn('/start?gameId=1001', undefined);
  const went = await comeIn();
  await pass(1_000);
  expect(went).toEqual([
    ['/lobby/home', true],
    ['/start?gameId=1001', undefined],
  ]);
  expect(returnFor('anybody')).toBeUndefined();
});

test.each([
  ['is kept where the player wants it', { keep: { password: 'new' } }, 'jamie88'],
  ['of an earlier sign-in is forgotten where they do not', { keep: { password: undefined } }, undefined],
  ['of an earlier sign-in stays where nobody has asked', {}, 'maria88'],
] as const)('a password %s', async (_what, more, account) => {
  const { rememberedAccount, rememberPassword } = await import('./passwords.ts');
  await rememberPassword('maria88', 'a-password');
  await comeIn(more);
  await pass(1_000);
  expect(await rememberedAccount()).toBe(account);
});

test('who signs in means to come back, so the browser is asked to keep what is stored', async () => {
  let asked = 0;
  setNavigator({ storage: { persist: async () => (asked += 1) > 0 } });
  await comeIn();
  await pass(1_000);
  expect(asked).toBe(1);
});
