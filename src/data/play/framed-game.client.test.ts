import { expect, test, vi } from 'vitest';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { leavePage, setNavigator } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

const NOTHING = { isHeard: false, isDrawn: false };
const addressOf = (speaks: boolean) => ({ url: 'http://games.test/play', origin: 'http://games.test', speaks });

async function presenceOf(speaks: boolean, signs: Partial<typeof NOTHING>): Promise<{ readonly value: string }> {
  const { useGamePresence } = await import('./framed-game.ts');
  const address = addressOf(speaks);
  return drawHook(() => useGamePresence(address, { ...NOTHING, ...signs }));
}

test('a game that speaks is missing after three seconds of silence, whatever its frame has loaded', async () => {
  const presence = await presenceOf(true, { isDrawn: true });
  await pass(2_900);
  expect(presence.value).toBe('coming');
  await pass(100);
  expect(presence.value).toBe('missing');
  expect(wire.asked()).toEqual([]);
});

test('a game that speaks is there with its first word, also before its frame has loaded', async () => {
  const presence = await presenceOf(true, { isHeard: true });
  await pass(10_000);
  expect(presence.value).toBe('there');
});

test('a game that says nothing is there once its frame has loaded, if its origin answers', async () => {
  expect((await presenceOf(false, { isDrawn: true })).value).toBe('there');
  const slow = await presenceOf(false, {});
  await pass(4_000);
  expect(slow.value).toBe('missing');
});

test('where its origin refuses, what the frame has loaded is no game', async () => {
  wire.is('refused');
  const presence = await presenceOf(false, { isDrawn: true });
  await pass(10);
  expect(presence.value).toBe('missing');
});

test('where its origin is dead, it is missing within four seconds', async () => {
  wire.is('dead');
  const presence = await presenceOf(false, { isDrawn: true });
  await pass(4_000);
  expect(presence.value).toBe('missing');
});

test('an origin that leads on to another host has answered', async () => {
  wire.is(() => {
    document.dispatchEvent(new Event('securitypolicyviolation'));
    return 'refused';
  });
  const presence = await presenceOf(false, { isDrawn: true });
  await pass(100);
  await settle();
  expect(presence.value).toBe('there');
});

test.each([
  ['https://perya.test/start', undefined],
  ['http://perya.test/start', 'http://games.test'],
])('to the page %s a game without encryption is %s', async (page, origin) => {
  const { gameAddress } = await import('./framed-game.ts');
  vi.stubGlobal('location', new URL(page));
  const address = gameAddress('http://games.test/play', true);
  vi.unstubAllGlobals();
  expect(address?.origin).toBe(origin);
});

test('a game that has a use of its own for what stands behind the # keeps it', async () => {
  const { gameAddress } = await import('./framed-game.ts');
  const url = 'https://games.test/play#table=7';
  expect(gameAddress(url, true)?.url).toBe(url);
});

test('a screen that is kept on too late, after its game was left, goes dark again', async () => {
  const { useWakeLock } = await import('./framed-game.ts');
  const release = vi.fn(async () => undefined);
  let keepOn: (lock: object) => void = () => undefined;
  const kept = new Promise((resolve) => (keepOn = resolve));
  setNavigator({ wakeLock: { request: () => kept } });
  await drawHook(useWakeLock);
  await leavePage();
  keepOn({ release });
  await settle();
  expect(release).toHaveBeenCalledTimes(1);
});
