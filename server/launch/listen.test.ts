import { expect, test } from 'vitest';
import { networkOf } from '../http/client-address.ts';
import { listen } from './listen.ts';

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
