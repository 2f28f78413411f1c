import { expect, test, vi } from 'vitest';
import { cents } from '#shared/money.ts';
import type { KeptScreen } from '#store/first-screen.ts';
import { openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { settle } from '../../../tests/kit/client/turns.ts';

async function openPage() {
  const { keepFirstScreen } = await import('./keep-first-screen.ts');
  const { readKeptScreen } = await import('../../early/kept-screen.ts');
  const session = await import('../player/session.ts');
  return { keepFirstScreen, readKeptScreen, session };
}

/** A player who is logged in, with the first screen kept. */
async function keepFor(player?: Parameters<typeof signIn>[0]) {
  const page = await openPage();
  await openLobby();
  await signIn(player);
  await page.keepFirstScreen();
  await settle();
  return page;
}

test('what home opens with is kept for the next visit, and follows the player', async () => {
  const { keepFirstScreen, readKeptScreen, session } = await openPage();
  await openLobby();
  await keepFirstScreen();
  expect(readKeptScreen()).toMatchObject({ mode: 'other', games: [{ id: expect.any(Number) }] });
  expect(readKeptScreen()?.player).toBeUndefined();

  await signIn({ coin: cents(123_456), mobile: '09171234567', account: '09171234567', nickname: 'Ana' });
  await settle();
  expect(readKeptScreen()?.player?.user).toMatchObject({ coin: 123_456, nickname: 'Ana' });
  expect(localStorage.getItem('firstScreen')).not.toContain('09171234567');

  await session.mergePlayer({ coin: cents(99) });
  await settle();
  expect(readKeptScreen()?.player?.user.coin).toBe(99);

  await session.endOnPurpose();
  await settle();
  expect(readKeptScreen()?.games).not.toEqual([]);
  expect(localStorage.getItem('firstScreen')).not.toContain('Ana');
});

test('the first screen of a player is not drawn for the next one, nor without a token', async () => {
  const { readKeptScreen } = await keepFor();
  expect(readKeptScreen()?.player).toBeDefined();
  const owner = localStorage.getItem('owner') ?? '';
  localStorage.setItem('owner', 'the mark of the next');
  expect(readKeptScreen()).toBeUndefined();
  localStorage.setItem('owner', owner);
  localStorage.removeItem('ACCESS_TOKEN');
  expect(readKeptScreen()).toBeUndefined();
});

test('of a player who has logged out in another tab nothing is kept again, though this tab has not heard of it yet', async () => {
  const { session } = await keepFor({ nickname: 'Ana' });
  expect(localStorage.getItem('firstScreen')).toContain('Ana');
  for (const key of ['ACCESS_TOKEN', 'owner', 'firstScreen']) localStorage.removeItem(key);
  localStorage.setItem('owner', 'the mark of the next');
  await session.mergePlayer({ coin: cents(99) });
  await settle();
  expect(localStorage.getItem('firstScreen') ?? '').not.toContain('Ana');
});

test('a player who leaves before home has been kept leaves nothing of the visit before', async () => {
  const { session } = await openPage();
  await signIn({ nickname: 'Ana' });
  localStorage.setItem('firstScreen', '{"of":"of the last visit"}');
  await session.endOnPurpose();
  await settle();
  expect(localStorage.getItem('firstScreen')).toBeNull();
});

test('a device that is full keeps no old first screen', async () => {
  const { session } = await keepFor({ nickname: 'Ana' });
  const device = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    removeItem: (key: string) => device.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await session.mergePlayer({ coin: cents(99) });
  await settle();
  expect(device.getItem('firstScreen')).toBeNull();
});

test('the shape has the number under which it is kept', async () => {
  await keepFor();
  const { of, screen } = JSON.parse(localStorage.getItem('firstScreen') ?? '') as KeptScreen;
  // With another list the shape has its next number, in `src/store/first-screen.ts`.
  expect(of).toMatch(/^1 /);
  const keysOf = (part: object | undefined) =>
    Object.keys(part ?? {})
      .toSorted()
      .join(' ');
  expect([keysOf(screen), keysOf(screen.player), keysOf(screen.player?.user)]).toEqual([
    'banners brands gameCount games isMaintenance mode player resourceRoot reward savedAt types',
    'savedAt user wishes',
    'account appGameDataUser avatar avatarOther coin nickname vip',
  ]);
});

test('a first screen that is broken, or of another shape, is none', async () => {
  const { readKeptScreen } = await openPage();
  expect(readKeptScreen()).toBeUndefined();
  for (const text of ['{', 'null', '7', '{"of":"0 null","screen":{}}']) {
    localStorage.setItem('firstScreen', text);
    expect(readKeptScreen(), text).toBeUndefined();
  }
});
