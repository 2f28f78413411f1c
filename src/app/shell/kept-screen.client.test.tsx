import { afterEach, expect, test, vi } from 'vitest';
import { must } from '#shared/assert.ts';
import { openApp, screenOf, shown, visit } from '../../../tests/kit/client/app.tsx';

const HOME = '/lobby/home';
const knowsContentVisibility = (knows: boolean) => vi.stubGlobal('CSS', { ...globalThis.CSS, supports: () => knows });

afterEach(() => vi.unstubAllGlobals());

const homeOf = (place: HTMLElement) => place.querySelector<HTMLElement>('.kept-screen > .home-screen');

test('home that is not shown keeps its layout, out of sight, where the browser can', async () => {
  knowsContentVisibility(true);
  const place = await openApp(HOME);
  const home = homeOf(place);
  await visit('/about');
  await shown();
  expect(homeOf(place)).toBe(home);
  expect([home?.style.display, home?.parentElement?.dataset.behind]).toEqual(['', 'true']);
  await visit(HOME);
  expect([screenOf(place), home?.parentElement?.dataset.behind]).toEqual([home, 'false']);
});

test('home that is not shown is not drawn at all where the browser cannot', async () => {
  knowsContentVisibility(false);
  const place = await openApp(HOME);
  await visit('/about');
  await shown();
  expect(homeOf(place)?.style.display).toBe('none');
  await visit(HOME);
  expect(homeOf(place)?.style.display).toBe('');
});

test('who comes back to home is where they were in it, and nowhere in it who left from outside', async () => {
  knowsContentVisibility(true);
  const place = await openApp(HOME);
  const button = must(homeOf(place)?.querySelector<HTMLElement>('button'), 'home has a button');
  for (const isFrom of [true, false]) {
    if (isFrom) button.focus();
    await visit('/about');
    await shown();
    button.blur();
    await visit(HOME);
    await shown();
    expect(document.activeElement === button).toBe(isFrom);
    button.blur();
  }
});
