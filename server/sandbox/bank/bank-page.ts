/** `/sandbox/bank`: all that a bank, a cashier and an examiner of papers can say; JSON for scripts, a page for people. */
import { sendJson } from '../../http/answer.ts';
import { readJsonBody } from '../../http/json-body.ts';
import type { Services } from '../../services.ts';
import { escape, sendPage, wantsPage } from '../markup.ts';
import { readForm } from '../read-form.ts';
import type { Sandbox } from '../sandbox-of.ts';
import { depositsCard } from './deposits-card.ts';
import { ordersCard } from './orders-card.ts';
import { listChannels, listStagedDeposits, stageDeposits, type StagedChannel } from './stage-deposits.ts';
import { judge, listPapers, papersCard } from './papers.ts';
import { listStagedOrders, stageOrders } from './stage-orders.ts';

const PAGE = '/sandbox/bank';
const EXPECTED =
  'Expected {"orderId": "PW-4F7A-91C2-0BD3", "do": "return", "reason": "…"}, {"mode": "hand"}, {"channel": 2, "isOpen": false} or {"playerId": 5, "papers": "id", "isApproved": false, "reason": "…"}.';

async function readAll(services: Services) {
  const [{ mode, orders }, { deposits }, channels, papers] = await Promise.all([
    listStagedOrders(services),
    listStagedDeposits(services),
    listChannels(services),
    listPapers(services),
  ]);
  return { mode, pid: services.bankLine?.pid() ?? null, orders, deposits, channels, papers };
}

/** Each order is of one of these, which refuse what is not theirs. Undefined where none of them takes it. */
async function carryOut(asked: unknown, sandbox: Sandbox): Promise<object | undefined> {
  const isDone =
    (await stageOrders(asked, sandbox)) ?? (await stageDeposits(asked, sandbox)) ?? (await judge(asked, sandbox));
  return isDone ? readAll(sandbox.services) : undefined;
}

export async function showBank(request: Request, { services }: Sandbox): Promise<Response> {
  const all = await readAll(services);
  if (!wantsPage(request)) return sendJson(all);
  const { mode, pid, orders, deposits, channels, papers } = all;
  return sendPage({
    title: 'Bank',
    body: `<p>What the bank, the cashier and the examiner of papers say. <a href="/sandbox">Control</a></p>
${channelsCard(channels)}
${depositsCard(deposits)}
${ordersCard({ mode, orders, pid })}
${papersCard(papers)}`,
  });
}

/** By GET afterwards, so that going back or reloading says nothing twice. */
export async function tellBank(request: Request, sandbox: Sandbox): Promise<Response> {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    const body = await readJsonBody(request);
    const done = body.ok ? await carryOut(body.value, sandbox) : undefined;
    return done ? sendJson(done) : sendJson({ error: EXPECTED }, 400);
  }
  const form = await readForm(request);
  const what = form?.get('what') ?? '';
  const read = Object.hasOwn(FORMS, what) ? FORMS[what] : undefined;
  if (!form || !read || !(await carryOut(read(form), sandbox)))
    return sendJson({ error: 'There is no such button.' }, 400);
  return new Response(null, { status: 303, headers: { location: `${PAGE}#${PLACES[what] ?? ''}` } });
}

type Form = ReadonlyMap<string, string>;
const value = (form: Form): string => form.get('value') ?? '';
const reason = (form: Form) => ({ reason: form.get('reason') ?? '' });

const FORMS: Readonly<Record<string, (form: Form) => object>> = {
  mode: (form) => ({ mode: value(form) }),
  order: (form) => ({ orderId: form.get('orderId'), do: value(form), ...reason(form) }),
  deposit: (form) => ({ orderId: form.get('orderId'), do: value(form) }),
  channel: (form) => ({ channel: Number(form.get('id') || Number.NaN), isOpen: value(form) === 'open' }),
  papers: (form) => {
    const [papers, verdict] = value(form).split(' ');
    return {
      playerId: Number(form.get('id') || Number.NaN),
      papers,
      isApproved: verdict === 'approve',
      ...reason(form),
    };
  },
};

const PLACES: Readonly<Record<string, string>> = {
  mode: 'orders',
  order: 'orders',
  deposit: 'deposits',
  channel: 'channels',
  papers: 'papers',
};

function channelsCard(channels: readonly StagedChannel[]): string {
  const cards = channels.map(({ id, name, isOpen }) => {
    const [word, label] = isOpen ? ['close', 'Close'] : ['open', 'Open'];
    return `<li><h3>${escape(name)}, ${isOpen ? 'open' : 'closed'}</h3>
<form method="post" action="${PAGE}"><input type="hidden" name="what" value="channel"><input type="hidden" name="id" value="${id}">
<div class="choices"><button name="value" value="${word}" aria-label="${label}: ${escape(name)}">${label}</button></div></form></li>`;
  });
  return `<section id="channels" aria-labelledby="channels-title"><h2 id="channels-title">Ways to pay in</h2>
<ul class="cards">${cards.join('\n')}</ul></section>`;
}
