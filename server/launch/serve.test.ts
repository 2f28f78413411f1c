import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { bundle } from '../../tests/kit/bundle.ts';
import { type Child, endAll, run } from '../../tests/kit/child.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { adminQuery } from '../../tests/kit/sql-servers.ts';
import { processMark } from '../sql/embedded/process-mark.ts';

const MINUTE_MS = 60_000;
const GAMES = '20';

let program: string;
beforeAll(async () => {
  program = await bundle('server/index.ts');
}, MINUTE_MS);

// The last named is the first to run.
afterAll(removeScratch);
afterAll(endAll, MINUTE_MS);

const start = (env: Record<string, string>): Child =>
  run(process.execPath, [program], { PORT: '0', GAMES, DATABASE_URL: '', API_ORIGIN: '', SANDBOX: '', ...env });

async function addressOf(child: Child): Promise<string> {
  const line = await child.line(/^Perya is ready at /);
  return line.slice('Perya is ready at '.length);
}

async function askConfig(address: string): Promise<{ appGameList?: unknown[] }> {
  const reply = await fetch(`${address}/prod-api-2/app/v1/anonymous/appConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return (await reply.json()) as { appGameList?: unknown[] };
}

const oneSentence = /^[A-Z][^\n]*\.$/;

/** In this order: the last one stops what the others look at. */
describe('on a folder of its own', () => {
  let data: string;
  let server: Child;
  let address: string;

  beforeAll(async () => {
    data = scratchFolder();
    server = start({ PERYA_DATA: data });
    address = await addressOf(server);
  }, MINUTE_MS);

  test('says where it is, and answers', async () => {
    await server.line(new RegExp(data));
    expect(server.output()).toMatch(/username jamie88, password perya-demo-88/);
    expect(server.output()).toContain(`${address}/sandbox`);
    expect((await askConfig(address)).appGameList).toHaveLength(Number(GAMES));
  });

  test('has the bundled games beside it, on a port of their own', async () => {
    const line = await server.line(/Games +run at http/);
    const games = line.slice(line.indexOf('http'));
    expect(new URL(games).port).not.toBe(new URL(address).port);
    expect((await fetch(`${games}/art/mango.svg`)).headers.get('content-type')).toBe('image/svg+xml');
    // Nothing of the product answers there, nor of the games here.
    expect((await fetch(`${games}/prod-api-2/app/v1/anonymous/appConfig`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${address}/art/mango.svg`)).status).toBe(404);
  });

  test('is named by a second start there, whatever its port', { timeout: MINUTE_MS }, async () => {
    for (const port of ['0', new URL(address).port]) {
      const second = start({ PERYA_DATA: data, PORT: port });
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(oneSentence);
      expect(second.output()).toContain(`process ${server.pid} at ${address}`);
    }
    expect((await fetch(`${address}/`)).status).toBeLessThan(500);
  });

  test('stops without a trace, and starts again', { timeout: MINUTE_MS }, async () => {
    const postmaster = Number(readFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
    // Twice, as when npm passes on what the terminal has sent to all.
    server.process.kill('SIGINT');
    expect(await server.kill('SIGINT')).toBe(0);
    expect(processMark(postmaster)).toBeNull();
    expect(readdirSync(data).filter((name) => name.startsWith('owner.'))).toEqual([]);

    const again = start({ PERYA_DATA: data });
    expect((await askConfig(await addressOf(again))).appGameList).toHaveLength(Number(GAMES));
  });
});

test('a port in use is said before anything is made', { timeout: MINUTE_MS }, async () => {
  const other = await listenAnywhere(createServer());
  const data = join(scratchFolder(), 'never-made');
  const child = start({ PERYA_DATA: data, PORT: String(portOf(other)) });
  expect(await child.ended).toBe(1);
  expect(child.output()).toMatch(oneSentence);
  expect(child.output()).toContain(`Port ${portOf(other)} is in use`);
  expect(existsSync(data)).toBe(false);
  other.close();
});

test('a port of the games that is in use is said before anything is made', { timeout: MINUTE_MS }, async () => {
  const other = await listenAnywhere(createServer());
  const data = join(scratchFolder(), 'never-made');
  const child = start({ PROVIDER_PORT: String(portOf(other)), PERYA_DATA: data });
  expect(await child.ended).toBe(1);
  expect(child.output()).toMatch(oneSentence);
  expect(child.output()).toContain(
    `Port ${portOf(other)} is in use: stop what uses it, or choose another with PROVIDER_PORT`,
  );
  expect(existsSync(data)).toBe(false);
  other.close();
});

test.each([
  ['a port that is no number', () => ({ PORT: 'http' }), /PORT/],
  ['a host that is not here', () => ({ HOST: '203.0.113.9' }), /HOST/],
  ['a folder that is read-only', () => ({ PERYA_DATA: scratchFolder(0o555) }), /PERYA_DATA/],
  ['a file where the folder should be', () => ({ PERYA_DATA: aFile() }), /PERYA_DATA/],
  ['a database that does not answer', () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }), /127\.0\.0\.1:1/],
])('%s ends the start with one sentence', { timeout: MINUTE_MS }, async (_name, env, about) => {
  const child = start({ PERYA_DATA: scratchFolder(), ...env() });
  expect(await child.ended).toBe(1);
  expect(child.output()).toMatch(oneSentence);
  expect(child.output()).toMatch(about);
});

test.each(inject('sqlServers'))(
  'serves from $name when it is told where that is',
  { timeout: MINUTE_MS },
  async (server) => {
    const name = `test_launch_${process.pid}_${server.name.replace(/\D/g, '')}`;
    await adminQuery(server.adminUrl, `create database ${name}`);
    const data = scratchFolder();
    const child = start({ DATABASE_URL: server.adminUrl.replace(/postgres$/, name), PERYA_DATA: data });
    const address = await addressOf(child);
    expect((await askConfig(address)).appGameList).toHaveLength(Number(GAMES));
    expect(child.output()).not.toContain('sandbox');
    expect(existsSync(join(data, 'postgres'))).toBe(false);
    expect(await child.kill('SIGINT')).toBe(0);
    await adminQuery(server.adminUrl, `drop database ${name}`);
  },
);

test("serves from an operator's own host without a database", { timeout: MINUTE_MS }, async () => {
  const host = await listenAnywhere(createServer((_request, reply) => reply.end('{"appGameList":[1,2,3]}')));
  const data = join(scratchFolder(), 'never-made');
  const child = start({ API_ORIGIN: `http://127.0.0.1:${portOf(host)}`, PERYA_DATA: data });
  expect((await askConfig(await addressOf(child))).appGameList).toEqual([1, 2, 3]);
  expect(existsSync(data)).toBe(false);
  host.closeAllConnections();
  host.close();
});

function aFile(): string {
  const file = join(scratchFolder(), 'file');
  writeFileSync(file, '');
  return file;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const listenAnywhere = (server: Server): Promise<Server> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
