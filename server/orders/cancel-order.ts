/** A player takes back what they have asked for: a withdrawal before it is sent, a deposit before anything has come. */
import type { Kysely } from 'kysely';
import { WALLET } from '#contract/errcodes.ts';
import type { wallet } from '#contract/wallet.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { closeWaiting } from '../deposits/close-deposit.ts';
import { depositOf } from '../deposits/deposit-store.ts';
import { readBalance } from '../ledger/balance.ts';
import { askAll } from '../sql/question.ts';
import type { Tables } from '../sql/tables.ts';
import { giveBack } from './advance-order.ts';
import { canceling, orderOf } from './order-store.ts';

export const cancelOrder: Handler<typeof wallet.cancelOrder> = async ({ input: { orderId }, db, now, player }) => {
  // Once it is no longer held, it is on its way to the bank or has ended, and does not move.
  const { cancelled, withdrawal, deposit } = await askAll(db, {
    cancelled: canceling(db, { id: orderId, playerId: player.id }, now),
    withdrawal: orderOf(db, orderId),
    deposit: depositOf(db, orderId),
  });
  // Another player's order is none.
  if ((withdrawal ?? deposit)?.player_id !== player.id) return refuse(WALLET.notFound);
  const coin = cancelled
    ? await giveBack(db, cancelled, now)
    : deposit && (await close(db, player.id, { orderId, now }));
  return coin === undefined ? refuse(WALLET.tooLateToCancel) : { ok: true, value: { orderId, coin } };
};

/** Nothing has moved, so the balance is what it was. */
async function close(db: Kysely<Tables>, playerId: number, { orderId, now }: { orderId: string; now: Date }) {
  return (await closeWaiting(db, orderId, now)) ? readBalance(db, playerId) : undefined;
}
