import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { escape } from '../markup.ts';
import type { DepositWord, StagedDeposit } from './stage-deposits.ts';

const NAMES: Record<DepositWord, string> = {
  pay: 'Pay',
  late: 'Pay late',
  twice: 'Tell twice',
  again: 'Pay again',
  other: 'Pay another amount',
  fail: 'Fail',
  accept: 'Credit what came',
  return: 'Send it back',
};

const WORDS: Partial<Record<StagedDeposit['state'], readonly DepositWord[]>> = {
  waiting: ['pay', 'late', 'twice', 'other', 'fail'],
  expired: ['pay'],
  cancelled: ['pay', 'other'],
  reviewing: ['accept', 'return'],
  credited: ['again'],
};

/** The deposits, with what the bank can say of each. */
export function depositsCard(deposits: readonly StagedDeposit[]): string {
  const none = '<p class="quiet">Nobody has asked for a deposit yet.</p>';
  return `<section id="deposits" aria-labelledby="deposits-title"><h2 id="deposits-title">Deposits</h2>
<p class="quiet">By itself the bank pays a code or a transfer after ten seconds; a payment page has its own button.</p>
${deposits.length === 0 ? none : `<ul class="cards">${deposits.map(depositCard).join('\n')}</ul>`}</section>`;
}

function depositCard({ orderId, playerId, amount, state, channel, isHeld }: StagedDeposit): string {
  const buttons = (WORDS[state] ?? []).map(
    (word) => `<button name="value" value="${word}" aria-label="${NAMES[word]}: ${orderId}">${NAMES[word]}</button>`,
  );
  return `<li id="deposit-${orderId}"><h3>${formatPesos(cents(amount))}, ${state}</h3>
<p class="quiet">${orderId} · player ${playerId} · ${escape(channel)}${isHeld ? ' · the bank still has to tell of it' : ''}</p>
<form method="post" action="/sandbox/bank"><input type="hidden" name="what" value="deposit">
<input type="hidden" name="orderId" value="${orderId}">
<div class="choices">${buttons.join('')}</div></form></li>`;
}
