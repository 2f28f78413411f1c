import { expect, test } from 'vitest';
import { tellTabs } from '../../../tests/kit/client/page.ts';

test('data is spared as the player has chosen, here or in another tab', async () => {
  const { chooseLowData, isLowData } = await import('./low-data.ts');
  expect(isLowData.value).toBe(false);
  localStorage.setItem('lowData', '1');
  tellTabs('lowData');
  expect(isLowData.value).toBe(true);
  chooseLowData(false);
  expect([isLowData.value, localStorage.getItem('lowData')]).toEqual([false, '0']);
});
