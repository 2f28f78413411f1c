import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { escape, reasonField } from '../markup.ts';
import type { OrderWord, StagedOrder, StagedOrders } from './stage-orders.ts';

/** How the bank works, and the withdrawals with what can be said to each. */
export function ordersCard({ mode, orders, pid }: StagedOrders & { pid: number | null }): string {
  const modes = [
    ['auto', 'Pays by itself'],
    ['hand', 'By hand'],
    ['stopped', 'Stopped'],
  ].map(([value, name]) => `<button name="value" value="${value}" aria-pressed="${value === mode}">${name}</button>`);
  const none = '<p class="quiet">Nobody has asked for a withdrawal yet.</p>';
  return `<section id="orders" aria-labelledby="orders-title"><h2 id="orders-title">Withdrawals</h2>
<p class="quiet">By itself the bank sends an order after some seconds and pays it some seconds later. Stopped it
answers nobody, and tells what it has to tell when it runs again. ${pid === null ? 'It does not run.' : `It runs as process ${pid}.`}</p>
<form method="post" action="/sandbox/bank"><input type="hidden" name="what" value="mode"><div class="choices">${modes.join('')}</div></form>
${orders.length === 0 ? none : `<ul class="cards">${orders.map(orderCard).join('\n')}</ul>`}</section>`;
}

const WORDS: Partial<Record<StagedOrder['state'], readonly (readonly [OrderWord, string])[]>> = {
  held: [
    ['send', 'Send'],
    ['pay', 'Send and pay'],
    ['return', 'Refuse'],
  ],
  sent: [
    ['pay', 'Paid'],
    ['bounce', 'Bank returns it'],
  ],
};

function orderCard({ orderId, playerId, amount, state, to }: StagedOrder): string {
  const buttons = (WORDS[state] ?? []).map(
    ([word, name]) => `<button name="value" value="${word}" aria-label="${name}: ${orderId}">${name}</button>`,
  );
  return `<li id="order-${orderId}"><h3>${formatPesos(cents(amount))}, ${state}</h3>
<p class="quiet">${orderId} · player ${playerId} · ${escape(to)}</p>
<form method="post" action="/sandbox/bank"><input type="hidden" name="what" value="order">
<input type="hidden" name="orderId" value="${orderId}">
${buttons.length === 0 ? '' : reasonField(`Why it comes back: ${orderId}`)}<div class="choices">${buttons.join('')}</div></form></li>`;
}
