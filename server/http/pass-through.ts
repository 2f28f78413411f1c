/**
 * For an operator with an API host of their own: requests go on to it as they came, answers come back as they are,
 * both as streams and still compressed. Nothing is kept and nothing is sent twice.
 */
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { sayProtocolError, toResponse } from './answer.ts';
import { addressOf, cameByHttps } from './arrival.ts';
import { bringsPicture, PICTURE_MS } from './slow-pictures.ts';

const TIMEOUT_MS = MINUTE_MS;

// An idle connection is given up before the host is likely to close it: a request lost on one would look like an outage.
const IDLE_MS = 4 * SECOND_MS;

/** These speak of one connection, not of the message. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

export type PassThrough = (request: Request) => Promise<Response>;

export function makePassThrough(origin: URL, timeoutMs = TIMEOUT_MS, pictureMs = PICTURE_MS): PassThrough {
  const isHttps = origin.protocol === 'https:';
  const start = isHttps ? requestHttps : requestHttp;
  const agent = isHttps
    ? new HttpsAgent({ keepAlive: true, timeout: IDLE_MS })
    : new HttpAgent({ keepAlive: true, timeout: IDLE_MS });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const longestMs = bringsPicture(pathname) ? pictureMs : timeoutMs;
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const onward = start(new URL(pathname + search, origin), {
          method: request.method,
          headers: onwardHeaders(request, origin),
          agent,
          signal: request.signal,
        });
        // Not `AbortSignal.any` with a timeout: Node may collect that one as garbage, and then it never ends anything.
        const patience = setTimeout(() => onward.destroy(new Error(`no end in ${longestMs} ms`)), longestMs).unref();
        onward
          .on('response', resolve)
          .on('error', reject)
          .on('close', () => clearTimeout(patience));
        if (!request.body) onward.end();
        else pipeline(Readable.fromWeb(request.body), onward).catch(reject);
      });
      return comeBack(request, answer);
    } catch (error) {
      // A visitor who left is no fault of the host's.
      if (!request.signal.aborted) log.error('the API host did not answer', { path: pathname, detail: String(error) });
      return toResponse(sayProtocolError('upstream'));
    }
  };
}

function onwardHeaders(request: Request, origin: URL): Record<string, string> {
  const headers = Object.fromEntries(endToEnd([...request.headers], request.headers.get('connection')));
  const from = new URL(request.url);
  // Never what the caller wrote: the host's limits count by it.
  const address = addressOf(request);
  for (const heading of ['x-forwarded-for', 'forwarded', 'x-real-ip']) delete headers[heading];
  return {
    ...headers,
    ...(address !== undefined && { 'x-forwarded-for': address }),
    host: origin.host,
    'x-forwarded-host': headers['x-forwarded-host'] ?? from.host,
    'x-forwarded-proto': cameByHttps(request) ? 'https' : 'http',
  };
}

function comeBack(request: Request, answer: IncomingMessage): Response {
  const pairs: [string, string][] = [];
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    pairs.push([(answer.rawHeaders[at] ?? '').toLowerCase(), answer.rawHeaders[at + 1] ?? '']);
  }
  const status = answer.statusCode ?? 502;
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
  if (!hasBody) answer.resume();
  const body = hasBody ? Readable.toWeb(answer) : null;
  return new Response(body, { status, headers: new Headers(endToEnd(pairs, answer.headers.connection ?? null)) });
}

function endToEnd(headers: [string, string][], connection: string | null): [string, string][] {
  const named = (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return headers.filter(([name]) => !dropped.has(name));
}
