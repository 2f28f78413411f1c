import { expect, test } from 'vitest';
import { wallet } from '#contract/wallet.ts';
import { draw, said } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby } from '../../../../tests/kit/client/page.ts';
import { exampleOf, json, wire } from '../../../../tests/kit/client/wire.ts';

const CHANNELS = {
  appRechargeTypeList: [
    { id: 2, name: 'GCash', iconH5: '', bankId: 0, sort: 2 },
    { id: 1, name: 'QR Ph', iconH5: '', bankId: 0, sort: 1 },
    { id: 3, name: 'Maya', iconH5: '', bankId: 0, sort: 3 },
  ],
};
const openWays = (...ids: number[]) => ({
  channelList: [1, 2, 3].map((id) => ({
    rechargeType: id,
    status: ids.includes(id) ? 1 : 0,
    minAmount: 100,
    maxAmount: 900,
  })),
});

async function openForm(): Promise<Element> {
  await openLobby(CHANNELS);
  goTo('/login');
  const { LoginScreen } = await import('./login-screen.tsx');
  return draw(<LoginScreen />);
}

test('[WALLET-28] a guest who asked for the wallet reads the ways that are open, by the call of guests', async () => {
  const { rememberReturn } = await import('#data/sign-in/return-to.ts');
  rememberReturn('/lobby/wallets/deposit', undefined);
  wire.on(wallet.anonymousTradeInfo, json({ ...exampleOf(wallet.anonymousTradeInfo), ...openWays(1, 2) }));
  const place = await openForm();
  expect(said(place, 'login.forWallet')).toBe('Log in to deposit and withdraw. We take QR Ph, GCash.');
  expect([wire.asked(wallet.anonymousTradeInfo).length, wire.asked(wallet.tradeInfo).length]).toEqual([1, 0]);
});

test('where every way is closed, the form says nothing of ways', async () => {
  const { rememberReturn } = await import('#data/sign-in/return-to.ts');
  rememberReturn('/lobby/wallets/deposit', undefined);
  wire.on(wallet.anonymousTradeInfo, json({ ...exampleOf(wallet.anonymousTradeInfo), ...openWays() }));
  expect(said(await openForm(), 'login.forWallet')).toBeUndefined();
});

test('without an answer the ways are those of the configuration', async () => {
  const { rememberReturn } = await import('#data/sign-in/return-to.ts');
  rememberReturn('/lobby/wallets/deposit', undefined);
  wire.on(wallet.anonymousTradeInfo, 'cut');
  expect(said(await openForm(), 'login.forWallet')).toContain('QR Ph, GCash, Maya.');
});

test.each(['/lobby/email', '/profile/email'])('a guest who asked for %s reads why there is a form', async (address) => {
  const { rememberReturn } = await import('#data/sign-in/return-to.ts');
  rememberReturn(address, undefined);
  expect(said(await openForm(), 'login.forMail')).toMatch(/^Log in to read your mail/);
});
