import { expect, test } from 'vitest';
import { drawHook } from '../../tests/kit/client/draw.ts';

test.each([
  ['/no/such/page', 'app.noScreen'],
  ['/', undefined],
  ['/lobby/home', undefined],
  ['/lobby/rewards', undefined],
  ['/profile/user', undefined],
])('of the address %s is said: %s', async (address, key) => {
  const { useTellNoScreen } = await import('./guards.ts');
  await (await import('./route-table.ts')).loadRouteTable();
  const { toast } = await import('#data/toasts.ts');
  await drawHook(() => useTellNoScreen(address));
  expect(toast.value?.key).toBe(key);
});
