/** From any place a player is two taps from a code for the amount of last time. */
import { expect, test } from 'vitest';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { PLAYER_ADDRESSES } from '../../tests/kit/address-lists.ts';
import { openPainted, screenOf, sheetsOf, shown, visit } from '../../tests/kit/client/app.tsx';
import { CHANNELS, qrWith, TERMS } from '../../tests/kit/client/deposit.tsx';
import { buttonOf, tap } from '../../tests/kit/client/draw.ts';
import { QUIET } from '../../tests/kit/client/home.ts';
import { setOnline } from '../../tests/kit/client/page.ts';
import { pass, settle } from '../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../tests/kit/client/wire.ts';

const AGAIN = '₱750 with Maya, like last time';
/** Where a player sees to their limits, or shows who they are. */
const WITHOUT = ['/profile/responsibility', '/profile/report', '/walletsKyc', '/walletsKycUpload'];
/** The deposit's own screen is a tap nearer. */
const DEPOSIT = '/lobby/wallets/deposit';

async function open(address: string) {
  wire.on(wallet.tradeInfo, { ...TERMS, last: { amount: 75_000, rechargeType: 3 } });
  let orders = 0;
  wire.on(wallet.recharge3, () => ({ ...qrWith(), orderId: `PD-${(orders += 1)}` }));
  wire.on(wallet.checkRechargeOrder, { ...exampleOf(wallet.checkRechargeOrder), isRechargeDone: false, status: 0 });
  const config = { ...QUIET, appRechargeTypeList: CHANNELS, isDepositBank: 0 };
  return openPainted(address, { config, user: { totalRecharge: cents(75_000) } });
}

/** In the bar of the screen, or among the tabs below it. */
const wayFrom = (place: HTMLElement) => buttonOf(screenOf(place), 'Deposit') ?? buttonOf(place, 'Wallet');

async function arrived(place: HTMLElement): Promise<void> {
  for (let pieces = 0; pieces < 4 && !place.querySelector('h1'); pieces++) await shown();
}

test('two taps lead from every place of a player to a code for the amount of last time', async () => {
  const place = await open('/lobby/home');
  const without: string[] = [];
  for (const address of ['/lobby/home', ...PLAYER_ADDRESSES].filter(
    (one) => one !== DEPOSIT && !WITHOUT.includes(one),
  )) {
    await visit(address);
    await arrived(place);
    await shown();
    const way = wayFrom(place);
    if (way) await tap(way);
    await shown();
    const again = buttonOf(place, AGAIN);
    if (again) await tap(again);
    await pass(400);
    if (!place.querySelector('.qr-code')) without.push(address);
    await visit('/about');
    await shown();
    expect(sheetsOf(place), `after ${address}`).toEqual([]);
  }
  expect(without).toEqual([]);
});

test('where a player sees to their limits, or shows who they are, nothing offers a deposit', async () => {
  const place = await open('/about');
  for (const address of WITHOUT) {
    await visit(address);
    await arrived(place);
    await shown();
    expect(wayFrom(place), address).toBeUndefined();
  }
});

test('a guest’s bar has no deposit', async () => {
  const place = await openPainted('/about');
  expect(buttonOf(place, 'Deposit')).toBeUndefined();
});

test('a deposit over a screen leaves it as it is, and a key held opens the link itself', async () => {
  const place = await open('/points');
  const way = buttonOf(screenOf(place), 'Deposit');
  const taken: boolean[] = [];
  // After the app, and before the browser would leave for it.
  window.addEventListener('click', (event) => (taken.push(event.defaultPrevented), event.preventDefault()), {
    once: true,
  });
  way?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  await settle();
  expect([taken, sheetsOf(place), way?.getAttribute('href')]).toEqual([[false], [], DEPOSIT]);
  await tap(way);
  await shown();
  expect([sheetsOf(place), location.pathname]).toEqual([['Deposit'], '/points']);
});

test('without a connection the tap says why, and opens nothing', async () => {
  const place = await open('/points');
  setOnline(false);
  await settle();
  await tap(screenOf(place).querySelector('.screen-actions a'));
  await shown();
  expect([sheetsOf(place), place.querySelector('[data-msg-key="lobby.moneyWaits"]') !== null]).toEqual([[], true]);
});
