import { createElement, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { wallet } from '#contract/wallet.ts';
import { must } from '#shared/assert.ts';
import { buttonOf, draw, seenText } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { SEEN_MS } from '../../../../tests/kit/runs.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

async function openAt(path: string, before = async (): Promise<void> => undefined) {
  wire.on(wallet.getExchange, exampleOf(wallet.getExchange));
  await openLobby();
  await signIn();
  await before();

  const { walletRoutes } = await import('../routes.ts');
  const row = must(
    walletRoutes.find((one) => one.path === path),
    'the address has a screen',
  );
  const place = await draw(<Suspense>{createElement(row.Screen)}</Suspense>);
  await vi.waitFor(() => expect(place.querySelector('h1')).not.toBeNull(), SEEN_MS);
  await pass(400);
  return { place, access: row.access };
}

test('[ROUTE-35] /profile/bank is for players, and lists the same accounts as /bankCardList', async () => {
  const [profile, list] = [await openAt('/profile/bank'), await openAt('/bankCardList')];
  expect(profile.access).toBe('player');
  expect(seenText(profile.place.querySelector('h1') as Element)).toBe('Your accounts');
  const [own] = exampleOf(wallet.getExchange)['appUserBankList'] as { cardNum: string }[];
  expect(seenText(profile.place)).toContain(own?.cardNum);
  expect(seenText(profile.place)).toBe(seenText(list.place));
  expect(buttonOf(profile.place, 'Change')?.getAttribute('href')).toMatch(/^\/bindBankCard\?id=\d+$/);
});

test('who is led to bind an account of one bank is offered that bank, whatever was half-written before', async () => {
  const { place } = await openAt('/bindBankCard', async () => {
    const { inPlayerStore } = await import('#data/player/session.ts');
    await inPlayerStore((store) => store.keepDraft('add-account', { accountName: 'Jamie', bankId: '2' }));
    const [bank] = exampleOf(wallet.getExchange)['bankList'] as object[];
    const bankList = [2, 3].map((bankId) => ({ ...bank, bankId, bankName: `Bank ${bankId}` }));
    wire.on(wallet.getExchange, { ...exampleOf(wallet.getExchange), bankList, appUserBankList: [] });
    goTo('/bindBankCard?back=1&id=3');
  });
  expect(place.querySelector('select')?.value).toBe('3');
  expect(place.querySelector<HTMLInputElement>('input[autocomplete=name]')?.value).toBe('Jamie');
});
