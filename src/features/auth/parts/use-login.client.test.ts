import { expect, test, vi } from 'vitest';
import { session } from '#contract/session.ts';
import { drawHook } from '../../../../tests/kit/client/draw.ts';
import { aUser, onPageEnd, openLobby } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

test('a player whom nothing can be kept for is not welcomed for ever: the button is free, and it says to try again', async () => {
  vi.doMock('#data/player/player-stores.ts', () => {
    throw new TypeError('No such piece');
  });
  onPageEnd(() => vi.doUnmock('#data/player/player-stores.ts'));
  await openLobby();
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  vi.doMock('#data/sign-in/passwords.ts', () => ({ sealPassword: async () => 'sealed' }));
  onPageEnd(() => vi.doUnmock('#data/sign-in/passwords.ts'));
  wire.on(session.accountLogin, { ...exampleOf(session.accountLogin), appUser: aUser({ token: 'a-token' }) });
  const { useLogin } = await import('./use-login.ts');
  const login = await drawHook(() => useLogin('63', () => undefined));
  await login.value.run({ account: 'jamie88', password: 'a-password', keepsPassword: false }).catch(() => undefined);
  await pass(1_000);
  expect([login.value.isIn, login.value.note?.key]).toEqual([false, 'common.timeout']);
  login.value.clear();
  await pass(100);
  expect(login.value.note).toBeUndefined();
});

test('a tap while the player is welcomed logs them in no second time', async () => {
  await openLobby();
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  vi.doMock('#data/sign-in/passwords.ts', () => ({
    sealPassword: async () => 'sealed',
    forgetRemembered: async () => {},
  }));
  onPageEnd(() => vi.doUnmock('#data/sign-in/passwords.ts'));
  wire.on(session.accountLogin, { ...exampleOf(session.accountLogin), appUser: aUser({ token: 'a-token' }) });
  const { useLogin } = await import('./use-login.ts');
  const login = await drawHook(() => useLogin('63', () => undefined));
  const typed = { account: 'jamie88', password: 'a-password', keepsPassword: false };
  void login.value.run(typed);
  await pass(400);
  expect(login.value.isIn).toBe(true);
  void login.value.run(typed);
  await pass(1_000);
  expect(wire.asked(session.accountLogin)).toHaveLength(1);
});
