import { expect, test } from 'vitest';
import { drawHook } from '../../../../tests/kit/client/draw.ts';
import { settle } from '../../../../tests/kit/client/turns.ts';

test('home is drawn anew by a navigation that names a tab, which is followed once, and by no other', async () => {
  const { useAskedTab } = await import('./use-asked-tab.ts');
  const chosen: unknown[] = [];
  const choose = (one: unknown): void => void chosen.push(one);
  let draws = 0;
  await drawHook(() => {
    draws += 1;
    useAskedTab(choose);
  });
  history.pushState({ owner: 'ana' }, '', '/about');
  history.pushState(null, '', '/profile/info');
  await settle();
  expect([draws, chosen]).toEqual([1, []]);
  history.pushState({ owner: 'ana', typeId: 3, brandId: 7 }, '', '/lobby/home');
  await settle();
  expect([chosen, history.state]).toEqual([[{ tab: 3, brandId: 7 }], { owner: 'ana' }]);
});
