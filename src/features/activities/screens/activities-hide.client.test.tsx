import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { openPainted, shown } from '../../../../tests/kit/client/app.tsx';
import { tap } from '../../../../tests/kit/client/draw.ts';
import { QUIET } from '../../../../tests/kit/client/home.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

test('a promotion is hidden from home, which the player’s own store keeps, and brought back', async () => {
  const activityMap = { 37: { title: 'Christmas', sort: 1 } };
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, activityIds: [37], activityMap });
  const place = await openPainted('/activity/index', { config: QUIET, user: {} });
  await shown();
  const { inPlayerStore } = await import('#data/player/session.ts');
  const box = () => place.querySelector<HTMLInputElement>('.activities-home input');
  const kept = () => inPlayerStore((store) => store.fact('hiddenOffers'));
  expect(box()?.checked).toBe(true);
  await tap(box());
  await shown();
  expect(await kept()).toEqual([37]);
  expect(box()?.checked).toBe(false);
  await tap(box());
  await shown();
  expect(await kept()).toEqual([]);
});

test('the sign-up bonus, which has a list of its own, is hidden here too', async () => {
  const activityMap = { 15: { title: 'Sign-up bonus', sort: 1 }, 37: { title: 'Christmas', sort: 2 } };
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, activityIds: [15, 37], activityMap });
  const place = await openPainted('/activity/index', { config: QUIET, user: {} });
  await shown();
  const names = [...place.querySelectorAll('.activities-home label')].map((one) => one.textContent);
  expect(names).toEqual(['Christmas', 'Sign-up bonus']);
});
