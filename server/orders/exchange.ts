/** A player's wish to withdraw: refused for one of the reasons, or written down with its money held. */
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import type { wallet } from '#contract/wallet.ts';
import { must } from '#shared/assert.ts';
import type { Handler } from '../call/handler.ts';
import { busy, refuse } from '../call/result.ts';
import { hold } from '../ledger/holds.ts';
import { lockAndAsk } from '../ledger/lock-and-ask.ts';
import { provePassword } from '../players/prove-password.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { paysTo, wayOf } from './exchange-channels.ts';
import { accountOf } from '../sql/queries/bank-accounts.ts';
import { newOrderId } from '../rules/order-id.ts';
import { proveAgain } from './prove-again.ts';
import { insertHeldOrder } from './order-store.ts';
import { booksOf, factsOf } from './read-facts.ts';
import { whyNotWithdraw } from './why-not-withdraw.ts';

/** One transaction from the checks to the hold, and the bank hears of it later: nothing here waits for another site. */
export const exchange: Handler<typeof wallet.exchange> = async (context) => {
  const { input, db, now, paysOut } = context;
  const { id } = context.player;
  const player = await requirePlayer(context, id);
  const password = await provePassword(context, player, input.password);
  if (password === 'busy') return busy;
  const second = await proveAgain(context, player);
  if (second.proof === 'busy') return busy;
  // What decides stays as it is read, until the money is held.
  const { locked, bound, ...books } = await lockAndAsk(db, id, ['cash', 'withdrawal-hold'], {
    bound: accountOf(db, id, input.bankId),
    ...booksOf(db, id, now),
  });
  const way = wayOf(input.exchangeType);
  const account = bound && (!way || paysTo(way, bound.short_name)) ? bound : undefined;
  const balance = locked.find(({ kind }) => kind === 'cash')?.balance ?? 0;
  const [reason] = whyNotWithdraw({
    ...factsOf(player, { ...books, balance }, now),
    isClosed: !paysOut || !way,
    hasAccount: account !== undefined,
    amount: input.amount,
    password,
    proof: second.proof,
  });
  if (reason !== undefined) return refuse(reason);
  if (!account) return refuse(WALLET.needsBank);
  if (!(await second.use())) return refuse(WALLET.wrongProof);
  const orderId = newOrderId('PW');
  const { bank_id, bank_name, account_name, card_num } = account;
  const to = { bank_id, bank_name, account_name, card_num };
  await insertHeldOrder(db, { ...to, id: orderId, player_id: id, amount: input.amount, created_at: now });
  const held = await hold(db, { ref: orderId, playerId: id, amount: input.amount, now }, locked);
  const left = must(held, 'what is locked covers it').get('cash');
  return { ok: true, value: { orderId, status: ORDER_STATUS.reviewing, coin: must(left, 'it has moved') } };
};
