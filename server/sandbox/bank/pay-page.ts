/** The page of a payment partner, as it stands in the deposit's frame: pay, or don't. Forms only, no script. */
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { readDeposit } from '../../deposits/deposit-store.ts';
import { sendJson } from '../../http/answer.ts';
import { escape, sendPage } from '../markup.ts';
import { readForm } from '../read-form.ts';
import type { Sandbox } from '../sandbox-of.ts';
import { isHeld } from './bank-line.ts';
import { PAY_PATH } from './sandbox-cashier.ts';

const WORDS = {
  waiting: 'This is a demo. No real money is used.',
  cancelled: 'You closed this deposit. If you pay now, it’s still credited.',
  expired: 'The time to pay is over. If you pay now, it’s still credited.',
  reviewing: 'You paid a different amount. Customer service is checking it.',
  credited: 'Paid. You can go back to Perya.',
  failed: 'Nothing was paid. You can go back to Perya.',
} as const;

/** While the bank is stopped. */
const SAID = 'The bank has it. It tells Perya as soon as it’s back.';

/** Where the app shows this very deposit. */
const DEPOSIT = '/lobby/wallets/deposit?order=';

const PAYABLE: ReadonlySet<keyof typeof WORDS> = new Set(['waiting', 'expired', 'cancelled']);

export async function showPayPage(request: Request, { services }: Sandbox): Promise<Response> {
  const deposit = await readDeposit(services.db, new URL(request.url).searchParams.get('order') ?? '');
  if (!deposit) return sendJson({ error: 'There is no such order.' }, 404);
  const isSaid = await isHeld(services.db, deposit.id);
  const isOpen = PAYABLE.has(deposit.state) && !isSaid;
  const amount = formatPesos(cents(deposit.amount));
  const buttons = `<form method="post" action="${PAY_PATH}"><input type="hidden" name="order" value="${escape(deposit.id)}">
<div class="choices"><button name="value" value="paid">Pay ${amount}</button><button name="value" value="failed">Cancel payment</button></div></form>`;
  // In a frame the app stands around it already.
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  const back = isFramed ? '' : `<p><a href="${DEPOSIT}${escape(deposit.id)}">Back to Perya</a></p>`;
  return sendPage({
    title: `${deposit.channel_name}: ${amount}`,
    body: `<p>${escape(deposit.id)}</p><p role="status">${isSaid ? SAID : WORDS[deposit.state]}</p>${isOpen ? buttons : ''}${back}`,
  });
}

export async function takePayment(request: Request, { services }: Sandbox): Promise<Response> {
  const form = await readForm(request);
  const deposit = await readDeposit(services.db, form?.get('order') ?? '');
  if (!deposit) return sendJson({ error: 'There is no such order.' }, 404);
  const outcome = form?.get('value') === 'paid' ? 'paid' : 'failed';
  await services.bankLine?.say({ orderId: deposit.id, amount: deposit.amount, outcome });
  // By GET, so that reloading pays nothing twice.
  return new Response(null, { status: 303, headers: { location: `${PAY_PATH}?order=${deposit.id}` } });
}
