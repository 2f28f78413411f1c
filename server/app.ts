/** From a request to its answer, without a socket: what the listener serves and what tests drive. */
import { Hono } from 'hono';
import { API_PREFIX } from '#contract/envelope.ts';
import { log } from '#shared/log.ts';
import { PICTURE_KINDS } from './art/picture-address.ts';
import { answerBank } from './bank-api/answer-bank.ts';
import { BANK_API_PATH } from './bank-api/protocol.ts';
import { isCrowd } from './http/is-crowd.ts';
import { type Answer, sayProtocolError, toResponse } from './http/answer.ts';
import { findHandler } from './handlers/dispatch.ts';
import { LineBroken } from './http/limited-body.ts';
import type { Client } from './http/client.ts';
import type { PassThrough } from './http/pass-through.ts';
import type { Pictures } from './http/pictures.ts';
import { cameByHttps } from './http/arrival.ts';
import type { Kind } from './http/security-headers.ts';
import { answerCall } from './call/pipeline.ts';
import { PAY_PATH } from './sandbox/bank/sandbox-cashier.ts';
import { answerSandbox } from './sandbox/sandbox.ts';
import type { Clock } from './clock.ts';
import type { Services } from './services.ts';
import { sendUpload, UPLOADS_PREFIX } from './uploads/send-upload.ts';
import { answerWallet } from './wallet-api/answer-wallet.ts';
import { WALLET_API_PREFIX } from './wallet-api/protocol.ts';

/** Either our own handlers on our own database, or everything passed through to the operator's host. */
export type Backend =
  | {
      kind: 'own';
      services: Services;
      pictures: Pictures;
      clock: Clock;
      sandbox: boolean;
      sandboxHosts: readonly string[];
    }
  | { kind: 'foreign'; passThrough: PassThrough };

export interface App {
  fetch(request: Request): Response | Promise<Response>;
}

export function makeApp(client: Client, backend: Backend): App {
  const app = new Hono();
  const dress = dressFor(client);
  const say = (request: Request, answer: Answer, more?: Record<string, string>): Response =>
    toResponse(answer, { ...client.headers('api', cameByHttps(request)), ...more });

  if (backend.kind === 'own') {
    app.all(`${API_PREFIX}${UPLOADS_PREFIX}*`, async ({ req: { raw } }) =>
      dress('upload', raw, await sendUpload(raw, backend.services)),
    );
    app.all(`${WALLET_API_PREFIX}/*`, async ({ req: { raw } }) => {
      const call = new URL(raw.url).pathname.slice(WALLET_API_PREFIX.length + 1);
      return dress('api', raw, await answerWallet(raw, call, backend.services));
    });
    app.all(BANK_API_PATH, async ({ req: { raw } }) => dress('api', raw, await answerBank(raw, backend.services)));
  }
  app.all(`${API_PREFIX}/*`, async ({ req: { raw } }) => {
    const path = new URL(raw.url).pathname.slice(API_PREFIX.length);
    if (backend.kind === 'foreign') return dress('api', raw, await backend.passThrough(raw));
    const { services } = backend;
    const answer = await answerCall(raw, path, { services, findHandler });
    // The page tells the time of promotions and limits by it, also where a tester has moved the clock.
    return say(raw, answer, { date: services.now().toUTCString() });
  });
  for (const kind of PICTURE_KINDS) {
    app.get(`/${kind}/*`, async ({ req: { raw } }) =>
      dress('other', raw, await (backend.kind === 'own' ? backend.pictures.answer(raw) : backend.passThrough(raw))),
    );
  }
  const staging = backend.kind === 'own' && backend.sandbox ? { ...backend, client } : undefined;
  for (const path of ['/sandbox', '/sandbox/*']) {
    app.all(path, async ({ req: { raw } }) => {
      const kind = new URL(raw.url).pathname === PAY_PATH ? 'payment' : 'sandbox';
      return dress(kind, raw, await answerSandbox(raw, staging));
    });
  }
  // For what no other route takes: as a route of its own it would stand behind each of them.
  app.notFound(async ({ req: { raw } }) => {
    // An operator's host may keep its pictures in a folder of any name.
    const isPicture = backend.kind !== 'own' && new URL(raw.url).pathname.includes('/gameIconV2/');
    return isPicture ? dress('other', raw, await backend.passThrough(raw)) : client.answer(raw);
  });
  app.onError((error, { req: { raw } }) => {
    if (isCrowd(error)) return say(raw, sayProtocolError('busy'));
    if (error instanceof LineBroken) return say(raw, sayProtocolError('malformed'));
    log.error('request failed', { path: new URL(raw.url).pathname, detail: error.stack ?? error.message });
    return say(raw, sayProtocolError('fault'));
  });
  return app;
}

/** Puts our headers over those of any handler or host. In place, because a copy would make a stream of the body. */
const dressFor =
  (client: Client) =>
  (kind: Kind, request: Request, response: Response): Response => {
    for (const [name, value] of Object.entries(client.headers(kind, cameByHttps(request)))) {
      response.headers.set(name, value);
    }
    return response;
  };
