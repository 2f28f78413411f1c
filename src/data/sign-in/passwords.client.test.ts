import { expect, test, vi } from 'vitest';
import { onPageEnd, openLobby } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';

test('a password that is to be forgotten is, and one that could not be reached is by the next who looks', async () => {
  const { forgetRemembered, rememberedAccount, rememberPassword } = await import('./passwords.ts');
  expect(await rememberPassword('jamie88', 'a-password')).toBe(true);
  expect(await rememberedAccount()).toBe('jamie88');
  await forgetRemembered();
  expect([await rememberedAccount(), localStorage.getItem('forgetsPassword')]).toEqual([undefined, null]);
  await rememberPassword('jamie88', 'a-password');
  localStorage.setItem('forgetsPassword', '1');
  expect(await rememberedAccount()).toBeUndefined();
});

test('a password that is to be forgotten is offered to nobody, and forgotten by the next who looks, where its database did not open', async () => {
  const { forgetRemembered, rememberedAccount, rememberPassword } = await import('./passwords.ts');
  await rememberPassword('jamie88', 'a-password');
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not now', 'UnknownError');
  });
  await forgetRemembered();
  opening.mockRestore();
  expect([await rememberedAccount(), localStorage.getItem('forgetsPassword')]).toEqual([undefined, null]);
});

test('a worker that has died keeps nobody from logging in: the password that it keeps is typed', async () => {
  const never = () => new Promise(() => undefined);
  const dead = { encryptPassword: never, rememberedAccount: never, encryptRemembered: never };
  vi.doMock('../app/worker.ts', () => ({ getWorkshop: async () => dead }));
  onPageEnd(() => vi.doUnmock('../app/worker.ts'));
  await openLobby();
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  const { rememberedAccount, sealPassword, sealRemembered } = await import('./passwords.ts');
  const ended: unknown[] = [];
  const note = (how: unknown): void => void ended.push(String(how));
  void rememberedAccount().then(note);
  await pass(5_100);
  void sealRemembered('jamie88').catch(note);
  await pass(5_100);
  void sealPassword('a-password').catch(note);
  await pass(30_100);
  expect(ended).toEqual(['undefined', 'Error: No answer after 5000 ms', 'Error: No answer after 30000 ms']);
});

test('a worker whose program never comes keeps no form waiting for ever', async () => {
  vi.doMock('../app/worker.ts', () => ({ getWorkshop: () => new Promise(() => undefined) }));
  onPageEnd(() => vi.doUnmock('../app/worker.ts'));
  await openLobby();
  const { rememberedAccount, sealPassword, sealRemembered } = await import('./passwords.ts');
  const { sendCode } = await import('./codes.ts');
  const ended: unknown[] = [];
  const note = (how: unknown): void => void ended.push(how instanceof Error ? how.message : how);
  void rememberedAccount().then(note);
  await pass(5_100);
  for (const seal of [sealPassword, sealRemembered]) void seal('jamie88').catch(note);
  void sendCode('63', '9171234567').then(note);
  await pass(30_100);
  const LATE = 'No answer after 30000 ms';
  expect(ended).toEqual([undefined, LATE, LATE, { kind: 'broken', detail: `Error: ${LATE}` }]);
});
