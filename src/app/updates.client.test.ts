import { expect, test, vi } from 'vitest';
import { openLobby, setOnline } from '../../tests/kit/client/page.ts';
import { pass, settle } from '../../tests/kit/client/turns.ts';
import { wire } from '../../tests/kit/client/wire.ts';

/** `reloads` says how many reloads were asked for; `missPiece` says so once a piece of the program has not come and nothing is under way. */
async function openApp() {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  await openLobby();
  const { recoverFromMissingChunks } = await import('./updates.ts');
  const { holdReloads } = await import('#data/app/reload-holds.ts');
  recoverFromMissingChunks();
  const reloads = (): number => reload.mock.calls.length;
  const missPiece = async (): Promise<number> => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }));
    await settle();
    return reloads();
  };
  return { holdReloads, missPiece, reloads };
}

test('[SW-15] a missing piece reloads the page once, and never while a game is played or a deposit is open', async () => {
  const { holdReloads, missPiece } = await openApp();
  const letGo = holdReloads();
  expect(await missPiece()).toBe(0);
  letGo();
  expect(await missPiece()).toBe(1);
  expect(await missPiece()).toBe(1);
});

test('[SW-15] a piece that is broken off because another address is opened reloads nothing', async () => {
  const { missPiece } = await openApp();
  window.dispatchEvent(new Event('beforeunload'));
  expect(await missPiece()).toBe(0);
  // It was a call, or a download: the page is still there.
  await pass(10_000);
  expect(await missPiece()).toBe(1);
});

test('a piece that is missing without a network comes with the network, and not over a game', async () => {
  const { holdReloads, missPiece, reloads } = await openApp();
  setOnline(false);
  expect([await missPiece(), await missPiece()]).toEqual([0, 0]);
  const letGo = holdReloads();
  setOnline(true);
  await pass(60_000);
  expect(reloads()).toBe(0);
  letGo();
  expect(reloads()).toBe(1);
});

test('a piece that a broken connection has kept away is loaded once the server answers: a reload before that would lose the page', async () => {
  const { missPiece, reloads } = await openApp();
  wire.is('refused');
  expect(await missPiece()).toBe(0);
  wire.is(undefined);
  await pass(60_000);
  expect(reloads()).toBe(1);
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
