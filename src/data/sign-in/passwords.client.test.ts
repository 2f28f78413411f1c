import { expect, test } from 'vitest';

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
