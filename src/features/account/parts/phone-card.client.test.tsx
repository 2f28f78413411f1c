import { expect, test, vi } from 'vitest';
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
  const { vibrate } = await import('#data/device/choices.ts');
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

test('each language is read out in itself', async () => {
  const place = await open();
  expect(['English', 'Filipino'].map((name) => buttonOf(place, name)?.lang)).toEqual(['en-PH', 'fil-PH']);
  const { LanguageSwitch } = await import('#features/lobby/parts/menu/menu-switches.tsx');
  const choice = await draw(<LanguageSwitch />);
  expect(Array.from(choice.querySelectorAll('label'), (one) => one.lang)).toEqual(['en-PH', 'fil-PH']);
});

test('letters are as large as chosen from then on, and at the next visit before the program is there', async () => {
  const place = await open();
  const { sizeLetters } = await import('../../../early/kept-facts.ts');
  // The document's own script does this.
  addEventListener('resize', sizeLetters);
  const scale = () => document.documentElement.style.getPropertyValue('--text-scale');
  await tap(buttonOf(place, '130%'));
  expect([scale(), buttonOf(place, '130%')?.getAttribute('aria-pressed')]).toEqual(['1.3', 'true']);
  for (const name of ['style', 'data-text-size']) document.documentElement.removeAttribute(name);
  sizeLetters();
  expect(scale()).toBe('1.3');
  await tap(buttonOf(place, '100%'));
  expect([scale(), localStorage.getItem('textSize')]).toEqual(['1', null]);
  removeEventListener('resize', sizeLetters);
});

test('letters are as large as chosen where the phone keeps nothing, until the page goes', async () => {
  const place = await open();
  const { sizeLetters } = await import('../../../early/kept-facts.ts');
  addEventListener('resize', sizeLetters);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  await tap(buttonOf(place, '150%'));
  dispatchEvent(new Event('resize'));
  expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('1.5');
  await tap(buttonOf(place, '100%'));
  vi.unstubAllGlobals();
  removeEventListener('resize', sizeLetters);
});

test('games begin with sound once the player says so', async () => {
  const place = await open();
  const { hasGameSound } = await import('#data/device/choices.ts');
  expect(hasGameSound.value).toBe(false);
  await tap(boxOf(place, 'Start games with sound'));
  expect([hasGameSound.value, localStorage.getItem('gameSound')]).toEqual([true, '1']);
});
