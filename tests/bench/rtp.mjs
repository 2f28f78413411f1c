/**
 * `node tests/bench/rtp.mjs`: ten million rounds of every game, by the chance that money is played with. What comes
 * back must be within half a point of what the game says; what can be computed is printed beside it.
 * BENCH_GAMES sets how many rounds.
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bundle } from './bundle.mjs';
import { report } from './report.mjs';

const ROUNDS = Number(process.env.BENCH_GAMES ?? 10_000_000);
const THREADS = Math.max(2, availableParallelism());
const BUDGET_POINTS = 0.5;

async function playRounds(engines, name, rounds) {
  const { games } = await import(engines);
  const play = games[name].play;
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const share = play();
    sum += share;
    squares += share * share;
  }
  return { sum, squares };
}

async function inThreads(engines, name) {
  const share = Math.ceil(ROUNDS / THREADS);
  const parts = Array.from(
    { length: THREADS },
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(import.meta.filename, { workerData: { engines, name, rounds: share } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  const sums = await Promise.all(parts);
  const rounds = share * THREADS;
  const total = (key) => sums.reduce((sum, part) => sum + part[key], 0);
  const mean = total('sum') / rounds;
  return { rounds, mean, error: Math.sqrt((total('squares') / rounds - mean * mean) / rounds) };
}

async function runAll() {
  const engines = await bundle('tests/bench/rtp-engines.ts');
  const { games } = await import(engines);
  const figures = [];
  for (const [name, { rtpBp, exact }] of Object.entries(games)) {
    const startMs = performance.now();
    const { rounds, mean, error } = await inThreads(engines, name);
    const apart = Math.abs(mean * 100 - rtpBp / 100);
    figures.push({ name: `${name}: said and played`, value: apart, budget: BUDGET_POINTS, digits: 2, unit: ' points' });
    const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
    console.log(
      `${name.padEnd(14)} says ${(rtpBp / 100).toFixed(2)}%, computed ${(exact() * 100).toFixed(3)}%, ` +
        `played ${(mean * 100).toFixed(3)}% ± ${(error * 100).toFixed(3)} in ${rounds.toLocaleString('en')} rounds (${seconds} s)`,
    );
  }
  report(figures, 1);
}

if (isMainThread) {
  await runAll();
  process.exit();
} else {
  const { engines, name, rounds } = workerData;
  parentPort?.postMessage(await playRounds(engines, name, rounds));
}
