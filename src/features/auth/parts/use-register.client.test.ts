import { expect, test, vi } from 'vitest';
import { session } from '#contract/session.ts';
import { drawHook } from '../../../../tests/kit/client/draw.ts';
import { aUser, onPageEnd, openLobby } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';
import { NO_FIELDS } from './register-schema.ts';

const typed = { ...NO_FIELDS, account: 'ana88', password: 'a-password' };

async function openForm() {
  await openLobby({ mode: 'other', registerType: 'account' });
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  vi.doMock('#data/sign-in/passwords.ts', () => ({ sealPassword: async () => 'sealed' }));
  onPageEnd(() => vi.doUnmock('#data/sign-in/passwords.ts'));
  wire.on(session.accountRegist, { ...exampleOf(session.accountRegist), appUser: aUser({ token: 'a-token' }) });
  const { useRegister } = await import('./use-register.ts');
  const { useLobby } = await import('#data/lobby/use-stored.ts');
  return drawHook(() => useRegister(useLobby().config, 'username'));
}

test('an account whose player could not be let in is not made a second time', async () => {
  vi.doMock('#data/player/player-stores.ts', () => {
    throw new TypeError('No such piece');
  });
  onPageEnd(() => vi.doUnmock('#data/player/player-stores.ts'));
  const register = await openForm();
  for (const _try of [1, 2]) {
    await register.value.run(typed);
    await pass(1_000);
    expect([register.value.isIn, register.value.failure?.kind]).toEqual([false, 'unanswered']);
  }
  expect(wire.asked(session.accountRegist)).toHaveLength(1);
  // Another name is another account.
  await register.value.run({ ...typed, account: 'ana99' });
  expect(wire.asked(session.accountRegist)).toHaveLength(2);
});

test('a tap while the player is welcomed makes no second account', async () => {
  const register = await openForm();
  void register.value.run(typed);
  await pass(400);
  expect(register.value.isIn).toBe(true);
  void register.value.run(typed);
  await pass(1_000);
  expect(wire.asked(session.accountRegist)).toHaveLength(1);
});
