import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('self', Object.assign(globalThis, { location: { origin: 'https://perya.test' } }));
const { forgetPassword, rememberedAccount, rememberPassword } = await import('./vault.ts');

test('with a password that is forgotten the key goes under which it was sealed', async () => {
  expect(await rememberPassword('ana21', 'perya-demo-88')).toBe(true);
  expect(await rememberedAccount()).toBe('ana21');
  const vault = await openDB('perya-vault');
  expect(await vault.getAllKeys('device')).toHaveLength(2);
  await forgetPassword();
  expect(await vault.getAllKeys('device')).toEqual([]);
});
