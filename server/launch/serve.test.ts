import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/envelope.ts';
import { session } from '#contract/session.ts';
import { must } from '#shared/assert.ts';

import { MINUTE_MS } from '#shared/durations.ts';
import { bundle } from '../../tests/kit/bundle.ts';
import { type Child, endAll, run } from '../../tests/kit/child.ts';
import { depositOf } from '../../tests/kit/deposits.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { sealerFor } from '../../tests/kit/seal.ts';
import { adminQuery, urlOf } from '../../tests/kit/sql-servers.ts';
import { demoPlayer } from '../seed/demo-player.ts';
import { processMark } from '../sql/embedded/process-mark.ts';
import { PROCESS_MS } from '../../tests/kit/runs.ts';

const GAMES = '20';

let program: string;
beforeAll(async () => {
  program = await bundle('server/index.ts');
});

// The last named is the first to run.
afterAll(removeScratch);
afterAll(endAll);

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

const JSON_TYPE = { 'content-type': 'application/json' };

interface Bank {
  pid: number | null;
  deposits: { orderId: string; state: string; isHeld: boolean }[];
}

/** The demo player and the tester at one server. */
async function openDesk(address: string) {
  const call = async (path: string, body: object, token = ''): Promise<Record<string, unknown>> => {
    const headers = { ...JSON_TYPE, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${address}${path}`, init)).json() as Promise<Record<string, unknown>>;
  };
  const { publicKeyId, publicKey } = (await askConfig(address)) as Record<string, unknown>;
  const seal = sealerFor({ id: String(publicKeyId), publicPem: String(publicKey) });
  const login = { account: demoPlayer.account, password: seal(demoPlayer.password) };
  const { token } = (await call(API_PREFIX + session.accountLogin.path, login))['appUser'] as { token: string };
  const bank = async () => (await fetch(`${address}/sandbox/bank`)).json() as Promise<Bank>;
  return {
    call,
    bank,
    deposit: async () => {
      const [path, body] = depositOf(50_000);
      return (await call(API_PREFIX + path, body, token))['orderId'];
    },
    stateOf: async (id: unknown) => (await bank()).deposits.find(({ orderId }) => orderId === id),
  };
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
  });

  test('says where it is, and answers', async () => {
    await server.line(new RegExp(data));
    expect(server.output()).toMatch(/username jamie88, password perya-demo-88/);
    expect(server.output()).toContain(`${address}/sandbox`);
    expect(server.output()).toMatch(/On a phone +(start with HOST=|open http|this machine is in no network)/);
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

  test('has the sandbox’s bank beside it: a process that is stopped, told late, started again and ended with it', async () => {
    const { call, deposit, bank, stateOf } = await openDesk(address);
    // What a bank did not take that starts or has just died is held, and told some seconds later.
    const isCredited = (id: unknown) =>
      vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'credited', isHeld: false }), PROCESS_MS);
    const isGone = (pid: number) => vi.waitFor(() => expect(processMark(pid)).toBeNull(), PROCESS_MS);
    const runs = () => vi.waitFor(async () => must((await bank()).pid, 'it runs'), PROCESS_MS);

    expect((await call('/sandbox/bank', { mode: 'hand' }))['mode']).toBe('hand');
    const first = await runs();
    expect(first).not.toBe(server.pid);
    const orderId = await deposit();
    await call('/sandbox/bank', { mode: 'stopped' });
    await isGone(first);
    await call('/sandbox/bank', { orderId, do: 'pay' });
    expect(await stateOf(orderId)).toMatchObject({ state: 'waiting', isHeld: true });
    await call('/sandbox/bank', { mode: 'hand' });
    await isCredited(orderId);

    // One that is killed is there again by itself.
    const second = await runs();
    expect(second).not.toBe(first);
    process.kill(second, 'SIGKILL');
    await isGone(second);
    const next = await deposit();
    await call('/sandbox/bank', { orderId: next, do: 'pay' });
    await isCredited(next);
    expect(await runs()).not.toBe(second);
  });

  test('is named by a second start there, whatever its port', async () => {
    for (const port of ['0', new URL(address).port]) {
      const second = start({ PERYA_DATA: data, PORT: port });
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(oneSentence);
      expect(second.output()).toContain(`process ${server.pid} at ${address}`);
    }
    expect((await fetch(`${address}/`)).status).toBeLessThan(500);
  });

  test('stops without a trace, and starts again', async () => {
    const postmaster = Number(readFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const init = { method: 'POST', headers: JSON_TYPE, body: '{"mode":"hand"}' };
    const bankPid = must(((await (await fetch(`${address}/sandbox/bank`, init)).json()) as Bank).pid, 'it runs');
    // By a clock that is behind nothing is late after the start either.
    const { call, deposit } = await openDesk(address);
    await call('/sandbox/settings', { clockOffsetMs: -2 * 24 * 60 * MINUTE_MS });
    const waiting = await deposit();
    // Twice, as when npm passes on what the terminal has sent to all.
    server.process.kill('SIGINT');
    expect(await server.kill('SIGINT')).toBe(0);
    expect([processMark(postmaster), processMark(bankPid)]).toEqual([null, null]);
    expect(readdirSync(data).filter((name) => name.startsWith('owner.'))).toEqual([]);

    const again = start({ PERYA_DATA: data });
    const later = await addressOf(again);
    expect((await askConfig(later)).appGameList).toHaveLength(Number(GAMES));
    const { stateOf } = await openDesk(later);
    expect(await stateOf(waiting)).toMatchObject({ state: 'waiting' });
  });
});

test('a port in use is said before anything is made', async () => {
  const other = await listenAnywhere(createServer());
  const data = join(scratchFolder(), 'never-made');
  const child = start({ PERYA_DATA: data, PORT: String(portOf(other)) });
  expect(await child.ended).toBe(1);
  expect(child.output()).toMatch(oneSentence);
  expect(child.output()).toContain(`Port ${portOf(other)} is in use`);
  expect(existsSync(data)).toBe(false);
  other.close();
});

test('a port of the games that is in use is said before anything is made', async () => {
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
])('%s ends the start with one sentence', async (_name, env, about) => {
  const child = start({ PERYA_DATA: scratchFolder(), ...env() });
  expect(await child.ended).toBe(1);
  expect(child.output()).toMatch(oneSentence);
  expect(child.output()).toMatch(about);
});

test.each(inject('sqlServers'))('serves from $name when it is told where that is', async (server) => {
  const name = `test_launch_${process.pid}_${server.name.replace(/\D/g, '')}`;
  await adminQuery(server.adminUrl, `create database ${name}`);
  const data = scratchFolder();
  const child = start({ DATABASE_URL: urlOf(server.adminUrl, name), PERYA_DATA: data });
  const address = await addressOf(child);
  expect((await askConfig(address)).appGameList).toHaveLength(Number(GAMES));
  expect(child.output()).not.toContain('sandbox');
  expect(existsSync(join(data, 'postgres'))).toBe(false);
  expect(await child.kill('SIGINT')).toBe(0);
  await adminQuery(server.adminUrl, `drop database ${name}`);
});

test("serves from an operator's own host without a database", async () => {
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
