/** The withdrawal screen as a player finds it, and what they do there. */
import { wallet } from '#contract/wallet.ts';
import { draw, type } from './draw.ts';
import { openLobby, signIn } from './page.ts';
import { pass } from './turns.ts';
import { exampleOf, wire } from './wire.ts';

export const TERMS = {
  ...exampleOf(wallet.getExchange),
  balance: 60_000,
  available: 60_000,
  wagerRequired: 0,
  wagerDone: 0,
  needsKyc: false,
  reasonList: [],
  order: null,
};

export async function openWithdraw(terms: object = TERMS, logIn: () => Promise<void> = signIn) {
  wire.on(wallet.getExchange, terms);
  await openLobby();
  await logIn();
  // As the frame around every screen does.
  (await import('#data/money/withdrawals.ts')).withdrawals.follow();
  const { WithdrawScreen } = await import('#features/wallet/screens/withdraw-screen.tsx');
  const place = await draw(<WithdrawScreen />);
  await pass(400);
  return place;
}

/** As far as the last look; the sheet opens with the drawing after the tap's. */
export async function choose(place: HTMLElement, amount: string) {
  await type(place.querySelector('input[inputmode=decimal]'), amount);
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(100);
}

export async function confirm() {
  document.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(400);
}
