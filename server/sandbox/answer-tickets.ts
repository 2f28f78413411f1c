/** Questions to customer service, answered by a tester: JSON for scripts, a page for people. */
import { TICKET_SUBJECTS } from '#contract/ticket-rules.ts';
import * as v from 'valibot';
import { sendJson } from '../http/answer.ts';
import { answerTicket, listForService } from '../tickets/answer-ticket.ts';
import { tellTicket } from '../tickets/tell-ticket.ts';
import { ageOf, escape, sendPage, wantsPage } from './markup.ts';
import { readForm } from './read-form.ts';
import type { Sandbox } from './sandbox-of.ts';

const MOST_SHOWN = 30;

const Order = v.strictObject({
  ticketId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  content: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4_000)), ''),
  isClosed: v.optional(v.boolean()),
});

/** Undefined when there is no such ticket, or nothing to do with it. */
export async function answerByOrder(asked: unknown, { services }: Sandbox): Promise<object | undefined> {
  const read = v.safeParse(Order, asked);
  if (!read.success || (read.output.content === '' && read.output.isClosed === undefined)) return undefined;
  const isThere = await answerTicket(services.db, { ...read.output, now: services.now() });
  return isThere ? listTold(services) : undefined;
}

const tellAll = (services: Sandbox['services']) => listForService(services.db, MOST_SHOWN);
type Told = Awaited<ReturnType<typeof tellAll>>[number];

const listTold = async (services: Sandbox['services']): Promise<object> => ({
  tickets: (await tellAll(services)).map((ticket) => ({
    ...tellTicket(ticket),
    playerId: ticket.player_id,
    diagnosis: ticket.diagnosis,
    isWaiting: ticket.isWaiting,
  })),
});

export async function showTickets(request: Request, { services }: Sandbox): Promise<Response> {
  if (!wantsPage(request)) return sendJson(await listTold(services));
  const tickets = await tellAll(services);
  const none = '<p class="quiet">Nobody has asked anything yet. A player writes at /profile/ask.</p>';
  return sendPage({
    title: 'Customer service',
    body: `<p>What players ask, those that wait for an answer first. <a href="/sandbox">Control</a></p>
${tickets.length === 0 ? none : `<ul class="cards">${tickets.map((ticket) => card(ticket, services.now())).join('\n')}</ul>`}`,
  });
}

/** By GET afterwards, so that going back or reloading says nothing twice. */
export async function answerByForm(request: Request, sandbox: Sandbox): Promise<Response> {
  const form = await readForm(request);
  const word = form?.get('do');
  const order = {
    ticketId: Number(form?.get('ticketId')),
    content: form?.get('content') ?? '',
    ...(word === 'close' ? { isClosed: true } : word === 'open' && { isClosed: false }),
  };
  const isDone = form !== undefined && (await answerByOrder(order, sandbox)) !== undefined;
  if (!isDone) return sendJson({ error: 'There is nothing to say to this ticket.' }, 400);
  return new Response(null, { status: 303, headers: { location: `/sandbox/service#ticket-${order.ticketId}` } });
}

const subjectOf = (number: number): string =>
  Object.entries(TICKET_SUBJECTS).find(([, value]) => value === number)?.[0] ?? 'other';

function card(ticket: Told, now: Date): string {
  const { id, player_id, subject, reference, diagnosis, closed_at, isWaiting, letters } = ticket;
  const state = closed_at ? 'closed' : isWaiting ? 'waits' : 'answered';
  const told = letters.map(
    ({ is_service, content, pictures, created_at }) =>
      `<p class="text"><b>${is_service ? 'Service' : 'Player'}</b>: ${escape(content)}${pictures.length > 0 ? ` (${pictures.length} pictures)` : ''}
<small>${ageOf(created_at, now)}</small></p>`,
  );
  return `<li id="ticket-${id}"><h3>${id}: ${subjectOf(subject)}, ${state}</h3>
<p class="quiet">player ${player_id}${reference === '' ? '' : ` · ${escape(reference)}`}</p>
${told.join('\n')}
${diagnosis === '' ? '' : `<details><summary>The phone</summary><pre>${escape(diagnosis)}</pre></details>`}
<form method="post" action="/sandbox/service"><input type="hidden" name="ticketId" value="${id}">
<label class="field"><span>Answer</span><input type="text" name="content" maxlength="4000"></label>
<div class="choices"><button name="do" value="say" aria-label="Answer: ${id}">Answer</button>
${closed_at ? `<button name="do" value="open" aria-label="Open again: ${id}">Open again</button>` : `<button name="do" value="close" aria-label="Close: ${id}">Answer and close</button>`}</div></form></li>`;
}
