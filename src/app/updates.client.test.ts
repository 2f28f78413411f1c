import { expect, test, vi } from 'vitest';
import { config } from '#contract/config.ts';
import { openLobby, setOnline } from '../../tests/kit/client/page.ts';
import { pass, settle } from '../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../tests/kit/client/wire.ts';

interface Piece {
  /** How often it was asked for. */
  asked: number;
  isThere: boolean;
}

/** An app whose pieces come, or do not. */
async function openApp() {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  await openLobby();
  const { bringPiece } = await import('./bring-piece.ts');
  const { holdReloads } = await import('#data/app/reload-holds.ts');
  const piece: Piece = { asked: 0, isThere: false };
  const load = () => {
    piece.asked += 1;
    return piece.isThere ? Promise.resolve('a sheet') : Promise.reject(new Error('gone'));
  };
  const bring = () => bringPiece(load);
  const reloads = (): number => reload.mock.calls.length;
  /** It is asked for and does not come. The number of reloads that were asked for, once nothing is under way. */
  const miss = async (): Promise<number> => {
    await bring().catch(() => undefined);
    await settle();
    return reloads();
  };
  return { holdReloads, piece, bring, miss, reloads };
}

test('[SW-15] a missing piece reloads the page once, and never while a game is played or a deposit is open', async () => {
  const { holdReloads, miss } = await openApp();
  const letGo = holdReloads();
  expect(await miss()).toBe(0);
  letGo();
  expect(await miss()).toBe(1);
  expect(await miss()).toBe(1);
});

test('[SW-15] a piece that is broken off because another address is opened reloads nothing', async () => {
  const { miss } = await openApp();
  window.dispatchEvent(new Event('beforeunload'));
  expect(await miss()).toBe(0);
  // It was a call, or a download: the page is still there.
  await pass(10_000);
  expect(await miss()).toBe(1);
});

test('a piece that was lost on its way, and is there when it is asked for again, reloads nothing', async () => {
  const { piece, bring, reloads } = await openApp();
  const first = bring().catch(() => undefined);
  piece.isThere = true;
  await first;
  await settle();
  expect([piece.asked, reloads()]).toEqual([2, 0]);
});

test.each([
  ['without a network', () => setOnline(false)],
  ['on a broken connection', () => wire.is('refused')],
])('%s a missing piece reloads nothing, which would lose the page', async (_how, lose) => {
  const { miss, reloads } = await openApp();
  lose();
  expect([await miss(), await miss()]).toEqual([0, 0]);
  setOnline(true);
  wire.is(undefined);
  await pass(60_000);
  expect(reloads()).toBe(0);
});

test.each([
  ['without a network', () => setOnline(false)],
  ['on a broken connection', () => wire.is('refused')],
])('what is drawn of a piece that did not come %s is asked for again with the connection', async (_how, lose) => {
  const { piece, bring, reloads } = await openApp();
  const { insist } = await import('#shared/missing-piece.ts');
  lose();
  const came = vi.fn();
  void insist(bring).then(came);
  await pass(20_000);
  expect([came.mock.calls, piece.asked]).toEqual([[], 1]);
  piece.isThere = true;
  setOnline(true);
  wire.is(undefined);
  await pass(60_000);
  expect([came.mock.calls, piece.asked, reloads()]).toEqual([[['a sheet']], 2, 0]);
});

test('a connection that breaks a second time is waited for as well', async () => {
  await openApp();
  const { bringPiece } = await import('./bring-piece.ts');
  const { insist } = await import('#shared/missing-piece.ts');
  let asked = 0;
  const load = () => {
    asked += 1;
    if (asked === 3) return Promise.resolve('a sheet');
    wire.is('refused');
    return Promise.reject(new Error('broken off'));
  };
  const came = vi.fn();
  void insist(() => bringPiece(load)).then(came);
  await pass(5_000);
  wire.is(undefined);
  await pass(30_000);
  expect([asked, came.mock.calls]).toEqual([2, []]);
  wire.is(undefined);
  await pass(30_000);
  expect([asked, came.mock.calls]).toEqual([3, [['a sheet']]]);
});

test('a game that begins while the server is asked is not reloaded away', async () => {
  const { holdReloads, miss, reloads } = await openApp();
  const answer = wire.later();
  wire.on(config.appConfig, () => answer.reply);
  const missed = miss();
  await pass(1);
  holdReloads();
  answer.arrives(exampleOf(config.appConfig));
  await missed;
  await settle();
  expect(reloads()).toBe(0);
});

test('what is drawn of a piece that is gone fails', async () => {
  const { bring } = await openApp();
  const { insist } = await import('#shared/missing-piece.ts');
  await expect(insist(bring)).rejects.toThrow('gone');
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
