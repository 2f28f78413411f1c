import { expect, test, vi } from 'vitest';
import { ICON_BYTES } from '#contract/icon-width.ts';
import { anotherTab, leavePage, setNavigator } from '../../../tests/kit/client/page.ts';

const container = Object.assign(new EventTarget(), { controller: null, startMessages: () => undefined });
const fetched = (url: string, kind = 'picture-fetched') =>
  container.dispatchEvent(new MessageEvent('message', { data: { kind, url } }));

/** A phone that is told of the pictures that come; its usual width is 240. */
async function begin(isSparing = true, messages: EventTarget = container) {
  setNavigator({ serviceWorker: messages });
  vi.stubGlobal('devicePixelRatio', 2);
  const { chooseLowData } = await import('./low-data.ts');
  chooseLowData(isSparing);
  const { countSavedData, savedBytes } = await import('./low-data-saved.ts');
  countSavedData();
  return savedBytes;
}

const SPARED = ICON_BYTES[240]! - ICON_BYTES[120]!;

test('what a smaller picture spares is counted, over visits', async () => {
  const saved = await begin();
  fetched('https://perya.test/gameIconV2/1.webp?w=120');
  fetched('https://perya.test/gameIconV2/2.webp?w=120');
  expect(saved.value).toBe(2 * SPARED);
  await leavePage();
  expect((await begin()).value).toBe(2 * SPARED);
});

test('what two tabs spare is counted together', async () => {
  const first = Object.assign(new EventTarget(), { controller: null, startMessages: () => undefined });
  const second = Object.assign(new EventTarget(), { controller: null, startMessages: () => undefined });
  const data = { kind: 'picture-fetched', url: 'https://perya.test/gameIconV2/1.webp?w=120' };
  await begin(true, first);
  anotherTab();
  await begin(true, second);
  for (const tab of [first, second, first]) tab.dispatchEvent(new MessageEvent('message', { data }));
  expect(localStorage.getItem('lowDataSaved')).toBe(String(3 * SPARED));
});

test.each([
  ['of the usual width', 'https://perya.test/gameIconV2/1.webp?w=240'],
  ['of a larger width', 'https://perya.test/gameIconV2/1.webp?w=360'],
  ['without a width', 'https://perya.test/gameIconV2/1.webp'],
])('a picture %s spares nothing', async (_which, url) => {
  const saved = await begin();
  fetched(url);
  expect(saved.value).toBe(0);
});

test('nothing is counted while low-data mode is off, nor of another message', async () => {
  const saved = await begin(false);
  fetched('https://perya.test/gameIconV2/1.webp?w=120');
  (await import('./low-data.ts')).chooseLowData(true);
  fetched('https://perya.test/gameIconV2/1.webp?w=120', 'else');
  expect(saved.value).toBe(0);
});
