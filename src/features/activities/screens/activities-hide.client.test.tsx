import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
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
  expect(wire.asked(account.hideFromHome).map(({ body }) => body)).toMatchObject([{ types: [37] }]);
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

test('each row says how its promotion stands: what is done, what is left, what waits and what is ready', async () => {
  const activityMap = {
    37: { title: 'Christmas', sort: 1, canReceive: 1, glance: { reached: 3, target: 12 } },
    33: { title: 'Lottery', sort: 2, glance: { tickets: 0 } },
    20: { title: 'Wheel', sort: 3, glance: { turns: 2, waiting: 4_200 } },
    31: { title: 'Cards', sort: 4, glance: { cards: 1 } },
    30: { title: 'Supply', sort: 5, coin: 500, leftToday: 2 },
    35: { title: 'Pot', sort: 7, glance: { turns: 0, pot: 400, potTarget: 10_000 } },
    38: { title: 'New Year', sort: 6, glance: 'three' },
    8: { title: 'VIP levels', sort: 8 },
  };
  const activityIds = Object.keys(activityMap).map(Number);
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, activityIds, activityMap, isBankrupt: true });
  const place = await openPainted('/activity/index', { config: QUIET, user: {} });
  await shown();
  const rows = [...place.querySelectorAll('.activities > li')].map((row) =>
    [...row.querySelectorAll('b, small, em')].map((one) => one.textContent),
  );
  expect(rows).toEqual([
    ['Christmas', 'Ready', '3 of 12 gifts received'],
    ['Lottery', 'No tickets for Saturday’s draw yet'],
    ['Wheel', 'You have 2 spins · Receive ₱42.00 now'],
    ['Cards', '1 card to scratch'],
    ['Supply', '₱5.00 free · 2 left today'],
    ['New Year'],
    ['Pot', '₱4.00 won, yours at ₱100.00'],
    ['VIP levels', 'Your level and the next'],
  ]);
});

test('a row of which nothing is done says what there is to get, and until when it is on', async () => {
  const endTime = Date.UTC(2027, 0, 25, 4) / 1_000;
  const activityMap = {
    39: { title: 'First deposit', sort: 1 },
    37: { title: 'Christmas', sort: 2, endTime, glance: { reached: 0, target: 12 } },
    20: { title: 'Wheel', sort: 3, glance: { turns: 0, pot: 0, potTarget: 10_000 } },
    38: { title: 'New Year', sort: 4, endTime: 1_000 },
  };
  const activityIds = Object.keys(activityMap).map(Number);
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, activityIds, activityMap });
  const place = await openPainted('/activity/index', { config: QUIET, user: {} });
  await shown();
  const rows = [...place.querySelectorAll('.activities > li')].map((row) =>
    [...row.querySelectorAll('small')].map((one) => one.textContent),
  );
  expect(rows).toEqual([
    ['Extra coins with your first deposit'],
    ['12 gifts under your tree', expect.stringMatching(/^Until Jan 25/)],
    ['One free spin every day'],
    ['Over'],
  ]);
});
