/** What the document does by itself while the program is not there. */
import { expect, test, vi } from 'vitest';
import { config as configRows } from '#contract/config.ts';
import { aGame, lobbyOf } from '../../tests/kit/client/home.ts';
import { goTo, onPageEnd } from '../../tests/kit/client/page.ts';
import { pass } from '../../tests/kit/client/turns.ts';
import { exampleOf, json } from '../../tests/kit/client/wire.ts';
import type { Asked } from './head.ts';

test('a link leads on by itself four seconds after the screen was drawn, and not before', async () => {
  const { collectTaps } = await import('./taps.ts');
  document.body.innerHTML = '<a href="/about">About</a>';
  document.documentElement.dataset['drawn'] = String(performance.now());
  const link = document.querySelector('a') as HTMLAnchorElement;
  const handOver = collectTaps();
  const isHeld = (): boolean => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.addEventListener('click', (event) => setTimeout(() => event.preventDefault()), { once: true });
    return !link.dispatchEvent(click);
  };
  const before = isHeld();
  await pass(3_900);
  const still = isHeld();
  await pass(200);
  expect([before, still, isHeld()]).toEqual([true, true, false]);
  handOver.place();
});

test.each([
  ['that has started', true, false],
  ['that has not started', false, true],
])(
  'a program %s and draws nothing for ten seconds: %s, the document offers to load it again: %s',
  async (_what, hasStarted, isOffered) => {
    const { recoverFromSlowProgram } = await import('./missing-program.ts');
    document.body.innerHTML = '<main class="splash"><p role="status">Loading</p></main>';
    if (hasStarted) document.documentElement.dataset['started'] = '';
    recoverFromSlowProgram();
    await pass(9_900);
    expect(document.querySelector('button')).toBeNull();
    await pass(200);
    expect(document.querySelector('.splash button') !== null).toBe(isOffered);
  },
);

/** A later visit to home, as the document begins it with what was kept. */
async function openDocument(firstScreen: object): Promise<{ isBrought: () => boolean }> {
  localStorage.setItem('gameListVersion', '1');
  localStorage.setItem('firstScreen', JSON.stringify(firstScreen));
  document.body.innerHTML = '<script type="program" src="data:text/javascript,"></script>';
  await import('./index.ts');
  onPageEnd(() => delete window.early);
  return { isBrought: () => document.querySelector('script[data-brought]') !== null };
}

test('a kept screen that cannot be drawn does not keep the program away', async () => {
  const { isBrought } = await openDocument({ of: '1 null', screen: {} });
  await pass(1_000);
  expect(isBrought()).toBe(true);
});

test('a page in the background, which has no frames, brings the program a quarter of a second later', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { isBrought } = await openDocument({ of: '1 null', screen: { games: [], isMaintenance: true } });
  await pass(200);
  expect(isBrought()).toBe(false);
  await pass(100);
  expect(isBrought()).toBe(true);
});

test.each([
  ['home', '/lobby/home', true],
  ['another screen', '/about', false],
])('on a first visit to %s, at %s, the document draws home: %s', async (_what, address, isDrawn) => {
  vi.stubGlobal('isSecureContext', true);
  goTo(address);
  document.body.innerHTML = '<section class="home-screen" aria-hidden="true"></section>';
  const reply = { ...exampleOf(configRows.appConfig), ...lobbyOf([aGame(1001, { hot: 1 })]) };
  window.asked = { config: Promise.resolve(json(reply)), pictures: Promise.resolve() } satisfies Asked;
  onPageEnd(() => {
    delete window.asked;
    delete window.early;
  });
  await import('./index.ts');
  await pass(1_000);
  expect(document.documentElement.dataset['drawn'] !== undefined).toBe(isDrawn);
});
