/** How a deposit stands, for a player who asks. */
import { WALLET } from '#contract/errcodes.ts';
import type { wallet } from '#contract/wallet.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { readBalance } from '../ledger/balance.ts';
import { findNewestDeposit, readBonus, readDeposit } from './deposit-store.ts';
import { STATUS } from './tell-deposit.ts';

export const checkRechargeOrder: Handler<typeof wallet.checkRechargeOrder> = async ({ input, db, player }) => {
  const { orderId } = input;
  const deposit = await (orderId === '' ? findNewestDeposit(db, player.id) : readDeposit(db, orderId));
  // Another player's order is none.
  if (deposit?.player_id !== player.id) return refuse(WALLET.notFound);
  const isRechargeDone = deposit.state === 'credited';
  const amount = deposit.paid ?? deposit.amount;
  const bonus = isRechargeDone ? await readBonus(db, deposit.id) : 0;
  const coin = await readBalance(db, player.id);
  return { ok: true, value: { isRechargeDone, status: STATUS[deposit.state], amount, bonus, coin } };
};
