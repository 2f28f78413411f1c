/**
 * `node tests/bench/throughput.mjs`: how much money a server moves. Starts the built server on a database of its own, where each
 * commit waits for the disk as it does for real, and lets 1, 2, 4 … 64 players do the same over and over: five bets, one deposit that
 * is asked for and paid, and five reads of what a player looks at. Its table says for each number how many of each are done in a second
 * and how late the slowest hundredth is, and ends where more players move no more; below it stands what there is no more of. The
 * figure is of this machine and has no budget; that no call fails has one.
 * BENCH_SECONDS sets how long each number of players goes on.
 */
import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { openSlot, post, startApi } from './api-server.mjs';
import { cpuOf } from './cpu.mjs';
import { percentile } from './pause.mjs';
import { report } from './report.mjs';
import { bet, tellOfDeposit } from './signed.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4617);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const PLAYERS = [1, 2, 4, 8, 16, 32, 64];
/** Less than this is no more. */
const RISES_BY = 1.05;
const PASSWORD = 'perya-demo-88';
const PESOS_500 = 500_00;
const READS = [
  ['refreshData', {}],
  ['tradeInfo', {}],
  ['appUserCoinDetail', { page: 1 }],
  ['getExchange', {}],
  ['getMail2', {}],
];
const KINDS = ['bets', 'deposits', 'reads'];

/** One who has registered, with money and a game open, on a network of their own. */
async function seat(server, at) {
  const headers = { 'x-forwarded-for': `10.1.${Math.floor(at / 200)}.${(at % 200) + 1}`, fingerprint: `bench-${at}` };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const account = `bench${at}x`;
  await post(`${server.origin}/sandbox/limits/clear`, {});
  const form = { account, password: server.seal(PASSWORD) };
  const { body } = await server.call('accountRegist', form, { headers });
  if (body.errcode !== 0) throw new Error(`Nobody was registered: ${JSON.stringify(body)}`);
  const { id, token } = body.appUser;
  await post(`${server.origin}/sandbox/player`, { account: String(id), set: { coin: 1_000_000_00 } });
  const asPlayer = { ...server, call: (path, asked, more) => server.call(path, asked, { headers, agent, ...more }) };
  const { sessionId } = await openSlot(asPlayer, token);
  const call = (path, asked) => asPlayer.call(path, asked, { token });
  return { call, bet: () => bet(server, sessionId, agent), pay: (order) => tellOfDeposit(server, order, agent) };
}

const isWell = ({ status, body }) => status === 200 && (body.errcode ?? 0) === 0;

/** What a player does over and over. Each step is told how long it took; what the server has no place for is counted apart. */
function stepsOf({ call, bet: place, pay }) {
  const deposit = async () => {
    const asked = await call('recharge3', { amount: PESOS_500, version: 4, actType: 1, rechargeType: 1 });
    if (!isWell(asked)) return asked;
    const paid = await pay({ orderId: asked.body.orderId, amount: PESOS_500, outcome: 'paid' });
    return { ...paid, ms: asked.ms + paid.ms };
  };
  const turns = READS.flatMap(([path, body]) => [
    ['bets', place],
    ['reads', () => call(path, body)],
  ]);
  return [...turns, ['deposits', deposit]];
}

async function measure(server, seats) {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, []]));
  let [crowded, failed] = [0, 0];
  const before = cpuOf(server.pid);
  const [beganMs, untilMs] = [performance.now(), performance.now() + SECONDS * 1_000];
  const play = async (player, at) => {
    const steps = stepsOf(player);
    // Not all of them begin with the same.
    for (let turn = at; performance.now() < untilMs; turn += 1) {
      const [kind, step] = steps[turn % steps.length];
      const answer = await step();
      if (isWell(answer)) times[kind].push(answer.ms);
      else if (answer.status === 429) crowded += 1;
      else {
        failed += 1;
        console.log(`of the ${kind} one failed: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
    }
  };
  await Promise.all(seats.map(play));
  const seconds = (performance.now() - beganMs) / 1_000;
  const after = cpuOf(server.pid);
  const busy = (part) => (after[part] - before[part]) / 1_000 / seconds;
  return { times, crowded, failed, seconds, busy: { server: busy('serverMs'), database: busy('databaseMs') } };
}

/** A deposit is two writes: it is asked for, and it is credited. */
const writesOf = ({ times, seconds }) => (times.bets.length + 2 * times.deposits.length) / seconds;

const COLUMNS = ['players', 'writes/s', 'bets/s', 'deposits/s', 'reads/s', 'p99 of each, ms', 'processors', 'told 429'];

/** A line of the table; what is wider than its heading pushes the rest to the right. */
const line = (cells) => cells.map((cell, at) => String(cell).padStart((COLUMNS[at] ?? '').length)).join(' | ');

function tell(players, found) {
  const { times, crowded, seconds, busy } = found;
  const each = KINDS.map((kind) => (times[kind].length / seconds).toFixed(0));
  const late = KINDS.map((kind) => (times[kind].length === 0 ? '-' : percentile(times[kind], 0.99).toFixed(0)));
  const load = `${busy.server.toFixed(2)} + ${busy.database.toFixed(2)}`;
  console.log(line([players, writesOf(found).toFixed(0), ...each, late.join(', '), load, crowded]));
}

/** What there is no more of: the program of the server runs on one processor. */
function limitOf({ busy: { server, database } }) {
  if (server > 0.9) return 'the server’s one processor is busy';
  if (server + database > availableParallelism() * 0.9) return 'all processors are busy';
  return 'processors are free: it waits for the disk, or for its own limits of what runs at once';
}

const server = await startApi({ port: PORT, name: 'throughput', env: { TRUST_PROXY: '1' } });
try {
  const settings = {
    registerType: 'account',
    appRechargeTypeList: [{ id: 1, name: 'QR Ph', way: 'qr' }],
    isDepositBank: 0,
  };
  await post(`${server.origin}/sandbox/settings`, { settings });
  // The bank of the sandbox pays nothing by itself meanwhile.
  await post(`${server.origin}/sandbox/bank`, { mode: 'hand' });
  const seats = [];
  for (let at = 0; at < Math.max(...PLAYERS); at += 1) seats.push(await seat(server, at));
  await measure(server, seats.slice(0, 4));
  console.log(
    `On ${availableParallelism()} processors, the player’s side and the measuring among them. Writes of money are bets, and`,
  );
  console.log('deposits twice; processors are those of the server and of the database.');
  console.log(line(COLUMNS));
  let best = { writes: 0, players: 0 };
  let failed = 0;
  for (const players of PLAYERS) {
    const found = await measure(server, seats.slice(0, players));
    tell(players, found);
    failed += found.failed;
    const writes = writesOf(found);
    if (writes > best.writes * RISES_BY) best = { writes, players, found };
    // One that does not rise may be a moment of other work on the machine.
    else if (players >= best.players * 4) break;
  }
  const most = `${best.writes.toFixed(0)} writes of money a second beside the reads, with ${best.players} players`;
  console.log(`The most is ${most}: ${limitOf(best.found)}.`);
  report([{ name: `calls that failed; the most was ${most}`, value: failed, budget: 0 }], 1);
} finally {
  await server.close();
}
