import { expect, test } from 'vitest';
import { openPainted } from '../../../tests/kit/client/app.tsx';
import { said } from '../../../tests/kit/client/draw.ts';
import { pass } from '../../../tests/kit/client/turns.ts';

test('a sheet that opens takes the toast along and gives it no more time', async () => {
  const place = await openPainted('/lobby/home');
  const { showToast } = await import('#data/toasts.ts');
  const { serviceSheet } = await import('#data/open-sheet.ts');
  showToast({ key: 'here', text: 'Here' });
  await pass(1_500);
  serviceSheet.open(true);
  await pass(400);
  expect([said(place, 'here'), place.querySelector('dialog [data-msg-key="here"]') !== null]).toEqual(['Here', true]);
  await pass(400);
  expect([said(place, 'here'), place.querySelector('dialog') !== null]).toEqual([undefined, true]);
});
