import { expect, test } from 'vitest';
import { openApp, screenOf, shown, visit } from '../../../../tests/kit/client/app.tsx';
import { buttonOf, said, seenText } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';

const titleOf = (place: HTMLElement) => seenText(screenOf(place).querySelector('h1') as Element);

test('[ROUTE-46] the address of an agreement asks for a log-in, and shows the agreement that it names', async () => {
  await openApp('/profile/agree/terms');
  expect(location.pathname).toBe('/login');
});

test('[ROUTE-46] each agreement stands at its own address, also without a connection', async () => {
  const place = await openApp('/profile/agree/terms', { user: {} });
  expect(location.pathname).toBe('/profile/agree/terms');
  expect(titleOf(place)).toBe('Terms of use');
  expect(seenText(screenOf(place))).toContain('1. What these terms are');
  setOnline(false);
  await visit('/profile/agree/privacy');
  await shown();
  expect(titleOf(place)).toBe('Privacy policy');
  expect(seenText(screenOf(place))).not.toContain('1. What these terms are');
});

test('an agreement that there is not leads to those that there are', async () => {
  const place = await openApp('/profile/agree/nothing', { user: {} });
  expect(said(screenOf(place), 'legal.noAgreement')).toBeDefined();
  expect(buttonOf(screenOf(place), 'Terms of use')?.getAttribute('href')).toBe('/profile/agree/terms');
});

test('[ROUTE-41] the license is for players, and says how to check it against this very address', async () => {
  await openApp('/profile/license');
  expect(location.pathname).toBe('/login');
});

test('[ROUTE-41] a player reads what the license says; in a demo world, that there is none', async () => {
  const place = await openApp('/profile/license', { user: {}, config: { demoWorld: 1 } });
  expect(titleOf(place)).toBe('License');
  expect(seenText(screenOf(place))).toContain(location.host);
  expect(said(screenOf(place), 'legal.licenseDemo')).toBeDefined();
});

test('who holds the license, and its number, are what the configuration says', async () => {
  const license = { licenseHolder: 'Perya Gaming Inc.', licenseNumber: 'GL-2026-0117' };
  const place = await openApp('/profile/license', { user: {}, config: { demoWorld: 0, ...license } });
  const told = Array.from(screenOf(place).querySelectorAll('dd'), (one) => seenText(one));
  expect(told).toEqual(['Perya Gaming Inc.', 'GL-2026-0117']);
  expect(seenText(screenOf(place))).toContain('The number beside it must be GL-2026-0117.');
});

test('without a holder and a number in the configuration the license screen names none', async () => {
  const place = await openApp('/profile/license', {
    user: {},
    config: { demoWorld: 0, licenseHolder: '', licenseNumber: '' },
  });
  expect(screenOf(place).querySelector('dl')).toBeNull();
  expect(seenText(screenOf(place))).not.toContain('The number beside it');
});
