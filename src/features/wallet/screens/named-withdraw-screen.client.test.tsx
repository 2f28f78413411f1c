import { expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { buttonOf, draw, said, seenText, type } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const example = exampleOf(wallet.getExchange);
const [channel] = example['channelList'] as object[];
const [bank] = example['bankList'] as object[];
const TERMS = {
  ...example,
  balance: 60_000,
  available: 60_000,
  wagerRequired: 0,
  wagerDone: 0,
  needsPassword: false,
  reasonList: [],
  order: null,
  bankList: [{ ...bank, bankId: 6, bankName: 'Bank of the Islands' }],
  channelList: [
    { ...channel, id: 1, name: 'bank', title: 'Bank', bankId: 0, status: 1, minAmount: 10_000 },
    { ...channel, id: 7, name: 'gcash', title: 'GCash', bankId: 0, status: 1, minAmount: 30_000 },
    { ...channel, id: 8, name: 'maya', title: 'Maya', bankId: 0, status: 0 },
    { ...channel, id: 9, name: 'islands', title: 'Islands', bankId: 6, status: 1 },
    { ...channel, id: 10, name: 'unlisted', title: 'Unlisted', bankId: 99, status: 1 },
  ],
};

async function openBy(name: string, terms: object = {}) {
  wire.on(wallet.getExchange, { ...TERMS, ...terms });
  await openLobby();
  await signIn();
  history.replaceState(null, '', `/withdrawal/${name}`);
  const { NamedWithdrawScreen } = await import('./withdraw-screen.tsx');
  const place = await draw(<NamedWithdrawScreen />);
  await pass(400);
  return place;
}

const submit = async (form: Element | null) => {
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
};

test('[ROUTE-29] the address opens the form of the way that it names, which sends by that way', async () => {
  const place = await openBy('gcash');
  expect(seenText(place.querySelector('h1') as Element)).toBe('Withdraw: GCash');
  await type(place.querySelector('input[inputmode=decimal]'), '200');
  await submit(place.querySelector('form'));
  expect(said(place, 'wallet.belowMinimum')).toContain('₱300');
  await type(place.querySelector('input[inputmode=decimal]'), '400');
  await submit(place.querySelector('form'));
  await submit(document.querySelector('dialog form'));
  expect(wire.asked(wallet.exchange).map(({ body }) => [body['amount'], body['exchangeType']])).toEqual([[40_000, 7]]);
});

test.each(['nowhere', 'maya'])('a name that no open way has (%s) says so, with the way on', async (name) => {
  const place = await openBy(name);
  expect(said(place, 'wallet.noSuchWay')).toBeDefined();
  expect(place.querySelector('form')).toBeNull();
  expect(buttonOf(place, 'Withdraw')?.getAttribute('href')).toBe('/lobby/wallets/withdraw');
});

test('a way to one bank names the account that is missing, and leads to adding just that one', async () => {
  const place = await openBy('islands');
  expect(said(place, 'wallet.needsBankOf')).toContain('Bank of the Islands');
  expect(buttonOf(place, 'Add your Bank of the Islands account')?.getAttribute('href')).toBe(
    '/bindBankCard?back=1&id=6',
  );
  expect(place.querySelector('form')).toBeNull();
});

test('a way to one bank names it also to a player without any account', async () => {
  const place = await openBy('islands', { appUserBankList: [], reasonList: [WALLET.needsBank] });
  expect(said(place, 'wallet.needsBankOf')).toContain('Bank of the Islands');
});

test('a way to a bank that is not on the list says that it is closed', async () => {
  const place = await openBy('unlisted');
  expect(said(place, 'wallet.channelClosed')).toBeDefined();
  expect(place.querySelector('form')).toBeNull();
});

test.each([
  [0, 'Free'],
  [1_500, '₱15.00'],
])('the last look tells the fee of its way: %i is %s', async (fee, told) => {
  const place = await openBy('bank', { channelList: [{ ...channel, id: 1, name: 'bank', bankId: 0, status: 1, fee }] });
  await type(place.querySelector('input[inputmode=decimal]'), '500');
  await submit(place.querySelector('form'));
  expect(seenText(document.querySelector('dialog dl') as Element)).toContain(`Fee${told}`);
});

const waysOf = (place: Element) =>
  [...place.querySelectorAll('nav[aria-label="Ways to withdraw"] a')].map((way) => [
    seenText(way),
    way.getAttribute('href'),
    way.getAttribute('aria-current'),
  ]);

test('from each way leads a link to each other that is open', async () => {
  expect(waysOf(await openBy('gcash'))).toEqual([
    ['Bank', '/withdrawal/bank', null],
    ['GCash', '/withdrawal/gcash', 'page'],
    ['Islands', '/withdrawal/islands', null],
    ['Unlisted', '/withdrawal/unlisted', null],
  ]);
});

test('where one way is open there is nothing to choose', async () => {
  const channelList = [
    { ...channel, id: 1, name: 'bank', bankId: 0, status: 1 },
    { ...channel, id: 2, name: 'maya', status: 0 },
  ];
  const place = await openBy('bank', { channelList });
  expect([waysOf(place), place.querySelector('form') !== null]).toEqual([[], true]);
});
