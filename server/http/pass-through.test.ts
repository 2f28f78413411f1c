import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendLogTo } from '#shared/log.ts';
import { noteArrival } from './arrival.ts';
import { makePassThrough, type PassThrough } from './pass-through.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The operator's API host, played by a small server that does as its path says. */
const BEHAVIOURS: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/prod-api-2/echo': (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      const { method, headers, url } = request;
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
    });
  },
  '/gameIconV2/1.png': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'br', connection: 'close, x-hop', 'x-hop': '1', 'x-kept': '2' });
    response.end(brotliCompressSync('a picture'));
  },
  '/prod-api-2/elsewhere': (_request, response) => response.writeHead(302, { location: 'https://b.example/' }).end(),
  '/prod-api-2/silent': () => {},
  '/prod-api-2/app/v1/uploadKyc': (_request, response) => void setTimeout(() => response.end('{}'), 2 * GIVEN_UP_MS),
  '/prod-api-2/dies': (request) => request.socket.destroy(),
};

const GIVEN_UP_MS = 300;

let host: Server;
let origin: URL;
let passThrough: PassThrough;
/** Gives a host that never answers up soon. One that answers is given as long as the machine takes. */
let impatient: PassThrough;

const lines: string[] = [];

beforeAll(async () => {
  sendLogTo((_level, what) => lines.push(what));
  host = createServer((request, response) => BEHAVIOURS[request.url?.split('?')[0] ?? '']?.(request, response));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = new URL(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  passThrough = makePassThrough(origin);
  impatient = makePassThrough(origin, GIVEN_UP_MS);
});

afterAll(() => {
  host.closeAllConnections();
  host.close();
});

test('passes a call on as it came, without what belongs to the connection', async () => {
  const response = await passThrough(
    new Request('http://perya.test/prod-api-2/echo?a=1', {
      method: 'POST',
      body: '{"gameId":7}',
      headers: {
        authorization: 'Bearer t',
        'content-type': 'application/json',
        te: 'trailers',
        connection: 'x-own',
        'x-own': '1',
      },
    }),
  );
  const seen = await response.json();
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/prod-api-2/echo?a=1',
    body: '{"gameId":7}',
    headers: { authorization: 'Bearer t', host: origin.host, 'x-forwarded-host': 'perya.test' },
  });
  expect(seen.headers).not.toHaveProperty('te');
  expect(seen.headers).not.toHaveProperty('x-own');
});

test('the host hears where a caller comes from, whatever the caller says', async () => {
  const claimed = { 'x-forwarded-for': '198.51.100.9', 'x-real-ip': '198.51.100.9', forwarded: 'for=198.51.100.9' };
  const hear = async (address: string | undefined) => {
    const request = new Request('http://perya.test/prod-api-2/echo', { headers: claimed });
    noteArrival(request, address);
    const { headers } = await (await passThrough(request)).json();
    return Object.keys(claimed).map((heading) => headers[heading]);
  };
  expect(await hear('203.0.113.7')).toEqual(['203.0.113.7', undefined, undefined]);
  expect(await hear(undefined)).toEqual([undefined, undefined, undefined]);
});

test('brings an answer back as it is, still compressed', async () => {
  const response = await passThrough(new Request('http://perya.test/gameIconV2/1.png?v=1'));
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-encoding': 'br', 'x-kept': '2' });
  expect(response.headers.has('x-hop')).toBe(false);
  expect(Buffer.from(await response.arrayBuffer()).equals(brotliCompressSync('a picture'))).toBe(true);
});

test('leaves a redirect to the visitor', async () => {
  const response = await passThrough(new Request('http://perya.test/prod-api-2/elsewhere', { method: 'POST' }));
  expect([response.status, response.headers.get('location')]).toEqual([302, 'https://b.example/']);
});

test.each(['silent', 'dies'])('says plainly that a host that is %s did not answer', async (path) => {
  const patience = path === 'silent' ? impatient : passThrough;
  const response = await patience(new Request(`http://perya.test/prod-api-2/${path}`, { method: 'POST', body: '{}' }));
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 502, errcode: 9010 });
  expect(lines.pop()).toBe('the API host did not answer');
});

test('a silent host is given up though garbage is collected meanwhile', async () => {
  const response = impatient(new Request('http://perya.test/prod-api-2/silent', { method: 'POST', body: '{}' }));
  for (let round = 0; round < 3; round++) {
    await setImmediate();
    collectGarbage();
  }
  expect((await response).status).toBe(502);
});

test('a host to which a picture goes is given longer', async () => {
  const response = await impatient(
    new Request('http://perya.test/prod-api-2/app/v1/uploadKyc', { method: 'POST', body: 'x' }),
  );
  expect(response.status).toBe(200);
});

test('says so too when nobody listens', async () => {
  const response = await makePassThrough(new URL('http://127.0.0.1:1'))(
    new Request('http://perya.test/prod-api-2/echo'),
  );
  expect(response.status).toBe(502);
});
