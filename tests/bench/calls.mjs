/**
 * `node tests/bench/calls.mjs`: what a call costs. Starts the built server on a database of its own, makes each call so many
 * times, and divides the time that the server's and the database's processes have spent on a processor. Other work on the
 * machine moves these figures little. Linux only: they come from /proc.
 * Each call is made twice: one after the other, where both programs fall asleep and wake up for every message, and three at a
 * time, as a server with players meets it. The budgets hold for the first.
 * BENCH_CALLS sets how many of each.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSlot, post, startApi } from './api-server.mjs';
import { cpuOf } from './cpu.mjs';
import { median } from './pause.mjs';
import { report } from './report.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4615);
const CALLS = Number(process.env.BENCH_CALLS ?? 300);
const ROUNDS = 3;
/** Both the compiler and the database know a call's statements by then; the first call finds nothing compiled. */
const WARM_UP = 400;
const FIRST_WARM_UP = 2_000;

/** Milliseconds on a processor, server and database together. */
const BUDGETS = { heartbeat: 2.4, 'heartbeat in a game': 3.3, heart: 1.8, bet: 3.9, spin: 9.5 };

/** As the provider of the games speaks to the wallet. */
function sayToWallet(secret, name, request) {
  const [body, id, timestamp] = [JSON.stringify(request), randomUUID(), Math.floor(Date.now() / 1_000)];
  const path = `/wallet-api/v1/${name}`;
  const text = ['perya-games', id, timestamp, `POST ${path}`, body].join('\n');
  const headers = {
    'x-provider-id': 'perya-games',
    'x-message-id': id,
    'x-message-timestamp': String(timestamp),
    'x-message-signature': createHmac('sha256', secret).update(text).digest('hex'),
  };
  return post(`http://127.0.0.1:${PORT}${path}`, body, { headers });
}

/** A bet by itself, in an open visit. */
function bet(secret, session) {
  const movement = { session, roundId: randomUUID(), transactionId: randomUUID(), amount: 1 };
  return sayToWallet(secret, 'bet', movement);
}

async function repeat(make, times, callers = 1) {
  let begun = 0;
  const callInTurn = async (caller) => {
    while (begun < times) {
      const { status, body } = await make(begun++, caller);
      if (status !== 200 || (body.errcode ?? 0) !== 0)
        throw new Error(`A call failed: ${status} ${JSON.stringify(body)}`);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => callInTurn(caller)));
}

async function measure(pid, make, callers) {
  const before = cpuOf(pid);
  await repeat(make, CALLS, callers);
  const after = cpuOf(pid);
  return {
    serverMs: (after.serverMs - before.serverMs) / CALLS,
    databaseMs: (after.databaseMs - before.databaseMs) / CALLS,
  };
}

/** Players with a game open, and enough to play with. Each has one bet at a time, so there is one for each caller. */
async function openTables(server) {
  const tables = [];
  for (const account of ['jamie88', 'lorna88', 'broke88']) {
    const set = { coin: 1_000_000 };
    await post(`http://127.0.0.1:${PORT}/sandbox/player`, { account, set });
    tables.push(await openSlot(server, await server.signIn(account)));
  }
  return tables;
}

const server = await startApi({ port: PORT, name: 'calls' });
try {
  const { call, config } = server;
  const secret = readFileSync(join(server.folder, 'provider-secret'), 'utf8').trim();
  const tables = await openTables(server);
  const { gameId } = tables[0];
  const token = await server.signIn('jamie88');
  const gameIds = config.appGameList.slice(0, 50).map(({ id }) => id);
  const kinds = {
    heartbeat: () => call('online', {}, { token }),
    'heartbeat in a game': () => call('online', { gameId }, { token }),
    heart: (at) => call('gameLike', { id: gameIds[at % 50], like: (Math.floor(at / 50) + 1) % 2 }, { token }),
    bet: (_, caller) => bet(secret, tables[caller].sessionId),
    spin: (_, caller) => tables[caller].spin(),
  };
  const figures = [];
  for (const [name, make] of Object.entries(kinds)) {
    await repeat(make, figures.length === 0 ? FIRST_WARM_UP : WARM_UP);
    for (const callers of [1, tables.length]) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(server.pid, make, callers));
      const of = (part) => median(rounds.map((figure) => figure[part]));
      const [serverMs, databaseMs] = [of('serverMs'), of('databaseMs')];
      const parts = `${serverMs.toFixed(2)} server, ${databaseMs.toFixed(2)} database`;
      const value = serverMs + databaseMs;
      const way = callers === 1 ? 'one at a time' : `${callers} at a time`;
      figures.push({ name: `${name}, ${way} (${parts})`, value, budget: BUDGETS[name], digits: 2, unit: ' ms' });
    }
  }
  report(figures, 1);
} finally {
  await server.close();
}
