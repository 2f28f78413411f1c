/**
 * `node tests/bench/fair.mjs`: one player keeps 300 requests under way, of one kind after the other, while another
 * player's heartbeat is timed. Both come from one address, as behind one router. The other player must feel little of it
 * (99th percentile under 200 ms), nobody gets a 5xx, and the books agree at the end.
 * BENCH_SECONDS sets how long each kind lasts, BENCH_SLACK widens the budget on a shared machine.
 */
import { Agent } from 'node:http';
import { openSlot, startApi } from './api-server.mjs';
import { pause } from './pause.mjs';
import { report } from './report.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4613);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const UNDER_WAY = 300;
const BEAT_EVERY_MS = 50;
const BUDGET_MS = 200;

const agents = {
  greedy: new Agent({ keepAlive: true, maxSockets: UNDER_WAY }),
  other: new Agent({ keepAlive: true, maxSockets: 64 }),
};

/** Keeps `UNDER_WAY` of them under way until the time is over. */
async function press(send, untilMs) {
  const answers = [];
  const one = async () => {
    while (performance.now() < untilMs) answers.push(await send().catch((error) => ({ status: error.code })));
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, one));
  return answers;
}

/** Leaves when it is due, however late the answers are. */
async function beat(call, token, untilMs) {
  const sent = [];
  while (performance.now() < untilMs) {
    sent.push(call('online', {}, { token, agent: agents.other }));
    await pause(BEAT_EVERY_MS);
  }
  return Promise.all(sent);
}

function countsOf(answers) {
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

async function measure(name, { call, greedy, token }) {
  const untilMs = performance.now() + SECONDS * 1_000;
  const [answers, beats] = await Promise.all([greedy ? press(greedy, untilMs) : [], beat(call, token, untilMs)]);
  const times = beats.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const faults = [...answers, ...beats].filter(({ status }) => status === 500).length;
  const unfed = beats.filter(({ status }) => status !== 200).length;
  const figures = `p50 ${at(0.5).toFixed(0)}, p99 ${at(0.99).toFixed(0)}, max ${times.at(-1).toFixed(0)} ms`;
  console.log(`${name}: other player’s heartbeat ${figures} (${countsOf(beats)}); own: ${countsOf(answers)}`);
  return [
    { name: `another player’s heartbeat beside ${name}: p99`, value: at(0.99), budget: BUDGET_MS, unit: ' ms' },
    { name: `the same: faults, and beats without an answer`, value: faults + unfed, budget: 0 },
  ];
}

const server = await startApi({ port: PORT, name: 'fair' });
try {
  const { call, config } = server;
  const [token, other] = [await server.signIn('jamie88'), await server.signIn('lorna88')];
  const agent = agents.greedy;
  const gameIds = config.appGameList.slice(0, 50).map(({ id }) => id);
  const { spin } = await openSlot(server, token);
  const page = { pageSize: 100 };
  const kinds = {
    nothing: undefined,
    spins: () => spin({ agent }),
    betRecord: () => call('betRecord', page, { token, agent }),
    hearts: () => call('gameLike', { id: gameIds[Math.floor(Math.random() * 50)], like: 1 }, { token, agent }),
    startGame: () => call('startGame', { gameId: gameIds[0] }, { token, agent }),
  };
  const figures = [];
  for (const [name, greedy] of Object.entries(kinds)) {
    figures.push(...(await measure(name, { call, greedy, token: other })));
    await pause(500);
  }
  report(figures);
} finally {
  await server.close();
  for (const agent of Object.values(agents)) agent.destroy();
}
process.exit();
