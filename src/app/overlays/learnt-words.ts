import { account } from '#contract/account.ts';
import { invites } from '#contract/invites.ts';
import { wallet } from '#contract/wallet.ts';
import type { Learnt } from '#data/money/asked.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';

interface Asked {
  amount?: number;
  orderId?: string;
}

/** Calls that a player has a name for; the others are told without one. */
const NAMES: Record<string, (amount: string) => string> = {
  [wallet.exchange.path]: text.withdrawalOf,
  [wallet.recharge3.path]: text.depositOf,
  [account.safeboxTransfer.path]: text.transferOf,
  [wallet.lotteryExchange.path]: () => text.pointsExchange,
  [invites.actInviteUserSpin.path]: () => text.spin,
};

/** What became of a call about money. It is named, since the player may have asked for something else by then. */
export function learntWords({ found, path, input }: Learnt): Message {
  if (found === 'begun' || found === 'unknown') return text.learnt[found];
  const { amount = 0, orderId = '' } = input as Asked;
  if (path === wallet.cancelOrder.path) return text.canceled[found](orderName(orderId));
  const name = NAMES[path]?.(formatPesos(cents(amount)));
  return name === undefined ? text.learnt[found] : text.learntOf[found](name);
}

function orderName(orderId: string): string {
  const kind = orderId.slice(0, 'PW-'.length);
  return kind === 'PW-' || kind === 'PD-' ? text.orders[kind] : text.orders.other;
}
