import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { postMessage } from './post-message.ts';

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const serve = async (listener: RequestListener): Promise<string> => {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}/say`;
};
const message = (signal = new AbortController().signal) => ({
  body: '{"name":"Piña"}',
  headers: { 'x-id': 'one' },
  signal,
});

test('a message arrives whole, its answer comes back, and the next one takes the same connection', async () => {
  const sockets = new Set<unknown>();
  const url = await serve((request, response) => {
    sockets.add(request.socket);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const heard = `${request.method} ${String(request.headers['x-id'])} ${Buffer.concat(chunks).toString()}`;
      response.writeHead(429, { 'retry-after': '2' }).end(JSON.stringify({ heard }));
    });
  });
  for (let times = 0; times < 2; times += 1) {
    const { status, headers, json } = await postMessage(url, message());
    expect([status, headers.get('retry-after'), headers.get('x-none')]).toEqual([429, '2', null]);
    expect(await json()).toEqual({ heard: 'POST one {"name":"Piña"}' });
  }
  expect(sockets.size).toBe(1);
});

test('a line that breaks, before the answer or within it, is a failure', async () => {
  await expect(postMessage(await serve((request) => request.socket.destroy()), message())).rejects.toThrow();
  const half = await serve((request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"bal', () => request.socket.destroy());
  });
  await expect(postMessage(half, message())).rejects.toThrow();
});

test('an answer that does not come is given up', async () => {
  const giveUp = new AbortController();
  const url = await serve(() => giveUp.abort());
  await expect(postMessage(url, message(giveUp.signal))).rejects.toThrow(/abort/);
  const within = new AbortController();
  const half = await serve((_request, response) => {
    response.writeHead(200).write('{', () => setImmediate(() => within.abort()));
  });
  await expect(postMessage(half, message(within.signal))).rejects.toThrow(/abort/);
});
