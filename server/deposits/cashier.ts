/** Who takes deposits. An operator brings their own; the sandbox has one whose money is a tester's word. */
import type { Reply } from '#contract/define.ts';
import type { wallet } from '#contract/wallet.ts';
import type { DepositRow } from './deposit-store.ts';

/** What a player needs to pay: a page, a code, or an account. */
type Payment = Pick<Reply<typeof wallet.recharge3>, 'payUrl' | 'qrInfo' | 'appRechargeBankOwn'>;

export interface Cashier {
  /**
   * Follows from the order alone, so it is the same however often it is asked for. A partner that has to be told of an
   * order first is told when the player opens the page.
   */
  paymentOf(deposit: DepositRow): Payment;
}
