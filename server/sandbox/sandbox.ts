/** The tester's door. It must never be open where real players are: only the private database or SANDBOX=1 opens it. */
import * as v from 'valibot';
import { must } from '#shared/assert.ts';
import { sendJson } from '../http/answer.ts';
import { readJsonBody } from '../http/json-body.ts';
import { answerByForm, answerByOrder, showTickets } from './answer-tickets.ts';
import { showBank, tellBank } from './bank/bank-page.ts';
import { showPayPage, takePayment } from './bank/pay-page.ts';
import { PAY_PATH } from './bank/sandbox-cashier.ts';
import { listStagedDeposits, stageDeposits } from './bank/stage-deposits.ts';
import { listStagedOrders, stageOrders } from './bank/stage-orders.ts';
import { ISSUER_PATH } from './oidc/issuer.ts';
import { isKnownHost } from './known-host.ts';
import { changePlayer, listPlayers } from './players.ts';
import { showPanel } from './panel.ts';
import { carryOut } from './panel-orders.ts';
import { isStorable } from './read-form.ts';
import { isFromElsewhere } from './same-origin.ts';
import { clearTries, endCodeWait } from '../sql/queries/tries.ts';
import type { Sandbox } from './sandbox-of.ts';
import { sendLetter } from './send-letter.ts';
import { showInbox } from './sms-inbox.ts';
import { changeActivities, showActivities } from './stage-activities.ts';
import { listStopped, stageGames } from './stage-games.ts';
import { readStaged, stage } from './stage.ts';
import { showEvents } from './told-events.ts';
import { sendStyle } from './style.ts';

type Answer = (request: Request, sandbox: Sandbox) => Promise<Response>;

/** @public For the test that knocks at every door. */
export const sandboxPages: Record<string, Partial<Record<'GET' | 'POST', Answer>>> = {
  '/sandbox': { GET: showPanel, POST: carryOut },
  '/sandbox/sandbox.css': { GET: sendStyle },
  '/sandbox/settings': {
    GET: async (_request, sandbox) => sendJson(await readStaged(sandbox)),
    POST: order(stage, '{"settings": {…}, "bumpGames": true, "clockOffsetMs": 60000, "siteVariant": "n7"}'),
  },
  '/sandbox/players': { GET: async (_request, { services }) => sendJson(await listPlayers(services)) },
  '/sandbox/player': {
    POST: order(changePlayer, '{"account": "jamie88", "set": {"status": "disabled"}, "endSessions": true}'),
  },
  '/sandbox/mail': {
    POST: order(
      sendLetter,
      '{"account": "jamie88", "kind": 1, "title": "A gift", "rewardList": [{"id": 2001, "count": 2000}]}',
    ),
  },
  '/sandbox/service': {
    GET: showTickets,
    POST: (request, sandbox) =>
      request.headers.get('content-type')?.startsWith('application/json')
        ? order(answerByOrder, '{"ticketId": 5, "content": "It has arrived.", "isClosed": true}')(request, sandbox)
        : answerByForm(request, sandbox),
  },
  '/sandbox/games': {
    GET: async (_request, sandbox) => sendJson(await listStopped(sandbox)),
    POST: order(stageGames, '{"gameId": 1001, "maintain": true} or {"brandId": 1, "maintain": false}'),
  },
  '/sandbox/orders': {
    GET: async (_request, { services }) => sendJson(await listStagedOrders(services)),
    POST: order(stageOrders, '{"orderId": "PW-4F7A-91C2-0BD3", "do": "pay"} or {"mode": "hand"}'),
  },
  '/sandbox/deposits': {
    GET: async (_request, { services }) => sendJson(await listStagedDeposits(services)),
    POST: order(stageDeposits, '{"orderId": "PD-4F7A-91C2-0BD3", "do": "pay"} or {"channel": 2, "isOpen": false}'),
  },
  '/sandbox/bank': { GET: showBank, POST: tellBank },
  [PAY_PATH]: { GET: showPayPage, POST: takePayment },
  '/sandbox/activities': { GET: showActivities, POST: changeActivities },
  '/sandbox/limits/clear': {
    POST: order(forgive, '{} or {"mobile": "9170000088"}'),
  },
  '/sandbox/sms': { GET: showInbox },
  '/sandbox/events': { GET: showEvents },
};

export async function answerSandbox(request: Request, sandbox: Sandbox | undefined): Promise<Response> {
  if (!sandbox) return sendJson({ error: 'There is no sandbox here.' }, 404);
  if (!isKnownHost(request, sandbox.sandboxHosts)) return sendUnknownHost();
  const { pathname, searchParams } = new URL(request.url);
  if (!isStorable(searchParams)) return sendJson({ error: 'This address holds a sign that no text has.' }, 400);
  if (pathname.startsWith(`${ISSUER_PATH}/`)) return answerIssuer(request, sandbox);
  const page = sandboxPages[pathname];
  if (!page) return sendJson({ error: 'There is no such page in the sandbox.' }, 404);
  const answer = page[request.method === 'HEAD' ? 'GET' : (request.method as 'GET' | 'POST')];
  if (!answer) return sendJson({ error: 'The sandbox is read by GET and changed by POST.' }, 405);
  if (request.method === 'POST' && isFromElsewhere(request)) return sendFromElsewhere();
  return answer(request, sandbox);
}

async function answerIssuer(request: Request, { services }: Sandbox): Promise<Response> {
  if (request.method === 'POST' && isFromElsewhere(request)) return sendFromElsewhere();
  return must(services.sandboxIssuer, 'where the sandbox is, its provider is').answer(request);
}

const sendUnknownHost = (): Response =>
  sendJson({ error: 'The sandbox answers to localhost, to addresses, and to the names in SANDBOX_HOSTS.' }, 403);

const sendFromElsewhere = (): Response =>
  sendJson({ error: 'Only pages of this server and scripts may change the sandbox.' }, 403);

/** All limits, or the wait for the next code to one number. */
async function forgive(body: unknown, { services }: Sandbox): Promise<object | undefined> {
  const asked = v.safeParse(v.object({ mobile: v.optional(v.string()) }), body);
  if (!asked.success) return undefined;
  const { mobile } = asked.output;
  await (mobile === undefined ? clearTries(services.db) : endCodeWait(services.db, mobile));
  return { cleared: true };
}

/** A change by JSON; one that makes no sense is refused with an example of what does. */
function order(carry: (body: unknown, sandbox: Sandbox) => Promise<object | undefined>, example: string): Answer {
  return async (request, sandbox) => {
    const body = await readJsonBody(request);
    const result = body.ok ? await carry(body.value, sandbox) : undefined;
    return result ? sendJson(result) : sendJson({ error: `Expected ${example}.` }, 400);
  };
}
