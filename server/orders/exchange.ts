/** A player's wish to withdraw: refused for one of the reasons, or written down with its money held. */
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import type { wallet } from '#contract/wallet.ts';
import type { Handler } from '../call/handler.ts';
import { busy, refuse } from '../call/result.ts';
import { readBalance } from '../ledger/balance.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { provePassword } from '../players/prove-password.ts';
import { requirePlayer } from '../players/require-player.ts';
import { channelOf, paysTo } from '../rules/exchange-channels.ts';
import { holdMoneyWithin } from './advance-order.ts';
import { findAccount } from './bank-accounts.ts';
import { newOrderId } from './order-id.ts';
import { insertOrder } from './order-store.ts';
import { readFacts } from './read-facts.ts';
import { whyNotWithdraw } from './why-not-withdraw.ts';

/** One transaction from the checks to the hold, and the bank hears of it later: nothing here waits for another site. */
export const exchange: Handler<typeof wallet.exchange> = async (context) => {
  const { input, db, now, paysOut } = context;
  const { id } = context.player;
  const player = await requirePlayer(context, id);
  const password = await provePassword(context, player, input.password);
  if (password === 'busy') return busy;
  // What decides stays as it is read: no bet, no gift and no other withdrawal of this player comes between.
  await lockAccounts(db, id, ['cash', 'withdrawal-hold']);
  const channel = channelOf(input.exchangeType);
  const isPaidTo = !channel || paysTo(channel, input.bankId);
  const account = isPaidTo ? await findAccount(db, id, input.bankId) : undefined;
  const [reason] = whyNotWithdraw({
    ...(await readFacts(db, player, now)),
    isClosed: !paysOut || !channel,
    hasAccount: account !== undefined,
    amount: input.amount,
    password,
  });
  if (reason !== undefined) return refuse(reason);
  if (!account) return refuse(WALLET.needsBank);
  const wish = { id: newOrderId('PW'), player_id: id, amount: input.amount, created_at: now };
  const order = await holdMoneyWithin(db, await insertOrder(db, { ...wish, ...account }), now);
  if (order.state === 'refused') return refuse(WALLET.notEnough);
  return { ok: true, value: { orderId: order.id, status: ORDER_STATUS.reviewing, coin: await readBalance(db, id) } };
};
