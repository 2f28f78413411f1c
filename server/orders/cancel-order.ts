/** A player takes back what they have asked for: a withdrawal before it is sent, a deposit before anything has come. */
import { WALLET } from '#contract/errcodes.ts';
import type { wallet } from '#contract/wallet.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { closeWaiting } from '../deposits/close-deposit.ts';
import { readDeposit } from '../deposits/deposit-store.ts';
import { readBalance } from '../ledger/balance.ts';
import { cancelHeld } from './advance-order.ts';
import { readOrder } from './order-store.ts';

export const cancelOrder: Handler<typeof wallet.cancelOrder> = async ({ input: { orderId }, db, now, player }) => {
  const withdrawal = await readOrder(db, orderId);
  const deposit = withdrawal ? undefined : await readDeposit(db, orderId);
  // Another player's order is none.
  if ((withdrawal ?? deposit)?.player_id !== player.id) return refuse(WALLET.notFound);
  const isCancelled = withdrawal ? await cancelHeld(db, withdrawal, now) : await closeWaiting(db, orderId, now);
  if (!isCancelled) return refuse(WALLET.tooLateToCancel);
  return { ok: true, value: { orderId, coin: await readBalance(db, player.id) } };
};
