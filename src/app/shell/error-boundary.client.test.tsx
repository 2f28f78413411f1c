import { expect, test, vi } from 'vitest';
import { buttonOf, draw, said, seenText, tap } from '../../../tests/kit/client/draw.ts';
import { goTo, setOnline } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';

async function fail(error: unknown, otherwise?: string) {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { ErrorBoundary } = await import('./error-boundary.tsx');
  function Failing(): never {
    throw error;
  }
  const place = await draw(
    <ErrorBoundary otherwise={otherwise}>
      <Failing />
    </ErrorBoundary>,
  );
  await pass(100);
  return { place, reload, complaints: complaints.mock.calls.flat().join(' ') };
}

test('a screen that fails is loaded once more by itself, without the copies that the phone keeps, and then says so and offers that', async () => {
  localStorage.setItem('gameListVersion', '42');
  const first = await fail(new Error('damaged'));
  expect([first.reload.mock.calls.length, localStorage.getItem('gameListVersion')]).toEqual([1, null]);
  const { place, reload } = await fail(new Error('damaged'));
  expect(reload).toHaveBeenCalledTimes(1);
  await tap(buttonOf(place, 'Open it again'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('nothing is loaded anew over a game or typed words', async () => {
  const { holdReloads } = await import('#data/app/reload-holds.ts');
  holdReloads();
  const { place, reload } = await fail(new Error('damaged'));
  expect([reload.mock.calls.length, buttonOf(place, 'Open it again') !== undefined]).toEqual([0, true]);
});

test('a part that fails gives its place to what stands in for it', async () => {
  const { place, reload } = await fail(new Error('damaged'), 'No chart today');
  expect([seenText(place), reload.mock.calls.length]).toEqual(['No chart today', 0]);
});

test('a screen whose piece a lost connection keeps away says so, leads home, and offers no reload, which would lose the app', async () => {
  const { recoverFromMissingChunks } = await import('../updates.ts');
  recoverFromMissingChunks();
  setOnline(false);
  const error = new Error('no network');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
  goTo('/lobby/news');
  const { place, reload, complaints } = await fail(error);
  expect(said(place, 'app.away')).toBeDefined();
  // Nothing is broken in the program, and its log says no more than that a screen is missing.
  expect([info.mock.calls.flat(), complaints]).toEqual([
    ['[perya] a screen failed', { why: 'Error: no network' }],
    expect.not.stringContaining('[perya]'),
  ]);
  // The connection brings a reload, and no other words for the moment before it.
  setOnline(true);
  await pass(100);
  expect(said(place, 'app.away')).toBeDefined();
  await tap(buttonOf(place, 'Home'));
  expect([location.pathname, reload.mock.calls.length]).toEqual(['/lobby/home', 0]);
});
