/** The provider's server without its socket: the page in the frame, and what that page may ask for. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { log } from '#shared/log.ts';
import type { App } from '../../app.ts';
import { readJsonBody } from '../../http/json-body.ts';
import { plays } from '../play.ts';
import type { Desk } from '../rounds/desk.ts';
import { type Answer, refuse } from '../rounds/view-round.ts';
import { findSession, openVisit } from '../sessions.ts';
import { REFUSALS, type RequestName, requests } from '../wire.ts';
import type { ProviderFiles } from './provider-files.ts';
import { answerHeaders } from './provider-headers.ts';

export function createProviderApp(desk: Desk, files: ProviderFiles): App {
  const app = new Hono();
  app.get('/play', ({ req: { raw } }) => files.document(raw));
  app.get('/assets/*', ({ req: { raw } }) => files.asset(raw));
  app.get('/art/:file{[a-z]+\\.svg}', ({ req }) => files.symbol(req.param('file').slice(0, -'.svg'.length)));
  app.post('/api/:name', async ({ req }) => send(await answer(desk, req.param('name'), req.raw)));
  app.notFound(() => new Response('Not found.\n', { status: 404, headers: answerHeaders }));
  app.onError((error, { req: { raw } }) => {
    log.error('a game’s request failed', { path: new URL(raw.url).pathname, detail: error.stack ?? error.message });
    return send(refuse('unreachable'));
  });
  return app;
}

const isName = (name: string): name is RequestName => Object.hasOwn(requests, name);

async function answer(desk: Desk, name: string, raw: Request): Promise<Answer<unknown>> {
  const body = await readJsonBody(raw);
  if (!isName(name) || !body.ok) return refuse('invalid');
  const request = v.safeParse(requests[name], body.value);
  if (!request.success) return refuse('invalid');
  if (name === 'session') return openVisit(desk, v.parse(requests.session, body.value));
  const token = /^Bearer ([\w-]{16,128})$/.exec(raw.headers.get('authorization') ?? '')?.[1];
  const session = token === undefined ? undefined : await findSession(desk, token);
  if (!session) return refuse('session');
  // Each function takes what its own schema has just read; the table's type cannot say so of all of them at once.
  return plays[name](desk, session, request.output as never);
}

function send(answer: Answer<unknown>): Response {
  const body = answer.ok ? answer.value : { error: answer.refusal };
  return Response.json(body, { status: answer.ok ? 200 : REFUSALS[answer.refusal], headers: answerHeaders });
}
