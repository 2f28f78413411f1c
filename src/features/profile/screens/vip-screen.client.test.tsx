import { expect, test } from 'vitest';
import { session } from '#contract/session.ts';
import { draw, said, seenText } from '../../../../tests/kit/client/draw.ts';
import { aUser, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

const LEVELS = [
  { level: 1, betAmount: 10_000 },
  { level: 2, betAmount: 50_000, name: 'Tanso', perks: ['A reward on your birthday'] },
  { level: 3, betAmount: 150_000 },
];

async function open(bet: number, vip: number, levels: object[] = LEVELS) {
  wire.on(session.refreshData, { code: 200, errcode: 0, ...aUser({ bet, vip } as object) });
  await openLobby({ appUserLevelConfigList: levels });
  await signIn({ bet, vip } as object);
  const { VipScreen } = await import('./vip-screen.tsx');
  const place = await draw(<VipScreen />);
  await pass(400);
  return place;
}

test('[GEN-08] the next target is the first level above what was bet, told with what is left and drawn', async () => {
  const place = await open(75_000, 2);
  const words = '₱750.00 more in bets to VIP 3';
  expect(seenText(place)).toContain(words);
  expect(seenText(place)).toContain('₱750.00 of ₱1,500.00');
  // The words tell it, and the picture tells it to no reader again.
  expect(place.querySelector('.vip-arc svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(place.querySelector('.vip-arc-done')?.getAttribute('stroke-dasharray')).toBe('50 100');
});

test('[GEN-08] above the highest level there is no target', async () => {
  const place = await open(900_000, 3);
  expect(seenText(place)).toContain('You’re at the highest level');
  expect(place.querySelector('.vip-arc-done')?.getAttribute('stroke-dasharray')).toBe('100 100');
});

test('each level says what it takes and what the operator gives for it; those that are reached are marked', async () => {
  const place = await open(100_000, 2);
  const levels = [...place.querySelectorAll('.vip-ladder > li')];
  expect(levels.map((one) => one.hasAttribute('data-reached'))).toEqual([true, true, false]);
  expect(seenText(levels[1] as Element)).toContain('VIP 2 · Tanso');
  expect(seenText(levels[1] as Element)).toContain('A reward on your birthday');
  expect(levels.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('a level that was reached stays reached, though less was bet', async () => {
  const place = await open(0, 2);
  expect(place.querySelectorAll('.vip-ladder > [data-reached]')).toHaveLength(2);
});

test('without a connection the levels are there, with the age of what was bet', async () => {
  const place = await open(100_000, 2);
  setOnline(false);
  await pass(100);
  expect(place.querySelectorAll('.vip-ladder > li')).toHaveLength(3);
  expect(seenText(place.querySelector('.page-age') as Element)).not.toBe('');
});

test('an operator without levels is told so', async () => {
  expect(said(await open(0, 0, []), 'profile.noLevels')).toBeDefined();
});

test('a level that was reached says on which day it was in Manila; one from before that was noted only that it is', async () => {
  const reachedLevels = { 2: Date.UTC(2026, 10, 19, 17), 3: 5 };
  wire.on(session.refreshData, { code: 200, errcode: 0, ...aUser({ bet: 100_000, vip: 2, reachedLevels } as object) });
  await openLobby({ appUserLevelConfigList: LEVELS });
  await signIn({ bet: 100_000, vip: 2, reachedLevels } as object);
  const { VipScreen } = await import('./vip-screen.tsx');
  const place = await draw(<VipScreen />);
  const said = [...place.querySelectorAll('.vip-ladder > li')].map(
    (one) => /Reached.*\d{4}|Reached/.exec(seenText(one))?.[0],
  );
  expect(said).toEqual([undefined, 'Reached on Nov 20, 2026', undefined]);
});
