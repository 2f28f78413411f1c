/** What no browser shows of the kit's line: a deployment elsewhere, fates that follow from the seed, and its speed. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { FaultProxy } from '../kit/testers/fault-proxy.ts';
import { Flakiness } from '../kit/testers/flakiness.ts';

const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

interface Deployment {
  port: number;
  asked: IncomingMessage[];
}

/** Answers as a careful host on the internet does. */
async function deploy(): Promise<Deployment> {
  const asked: IncomingMessage[] = [];
  const server: Server = createServer((request, reply) => {
    asked.push(request);
    reply.setHeader('strict-transport-security', 'max-age=63072000');
    reply.setHeader('content-security-policy', "default-src 'self'; upgrade-insecure-requests; img-src 'self'");
    if (request.url === '/old') reply.writeHead(302, { location: `http://${request.headers.host}/new` });
    reply.end('x'.repeat(10_000));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

async function lineTo(address: string): Promise<FaultProxy> {
  const line = await FaultProxy.open(address);
  open.push(line);
  return line;
}

test('a deployment elsewhere hears its own name, and its answers lead back to the line', async () => {
  const { port, asked } = await deploy();
  // Another name for this machine, which the kit does not take for it.
  const line = await lineTo(`http://0.0.0.0:${port}`);
  const headers = { origin: line.url, referer: `${line.url}/lobby/home` };
  const reply = await fetch(`${line.url}/old`, { headers, redirect: 'manual' });
  expect(asked[0]?.headers).toMatchObject({
    host: `0.0.0.0:${port}`,
    origin: `http://0.0.0.0:${port}`,
    referer: `http://0.0.0.0:${port}/lobby/home`,
  });
  expect(reply.headers.get('location')).toBe(`${line.url}/new`);
  expect(reply.headers.has('strict-transport-security')).toBe(false);
  expect(reply.headers.get('content-security-policy')).toBe("default-src 'self'; img-src 'self'");
});

test('one on this machine hears the name that the browser used', async () => {
  const { port, asked } = await deploy();
  const line = await lineTo(`http://localhost:${port}`);
  await fetch(line.url, { headers: { origin: line.url } });
  expect(asked[0]?.headers).toMatchObject({ host: new URL(line.url).host, origin: line.url });
});

const fatesOf = (seed: number, names: string[]): Map<string, string> => {
  const flakiness = new Flakiness({ loss: 0.5, latency: 100, seed });
  return new Map(names.map((name, at) => [`${name} ${at}`, JSON.stringify(flakiness.fateOf(name))]));
};

test('a fate follows from the seed and from what is asked, in whatever order', () => {
  const names = Array.from({ length: 400 }, (_, at) => `GET /${at}`);
  const lostOf = (seed: number, order: string[]): string[] => {
    const flakiness = new Flakiness({ loss: 0.3, latency: 0, seed });
    for (const name of order) flakiness.fateOf(name);
    return flakiness.lost.toSorted();
  };
  expect(lostOf(7, names.toReversed())).toEqual(lostOf(7, names));
  expect(lostOf(8, names)).not.toEqual(lostOf(7, names));
  const lost = lostOf(7, names);
  expect(lost.length / names.length).toBeCloseTo(0.3, 1);
  expect(lost.filter((one) => one.startsWith('answer')).length / lost.length).toBeCloseTo(0.5, 0);
  expect(new Set(fatesOf(7, ['GET /same', 'GET /same', 'GET /same']).values()).size).toBe(3);
});

test('an answer is lost when the work is done, a request before it begins', async () => {
  const { port, asked } = await deploy();
  const line = await lineTo(`http://localhost:${port}`);
  const flakiness = line.beFlaky({ loss: 0.5, latency: 0, seed: 3 });
  let failed = 0;
  for (let at = 0; at < 40; at++) await fetch(`${line.url}/${at}`).catch(() => (failed += 1));
  const kindOf = (kind: string): number => flakiness.lost.filter((one) => one.startsWith(kind)).length;
  expect(failed).toBe(flakiness.lost.length);
  expect(kindOf('answer')).toBeGreaterThan(0);
  expect(asked).toHaveLength(40 - kindOf('request'));
});

test('a slow line takes the time that its speed asks for, and its round trip', async () => {
  const { port } = await deploy();
  const line = await lineTo(`http://localhost:${port}`);
  line.beSlow({ down: 400, up: 400, latency: 100 });
  const beganAt = performance.now();
  await (await fetch(line.url)).text();
  // Ten thousand bytes at four hundred kilobits a second are two hundred milliseconds.
  expect(performance.now() - beganAt).toBeGreaterThan(290);
});
