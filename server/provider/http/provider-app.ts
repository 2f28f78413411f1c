/** The provider's server without its socket: the page in the frame, and what that page may ask for. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { log } from '#shared/log.ts';
import type { App } from '../../app.ts';
import { RETRY_AFTER_SECONDS } from '../../fair/crowded.ts';
import { isCrowd } from '../../http/is-crowd.ts';
import { inShare, type Shares } from '../../fair/shares.ts';
import { networkOf } from '../../http/arrival.ts';
import { LineBroken } from '../../http/limited-body.ts';
import { readJsonBody } from '../../http/json-body.ts';
import { plays } from '../play.ts';
import type { Desk } from '../rounds/desk.ts';
import { type Answer, refuse } from '../rounds/view-round.ts';
import { findSession, openVisit } from '../sessions.ts';
import { REFUSALS, type Refusal, type RequestName, requests } from '../wire.ts';
import type { ProviderFiles } from './provider-files.ts';
import { answerHeaders } from './provider-headers.ts';

export function makeProviderApp(desk: Desk, files: ProviderFiles, shares: CallerShares): App {
  const app = new Hono();
  app.get('/play', ({ req: { raw } }) => files.document(raw));
  app.get('/assets/*', ({ req: { raw } }) => files.asset(raw));
  app.get('/art/:file{[a-z]+\\.svg}', ({ req }) => files.symbol(req.param('file').slice(0, -'.svg'.length)));
  app.post('/api/:name', async ({ req }) => send(await answer(desk, shares, req.param('name'), req.raw)));
  app.notFound(() => new Response('Not found.\n', { status: 404, headers: answerHeaders }));
  app.onError((error, { req: { raw } }) => {
    if (isCrowd(error)) return sendCrowded();
    if (error instanceof LineBroken) return send(refuse('invalid'));
    log.error('a game’s request failed', { path: new URL(raw.url).pathname, detail: error.stack ?? error.message });
    return send(refuse('unreachable'));
  });
  return app;
}

type CallerShares = Pick<Shares, 'token' | 'network' | 'area'>;

const isName = (name: string): name is RequestName => Object.hasOwn(requests, name);

async function answer(desk: Desk, shares: CallerShares, name: string, raw: Request): Promise<Answer<unknown>> {
  const body = await readJsonBody(raw);
  if (!isName(name) || !body.ok) return refuse('invalid');
  const request = v.safeParse(requests[name], body.value);
  if (!request.success) return refuse('invalid');
  const bearer = /^Bearer ([\w-]{16,128})$/.exec(raw.headers.get('authorization') ?? '')?.[1];
  const opened = name === 'session' ? v.parse(requests.session, body.value) : undefined;
  return inShare(shares, { token: opened?.session ?? bearer, network: networkOf(raw) }, async () => {
    if (opened) return openVisit(desk, opened);
    const session = bearer === undefined ? undefined : await findSession(desk, bearer);
    if (!session) return refuse('session');
    // Each function takes what its own schema has just read; the table's type cannot say so of all of them at once.
    return plays[name as Exclude<RequestName, 'session'>](desk, session, request.output as never);
  });
}

function send(answer: Answer<unknown>): Response {
  const body = answer.ok ? answer.value : { error: answer.refusal };
  return Response.json(body, { status: answer.ok ? 200 : REFUSALS[answer.refusal], headers: answerHeaders });
}

/** Whether there is a round is as open as without any answer: an earlier request with the same key may have made it. */
const sendCrowded = (): Response =>
  Response.json(
    { error: 'unreachable' satisfies Refusal },
    { status: 429, headers: { ...answerHeaders, 'retry-after': String(RETRY_AFTER_SECONDS) } },
  );
