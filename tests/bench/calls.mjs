/**
 * `node tests/bench/calls.mjs`: what a call costs. Starts the built server on a database of its own, makes each call so many
 * times, and divides the time that the server's and the database's processes have spent on a processor. Other work on the
 * machine moves these figures little. Linux only: they come from /proc.
 * Each call is made twice: one after the other, where both programs fall asleep and wake up for every message, and three at a
 * time, as a server with players meets it. The budgets hold for the first.
 * BENCH_CALLS sets how many of each; BENCH_ONLY names the kinds, with commas between.
 */
import { openSlot, post, startApi } from './api-server.mjs';
import { besideMs, cpuOf } from './cpu.mjs';
import { bet, tellOfDeposit } from './signed.mjs';
import { median } from './pause.mjs';
import { report } from './report.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4615);
const CALLS = Number(process.env.BENCH_CALLS ?? 300);
const ONLY = process.env.BENCH_ONLY?.split(',');
const ROUNDS = 3;
/** Both the compiler and the database know a call's statements by then; the first call finds nothing compiled. */
const WARM_UP = 400;
const FIRST_WARM_UP = 2_000;

/** Milliseconds on a processor, server and database together: a write of money 3, a read that the device keeps 0.5. */
const BUDGETS = {
  heartbeat: 2.4,
  'heartbeat in a game': 3.3,
  heart: 1.8,
  refresh: 1.5,
  records: 0.5,
  'trade info': 0.5,
  'terms of a withdrawal': 0.5,
  letters: 0.5,
  deposit: 3,
  'withdrawal or taking it back': 3,
  'into the safebox': 3,
  bet: 3,
  spin: 9.5,
};

const PLAYERS = ['jamie88', 'lorna88', 'broke88', 'limit88', 'time88'];
/** As many as a player may have unpaid; then the bank says that they have failed, which is not counted. */
const DEPOSITS_AT_ONCE = 5 * PLAYERS.length;
const PESOS_500 = 500_00;

async function repeat({ make }, times, callers = 1) {
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

/** What a kind puts away between its calls is not counted. */
async function inTurns({ make, atOnce = Infinity, putAway }, times, work) {
  for (let done = 0; done < times; done += atOnce) {
    await work({ make }, Math.min(atOnce, times - done));
    await putAway?.();
  }
}

async function measure(pid, kind, callers) {
  const spent = { serverMs: 0, databaseMs: 0 };
  let apartMs = 0;
  await inTurns(kind, CALLS, async (turn, times) => {
    const before = cpuOf(pid);
    const besideBefore = besideMs(pid);
    await repeat(turn, times, callers);
    const after = cpuOf(pid);
    apartMs += (besideMs(pid) - besideBefore) / CALLS;
    for (const part of Object.keys(spent)) spent[part] += (after[part] - before[part]) / CALLS;
  });
  // A password is looked at beside everything else, as slowly as it is meant to be.
  return kind.isOfPasswords ? { ...spent, serverMs: spent.serverMs - apartMs, apartMs } : { ...spent, apartMs: 0 };
}

/** Of five players in turn. The bank has nothing for them. */
function deposits(server, tokens) {
  const unpaid = [];
  return {
    atOnce: DEPOSITS_AT_ONCE,
    make: async (at) => {
      const wish = { amount: PESOS_500, version: 4, actType: 1, rechargeType: 1 };
      const answer = await server.call('recharge3', wish, { token: tokens[at % tokens.length] });
      unpaid.push(answer.body.orderId);
      return answer;
    },
    putAway: async () => {
      for (const orderId of unpaid.splice(0)) {
        const { status } = await tellOfDeposit(server, { orderId, amount: PESOS_500, outcome: 'failed' });
        if (status !== 200) throw new Error(`The bank was answered ${status}`);
      }
    },
  };
}

/** Every other call takes back what the one before has asked for. */
function withdrawals({ call, seal }, token) {
  let orderId;
  return {
    /** Every other call has the check of a password in it. */
    isOfPasswords: true,
    callers: [1],
    make: async () => {
      if (orderId) {
        const taken = { orderId };
        orderId = undefined;
        return call('cancelOrder', taken, { token });
      }
      const wish = { amount: PESOS_500, bankId: 2, password: seal('perya-demo-88') };
      const answer = await call('exchange', wish, { token });
      orderId = answer.body.orderId;
      return answer;
    },
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

// What its compiler and its garbage cost is then counted with its first thread, and apart from passwords.
const server = await startApi({ port: PORT, name: 'calls', env: { NODE_OPTIONS: '--v8-pool-size=0' } });
try {
  const { call, config } = server;
  const tables = await openTables(server);
  const { gameId } = tables[0];
  const token = await server.signIn('jamie88');
  const tokens = [];
  for (const account of PLAYERS) tokens.push(await server.signIn(account));
  const safebox = await call('safeboxPasswordInit', { password: server.seal('put-aside-88') }, { token });
  if (safebox.body.errcode !== 0) throw new Error('The safebox has no password');
  // So that there is something to read.
  await repeat({ make: () => bet(server, tables[0].sessionId) }, 40);
  const gameIds = config.appGameList.slice(0, 50).map(({ id }) => id);
  const kinds = {
    heartbeat: { make: () => call('online', {}, { token }) },
    'heartbeat in a game': { make: () => call('online', { gameId }, { token }) },
    heart: {
      make: (at) => call('gameLike', { id: gameIds[at % 50], like: (Math.floor(at / 50) + 1) % 2 }, { token }),
    },
    refresh: { make: () => call('refreshData', {}, { token }) },
    records: { make: () => call('appUserCoinDetail', { page: 1 }, { token }) },
    'trade info': { make: () => call('tradeInfo', {}, { token }) },
    'terms of a withdrawal': { make: () => call('getExchange', {}, { token }) },
    letters: { make: () => call('getMail2', {}, { token }) },
    deposit: deposits(server, tokens),
    'withdrawal or taking it back': withdrawals(server, token),
    'into the safebox': { make: () => call('safeboxTransfer', { direction: 1, amount: 1 }, { token }) },
    bet: { make: (_, caller) => bet(server, tables[caller].sessionId) },
    spin: { make: (_, caller) => tables[caller].spin() },
  };
  const figures = [];
  for (const [name, kind] of Object.entries(kinds).filter(([name]) => !ONLY || ONLY.includes(name))) {
    await inTurns(kind, figures.length === 0 ? FIRST_WARM_UP : WARM_UP, repeat);
    for (const callers of kind.callers ?? [1, tables.length]) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(server.pid, kind, callers));
      const of = (part) => median(rounds.map((figure) => figure[part]));
      const [serverMs, databaseMs] = [of('serverMs'), of('databaseMs')];
      const parts = `${serverMs.toFixed(2)} server, ${databaseMs.toFixed(2)} database`;
      const value = serverMs + databaseMs;
      const way = callers === 1 ? 'one at a time' : `${callers} at a time`;
      const apart = kind.isOfPasswords
        ? `, without ${(of('apartMs') * 2).toFixed(1)} ms for each check of a password`
        : '';
      figures.push({
        name: `${name}, ${way} (${parts}${apart})`,
        value,
        budget: BUDGETS[name],
        digits: 2,
        unit: ' ms',
      });
    }
  }
  report(figures, 1);
} finally {
  await server.close();
}
