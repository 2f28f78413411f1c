import { request as open } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { kyc } from '#contract/kyc.ts';
import { cameByHttps, networkOf } from '../http/arrival.ts';
import { listen } from './listen.ts';

afterEach(() => void vi.useRealTimers());

const echo = { fetch: (request: Request) => new Response(networkOf(request)) };

test.each([
  [false, '127.0.0.0/24'],
  [true, '203.0.113.0/24'],
])('with trust in a proxy %s, a caller belongs to %s', async (trustProxy, network) => {
  const listening = await listen(echo, { host: '127.0.0.1', port: 0, trustProxy });
  if (!listening.ok) throw new Error(listening.sentence);
  const { address, close } = listening.value;
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  const reply = await fetch(address.replace('localhost', '127.0.0.1'), { headers });
  expect(await reply.text()).toBe(network);
  await close();
});

test.each([
  [false, 'plain'],
  [true, 'encrypted'],
])('with trust in a proxy %s, its word makes a visit %s', async (trustProxy, line) => {
  const tell = { fetch: (request: Request) => new Response(cameByHttps(request) ? 'encrypted' : 'plain') };
  const listening = await listen(tell, { host: '127.0.0.1', port: 0, trustProxy });
  if (!listening.ok) throw new Error(listening.sentence);
  const { port, close } = listening.value;
  const reply = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(await reply.text()).toBe(line);
  await close();
});

test.each([
  ['perya.example:4173', 200],
  ['[::1]:4173', 200],
  ['192.0.2.7', 200],
  ["a'b", 400],
  ['evil.example;script-src', 400],
  ['a b', 400],
  ['a/b', 400],
])('a caller that calls this server "%s" is answered %i', async (host, status) => {
  const listening = await listen(echo, { host: '127.0.0.1', port: 0, trustProxy: false });
  if (!listening.ok) throw new Error(listening.sentence);
  const { port, close } = listening.value;
  const answered = await new Promise((resolve, reject) => {
    const sent = open({ host: '127.0.0.1', port, headers: { host }, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    sent.on('error', reject).end();
  });
  expect(answered).toBe(status);
  await close();
});

test('a body that is not all here after two minutes is given up, and only a picture on a slow line has longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived: string[] = [];
  const read = async (request: Request) => {
    arrived.push(new URL(request.url).pathname);
    return new Response(await request.text());
  };
  const listening = await listen({ fetch: read }, { host: '127.0.0.1', port: 0, trustProxy: false });
  if (!listening.ok) throw new Error(listening.sentence);
  const { port, close } = listening.value;
  const begin = (path: string) => {
    const headers = { 'content-length': 4 };
    const sent = open({ host: '127.0.0.1', port, path, headers, method: 'POST', agent: false });
    const ended = new Promise((resolve) => {
      sent.on('response', (reply) => reply.on('data', (bytes) => resolve(String(bytes))));
      sent.on('error', () => resolve('given up'));
    });
    sent.write('ab');
    return { ended, finish: () => sent.end('cd') };
  };
  const [other, picture] = [begin('/prod-api-2/app/v1/addKyc'), begin(`/prod-api-2${kyc.uploadKyc.path}`)];
  await expect.poll(() => arrived.length).toBe(2);
  vi.advanceTimersByTime(120_000);
  expect(await other.ended).toBe('given up');
  vi.advanceTimersByTime(400_000);
  picture.finish();
  expect(await picture.ended).toBe('abcd');
  vi.useRealTimers();
  await close();
});
