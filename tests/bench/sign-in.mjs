/**
 * `node tests/bench/sign-in.mjs`: a thousand people sign in within a minute while others play. The heartbeat stands for
 * everything else the server does, and must not feel it. Requests leave when they are due, however late the answers
 * are, so that a slow server cannot slow its own measurement.
 * BENCH_SIGN_INS sets how many a minute, BENCH_SECONDS how long, BENCH_SLACK widens the budget on a shared machine.
 */
import { Agent } from 'node:http';
import { startApi } from './api-server.mjs';
import { pause } from './pause.mjs';
import { report } from './report.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4613);
const A_MINUTE = Number(process.env.BENCH_SIGN_INS ?? 1_000);
/** So many are all let in; of more, those who find no place are told so. */
const PROMISED = 1_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const PLAYERS = 200;
const BEATS_A_SECOND = 20;
const BUDGET_MS = 200;
const PASSWORD = 'perya-bench-88';

/** Connections of their own, so that no heartbeat waits on this side for a sign-in to be answered. */
const openAgent = () => new Agent({ keepAlive: true, maxSockets: 256 });
const agents = { crowd: openAgent(), players: openAgent() };

/** Every call from a household of its own, so that what is measured is the work and not the limits. */
let households = 0;
function call(path, body, token) {
  const at = (households += 1);
  const headers = { 'x-forwarded-for': `10.${(at >> 8) & 255}.${at & 255}.1` };
  return server.call(path, body, { token, headers, agent: token ? agents.players : agents.crowd });
}

async function makePlayers() {
  const settings = { settings: { mode: 'other', registerType: 'account' } };
  await fetch(`http://127.0.0.1:${PORT}/sandbox/settings`, {
    method: 'POST',
    body: JSON.stringify(settings),
    headers: { 'content-type': 'application/json' },
  });
  const players = [];
  for (let at = 0; at < PLAYERS; at++) {
    const account = `bench${at}x`;
    const { body } = await call('accountRegist', { account, password: server.seal(PASSWORD) });
    if (body.errcode !== 0) throw new Error(`A player was not made: ${body.errcode}`);
    players.push({ account, token: body.appUser.token });
  }
  return players;
}

/** `send` for every moment it is due, evenly over the time. Resolves when all have been answered. */
async function drive(count, send) {
  const startMs = performance.now();
  const everyMs = (SECONDS * 1000) / count;
  const sent = [];
  for (let at = 0; at < count; at++) {
    const waitMs = startMs + at * everyMs - performance.now();
    if (waitMs > 0) await pause(waitMs);
    sent.push(send(at));
  }
  return Promise.all(sent);
}

function figuresOf(name, answers, { budgetMs, mayRefuse = false } = {}) {
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const refused = answers.filter(({ body }) => body.errcode !== 0).length;
  const told = `p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, slowest ${times.at(-1).toFixed(0)} ms`;
  console.log(`${name}: ${answers.length} sent, ${refused} refused, ${told}`);
  return [
    ...(mayRefuse ? [] : [{ name: `${name}: refused`, value: refused, budget: 0 }]),
    ...(budgetMs === undefined ? [] : [{ name: `${name}: p99`, value: at(0.99), budget: budgetMs, unit: ' ms' }]),
  ];
}

const server = await startApi({ port: PORT, name: 'sign-in', env: { SANDBOX: '1', TRUST_PROXY: '1' } });
try {
  const players = await makePlayers();
  const sealed = server.seal(PASSWORD);
  const [signIns, beats] = await Promise.all([
    drive(Math.round((A_MINUTE * SECONDS) / 60), (at) =>
      call('accountLogin', { account: players[at % PLAYERS].account, password: sealed }),
    ),
    drive(BEATS_A_SECOND * SECONDS, (at) => call('online', {}, players[at % PLAYERS].token)),
  ]);
  report([
    ...figuresOf('sign-in', signIns, { mayRefuse: A_MINUTE > PROMISED }),
    ...figuresOf('heartbeat beside sign-ins', beats, { budgetMs: BUDGET_MS }),
  ]);
} finally {
  await server.close();
  for (const agent of Object.values(agents)) agent.destroy();
}
process.exit();
