import { expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { cents } from '#shared/money.ts';
import { draw, seenText } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const TERMS = {
  ...exampleOf(wallet.getExchange),
  balance: 60_000,
  available: 60_000,
  bonus: 0,
  wagerRequired: 0,
  wagerDone: 0,
  reasonList: [],
  order: null,
};

async function openCard(terms: object, safebox = 0) {
  wire.on(wallet.getExchange, terms);
  await openLobby();
  await signIn({ safebox: cents(safebox) });
  const { WithdrawScreen } = await import('../screens/withdraw-screen.tsx');
  const place = await draw(<WithdrawScreen />);
  await pass(400);
  return place;
}

const partsIn = (place: Element) =>
  [...place.querySelectorAll('.withdraw-parts li')].map((part) =>
    [...part.querySelectorAll('span, b')].map(seenText).join(' '),
  );

/** How much of the bar each part takes. */
const barIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>('.withdraw-bar i')].map(({ style, dataset }) => [
    dataset['part'],
    Number(style.flexGrow),
  ]);

test('what may leave now and where the rest is are a picture and words, which add up', async () => {
  const terms = { ...TERMS, balance: 60_000, available: 60_000, held: 20_000 };
  const place = await openCard(terms, 7_550);
  expect(seenText(place)).toContain('You can withdraw ₱600.00 now');
  expect(partsIn(place)).toEqual(['Ready to withdraw ₱600.00', 'On its way to you ₱200.00', 'In your safebox ₱75.50']);
  expect(barIn(place)).toEqual([
    ['now', 60_000],
    ['held', 20_000],
    ['safebox', 7_550],
  ]);
});

test('more than one withdrawal takes is not promised for now', async () => {
  const way = { id: 1, name: 'bank', bankId: 0, minAmount: 10_000, maxAmount: 5_000_000, fee: 0, status: 1, sort: 1 };
  const channelList = [way];
  const place = await openCard({ ...TERMS, balance: 8_000_000, available: 8_000_000, channelList });
  expect(seenText(place)).toContain('You can withdraw ₱50,000.00 now');
  expect(partsIn(place)).toEqual(['Ready to withdraw ₱80,000.00']);
});

test.each([
  [
    'still to bet',
    { available: 0, wagerRequired: 50_000, wagerDone: 20_000, reasonList: [WALLET.wagerFirst] },
    ['Locked until you’ve bet enough₱300.00 left to bet before you can withdraw ₱600.00'],
  ],
  [
    'still to bet, a part of it given',
    { available: 0, bonus: 1_500, wagerRequired: 50_000, wagerDone: 20_000, reasonList: [WALLET.wagerFirst] },
    [
      'Locked until you’ve bet enough₱300.00 left to bet before you can withdraw ₱585.00',
      'Bonus, yours once you’ve bet enough ₱15.00',
    ],
  ],
  [
    'given, all of it',
    { available: 0, bonus: 60_000, wagerRequired: 50_000, wagerDone: 20_000, reasonList: [WALLET.wagerFirst] },
    ['Bonus, yours once you’ve bet enough₱300.00 left to bet before you can withdraw ₱600.00'],
  ],
  ['unproven', { reasonList: [WALLET.needsKyc] }, ['Not yet: see why below ₱600.00']],
])('what is %s cannot leave now, and is said so with its amount', async (_what, changes, parts) => {
  const place = await openCard({ ...TERMS, ...changes });
  expect(seenText(place)).toContain('You can withdraw ₱0.00 now');
  expect(partsIn(place)).toEqual(parts);
});

test.each([
  ['so many', 2, true],
  ['any number of', null, false],
])('where a day has %s withdrawals it is said how many are left: %o', async (_what, leftToday, isSaid) => {
  const place = await openCard({ ...TERMS, leftToday });
  expect(seenText(place).includes('Withdrawals left today: 2')).toBe(isSaid);
});
