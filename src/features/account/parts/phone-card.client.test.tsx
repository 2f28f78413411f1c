import { expect, test } from 'vitest';
import { buttonOf, draw, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, setNavigator } from '../../../../tests/kit/client/page.ts';

async function open() {
  await openLobby();
  const { PhoneCard } = await import('./phone-card.tsx');
  return draw(<PhoneCard />);
}

const boxOf = (place: Element, words: string) =>
  [...place.querySelectorAll('label')].find((label) => seenText(label).includes(words))?.querySelector('input');

test('a phone that cannot vibrate is not asked about it', async () => {
  const place = await open();
  expect([boxOf(place, 'Low data mode')?.checked, boxOf(place, 'Vibrate')]).toEqual([false, undefined]);
});

test('the language, low data and the vibration are chosen for this phone, and kept', async () => {
  const felt: unknown[] = [];
  setNavigator({ vibrate: (ms: unknown) => felt.push(ms), userActivation: { hasBeenActive: true } });
  const place = await open();
  const { vibrate } = await import('#data/device/vibration.ts');
  const { isLowData } = await import('#data/device/low-data.ts');
  vibrate(40);
  await tap(boxOf(place, 'Vibrate when a deposit arrives'));
  vibrate(40);
  expect([felt, localStorage.getItem('vibrates')]).toEqual([[40], '0']);
  await tap(boxOf(place, 'Low data mode'));
  expect([isLowData.value, localStorage.getItem('lowData')]).toEqual([true, '1']);
  await tap(buttonOf(place, 'Filipino'));
  expect([localStorage.getItem('language'), buttonOf(place, 'Filipino')?.getAttribute('aria-pressed')]).toEqual([
    'fil-PH',
    'true',
  ]);
});
