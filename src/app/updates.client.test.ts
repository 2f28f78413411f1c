import { expect, test, vi } from 'vitest';
import { setOnline } from '../../tests/kit/client/page.ts';
import { pass } from '../../tests/kit/client/turns.ts';

/** A piece of the program that the server has no more. True when its failure is dealt with by a reload. */
function missPiece(): boolean {
  const missed = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error('gone') });
  return !window.dispatchEvent(missed);
}

test('[SW-15] a missing piece reloads the page once, and never while a game is played or a deposit is open', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const { recoverFromMissingChunks } = await import('./updates.ts');
  const { holdReloads } = await import('#data/app/reload-holds.ts');
  recoverFromMissingChunks();
  const letGo = holdReloads();
  expect([missPiece(), reload.mock.calls.length]).toEqual([false, 0]);
  letGo();
  expect([missPiece(), reload.mock.calls.length]).toEqual([true, 1]);
  expect([missPiece(), reload.mock.calls.length]).toEqual([false, 1]);
});

test('[SW-15] a piece that is broken off because another address is opened reloads nothing', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const { recoverFromMissingChunks } = await import('./updates.ts');
  recoverFromMissingChunks();
  window.dispatchEvent(new Event('beforeunload'));
  expect([missPiece(), reload.mock.calls.length]).toEqual([false, 0]);
  // It was a call, or a download: the page is still there.
  await pass(10_000);
  expect([missPiece(), reload.mock.calls.length]).toEqual([true, 1]);
});

test('a piece that is missing without a network comes with the network, and not over a game', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const { recoverFromMissingChunks } = await import('./updates.ts');
  const { holdReloads } = await import('#data/app/reload-holds.ts');
  recoverFromMissingChunks();
  setOnline(false);
  expect([missPiece(), missPiece()]).toEqual([false, false]);
  const letGo = holdReloads();
  setOnline(true);
  expect(reload).toHaveBeenCalledTimes(0);
  letGo();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('of two that hold reloads, one lets go once however often it does', async () => {
  const { holdReloads, isReloadHeld } = await import('#data/app/reload-holds.ts');
  const [first, second] = [holdReloads(), holdReloads()];
  first();
  first();
  expect(isReloadHeld.value).toBe(true);
  second();
  expect(isReloadHeld.value).toBe(false);
});
