import { expect, test } from 'vitest';
import { chooseOverlay, type OverlayFacts, type OverlayName } from './choose-overlay.ts';

const NOTHING: OverlayFacts = {
  location: '/lobby/home',
  isMaintenance: false,
  isGreen: false,
  isReading: false,
  hasHeartbeatNotice: false,
  isAgeAccepted: false,
  isUpdateAsked: false,
  hasHomeNotice: false,
  hasHomeOffer: false,
  isInstallTipOpen: false,
  browserTip: undefined,
};

const check = (facts: Partial<OverlayFacts>): OverlayName | undefined => chooseOverlay({ ...NOTHING, ...facts });

test.each([
  ['green, not accepted', {}, 'age'],
  ['green, accepted', { isAgeAccepted: true }, undefined],
  ['another mode', { isGreen: false }, undefined],
  ['on the terms', { location: '/terms-of-use' }, undefined],
  ['on the privacy policy', { location: '/privacy-policy' }, undefined],
  ['in maintenance', { location: '/maintenance', isMaintenance: true }, undefined],
  ['on the screen of maintenance', { location: '/maintenance' }, undefined],
  ['on sign-in', { location: '/login' }, 'age'],
  ['over a game', { location: '/start' }, 'age'],
] as const)('[OVER-12] the age notice: %s', (_name, facts, expected) => {
  expect(check({ isGreen: true, ...facts })).toBe(expected);
});

test('[OVER-25] of all that are due one is shown, and the next when it is gone', () => {
  const due: OverlayFacts = {
    ...NOTHING,
    isGreen: true,
    hasHeartbeatNotice: true,
    isUpdateAsked: true,
    hasHomeNotice: true,
    isInstallTipOpen: true,
    browserTip: 'ios-guide',
  };
  const seen: (OverlayName | undefined)[] = [chooseOverlay(due)];
  const endings: Partial<OverlayFacts>[] = [
    { hasHeartbeatNotice: false },
    { isAgeAccepted: true },
    { isUpdateAsked: false, isGreen: false },
    { hasHomeNotice: false },
    { isInstallTipOpen: false },
    { browserTip: 'open-in-chrome' },
    { browserTip: undefined },
  ];
  for (const ending of endings) seen.push(chooseOverlay(Object.assign(due, ending)));
  expect(seen).toEqual(['heartbeat', 'age', 'update', 'homeNotice', 'install', 'iosGuide', 'openInChrome', undefined]);
});

test.each([
  ['a notice in green mode', { hasHomeNotice: true, isGreen: true, isAgeAccepted: true }],
  ['a notice away from home', { hasHomeNotice: true, location: '/lobby/notice' }],
  ['an install tip over a form', { isInstallTipOpen: true, location: '/register' }],
  ['anything while the terms lie open', { isReading: true, isGreen: true, isInstallTipOpen: true }],
  ['anything in maintenance', { isMaintenance: true, isUpdateAsked: true, browserTip: 'open-in-chrome' }],
] as const)('never: %s', (_name, facts) => {
  expect(check(facts)).toBeUndefined();
});
