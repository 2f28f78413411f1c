import { expect, test } from 'vitest';
import { signIn, tellTabs } from '../../tests/kit/client/page.ts';

test('what one player has opened does not open by itself for the next', async () => {
  await signIn();
  const { depositSheet, menuSheet } = await import('./open-sheet.ts');
  menuSheet.open(true);
  depositSheet.open({});
  localStorage.removeItem('ACCESS_TOKEN');
  tellTabs('ACCESS_TOKEN');
  await signIn({ id: 8, token: 'another-token' });
  expect([menuSheet.shown.value, depositSheet.shown.value]).toEqual([undefined, undefined]);
});
