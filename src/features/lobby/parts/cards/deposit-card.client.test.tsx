import { expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { formatTime } from '#shared/time.ts';
import { buttonOf, draw, seenText } from '../../../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, resume, setOnline, signIn } from '../../../../../tests/kit/client/page.ts';
import { pass } from '../../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../../tests/kit/client/wire.ts';

const { checkRechargeOrder } = wallet;
const standing = (isRechargeDone: boolean, status: number) =>
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), amount: 50_000, isRechargeDone, status });

/** Home as a visit of the player opens it, with what these orders are. */
async function openCards(orders: readonly { orderId: string; amount: number }[], logIn = () => signIn()) {
  await openLobby();
  await logIn();
  const { deposits } = await import('#data/money/deposits.ts');
  void deposits.follow(orders);
  await deposits.resume();
  const { WelcomeCards } = await import('./welcome-cards.tsx');
  return draw(<WelcomeCards hasPasskeys={false} />);
}

const ORDER = { orderId: 'PD-1', amount: 50_000 };

test('a deposit under way stands on home with its age and the way to it, in a later visit without a connection too', async () => {
  standing(false, ORDER_STATUS.pending);
  const place = await openCards([ORDER]);
  expect(seenText(place)).toContain('Deposit of ₱500.00Waiting for your payment');
  await pass(5_100);
  const toldAt = formatTime(Date.now());
  expect(seenText(place)).toContain(`As of ${toldAt}`);
  await leavePage();
  setOnline(false);
  await pass(120_000);
  const later = await openCards([], resume);
  expect(seenText(later)).toContain(`As of ${toldAt}`);
  expect(buttonOf(later, 'Open: Deposit of ₱500.00')?.getAttribute('href')).toBe('/lobby/wallets/deposit?order=PD-1');
});

test.each([
  ['credited', true, ORDER_STATUS.done],
  ['refused', false, ORDER_STATUS.refused],
  ['over', false, ORDER_STATUS.expired],
])('a deposit that is %s stands on home no longer', async (_how, isDone, status) => {
  standing(isDone, status);
  const place = await openCards([ORDER]);
  expect(seenText(place)).toContain('₱500.00');
  await pass(5_100);
  expect(seenText(place)).toBe('');
});

test('what is looked at by a person says so, and several stand in one card', async () => {
  standing(false, ORDER_STATUS.reviewing);
  const place = await openCards([ORDER, { ...ORDER, orderId: 'PD-2' }]);
  await pass(5_100);
  expect(seenText(place)).toContain('2 depositsBeing checked');
  expect(buttonOf(place, 'Open: 2 deposits')?.getAttribute('href')).toBe('/lobby/wallets/deposit');
});

test('a player without a deposit under way has no card', async () => {
  expect(seenText(await openCards([]))).toBe('');
});

test('of the way back to a lost game and the offer of a passkey the game alone is offered', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
  });
  await openLobby({
    gameListVersion: 'of the test',
    appGameList: [{ id: 1001, name: 'Game 1', typeId: 1, brandId: 1 }],
  });
  await signIn();
  const { leftGame } = await import('#data/play/left-game.ts');
  const { WelcomeCards } = await import('./welcome-cards.tsx');
  const place = await draw(<WelcomeCards hasPasskeys />);
  const cards = () => Array.from(place.querySelectorAll('.welcome-card'), (one) => one.getAttribute('aria-label'));
  await pass(400, 4);
  expect(cards()).toEqual([expect.stringMatching(/Log in|passkey/i)]);
  leftGame.notePlaying(1001);
  setOnline(false);
  leftGame.noteStopped();
  await pass(400, 4);
  expect(cards()).toEqual([expect.stringContaining('Game 1')]);
});
