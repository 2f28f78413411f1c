import { account } from '#contract/account.ts';
import type { Row } from '#contract/define.ts';
import { invites } from '#contract/invites.ts';
import { wallet } from '#contract/wallet.ts';
import type { Learnt } from '#data/money/asked.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { wordsFor } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';

interface Asked {
  amount?: number;
  orderId?: string;
}

/** Calls that a player has a name for; the others are claims, and are told without one. */
const NAMED: readonly [row: Row, name: (amount: string) => string][] = [
  [wallet.exchange, text.withdrawalOf],
  [wallet.recharge3, text.depositOf],
  [account.safeboxTransfer, text.transferOf],
  [wallet.lotteryExchange, () => text.pointsExchange],
  [invites.actInviteUserSpin, () => text.spin],
];

/** What became of a call about money. It is named, since the player may have asked for something else by then. */
export function learntWords({ found, path, input, code }: Learnt): Message {
  if (found === 'begun' || found === 'unknown') return text.learnt[found];
  const { amount = 0, orderId = '' } = input as Asked;
  if (path === wallet.cancelOrder.path) return text.canceled[found](orderName(orderId));
  const [row, nameOf] = NAMED.find(([one]) => one.path === path) ?? [];
  if (!row || !nameOf) return text.learnt[found];
  const spared = text.spared[amount > 0 ? 'money' : 'other'];
  const name = nameOf(formatPesos(cents(amount)));
  const why = code === undefined ? undefined : wordsFor({ kind: 'refused', code }, row.refusals);
  if (why) return text.refusedBecause(name, spared, why.text);
  return text.learntOf[found === 'done' && row === wallet.exchange ? 'asked' : found](name, spared);
}

function orderName(orderId: string): string {
  const kind = orderId.slice(0, 'PW-'.length);
  return kind === 'PW-' || kind === 'PD-' ? text.orders[kind] : text.orders.other;
}
