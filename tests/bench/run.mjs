/**
 * `npm run bench`: the lobby beside a floor page, on one slow line and one slow phone, in turns. Absolute times of a
 * shared machine mean little, so every figure is a ratio within its own round, and the median of the rounds counts.
 * BENCH_ROUNDS sets the rounds; BENCH_SLACK widens the budgets where the machine is shared with other work.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFloor } from './floor-server.mjs';
import { openLink } from './link.mjs';
import { startLobby } from './lobby-server.mjs';
import { median, pause } from './pause.mjs';
import { report } from './report.mjs';
import { launch, visit } from './visit.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const PORT = Number(process.env.BENCH_PORT ?? 4611);
const READY = { floor: '#tap', lobby: '[data-game-id] img[data-state=loaded]' };

/**
 * A plain React page paints when React is there; the lobby's first paint is in its document.
 * @type {[string, (round: any) => number, number][]}
 */
const BUDGETS = [
  ['first visit: ready', (round) => round.lobby.first.readyMs / round.floor.first.readyMs, 0.9],
  ['first visit: largest paint', (round) => round.lobby.first.lcpMs / round.floor.first.lcpMs, 1],
  [
    'first visit: blocking, in tenths of a second beyond the floor',
    (round) => (round.lobby.first.blockingMs - round.floor.first.blockingMs) / 100,
    4,
  ],
  ['first visit: layout shift', (round) => round.lobby.first.shift, 0.02],
  ['later visit: ready', (round) => round.lobby.later.readyMs / round.floor.later.readyMs, 1.25],
  ['offline: ready', (round) => round.lobby.offline.readyMs / round.floor.offline.readyMs, 1.25],
  ['dead line: ready', (round) => round.lobby.dead.readyMs / round.floor.dead.readyMs, 1.25],
];

async function measure(link, ready) {
  const folder = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  const url = `http://localhost:${link.port}/`;
  link.use('slow4g');
  const context = await launch(folder);
  try {
    const first = await visit(context, url, ready);
    await first.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
    await pause(3_000); // What was on the screen is being kept.
    const again = async () => {
      const seen = await visit(context, url, ready);
      await seen.page.close();
      return seen;
    };
    await first.page.close();
    const later = await again();
    await context.setOffline(true);
    const offline = await again();
    await context.setOffline(false);
    link.silence(true);
    const dead = await again();
    link.silence(false);
    return { first, later, offline, dead };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const servers = { floor: await serveFloor(), lobby: await startLobby({ port: PORT, data: 'bench-data' }) };
// The pictures of the first screen are drawn once; a first visit to a fresh server would measure the drawing.
const warm = await launch(mkdtempSync(join(tmpdir(), 'perya-bench-')));
await (await visit(warm, `http://localhost:${servers.lobby.port}/`, READY.lobby)).page.waitForTimeout(3_000);
await warm.close();

const links = { floor: await openLink(servers.floor.port), lobby: await openLink(servers.lobby.port) };
const rounds = [];
for (let number = 1; number <= ROUNDS; number++) {
  const round = {};
  // Every other round the other way about, so that a machine that slows down slows both.
  for (const name of number % 2 ? ['floor', 'lobby'] : ['lobby', 'floor']) {
    round[name] = await measure(links[name], READY[name]);
    const ms = (seen) => `${Math.round(seen.readyMs)} ms`;
    const { first, later, offline, dead } = round[name];
    console.log(
      `${number} ${name.padEnd(6)} first ${ms(first)}, later ${ms(later)}, offline ${ms(offline)}, dead line ${ms(dead)}`,
    );
  }
  rounds.push(round);
}

for (const opened of [...Object.values(links), ...Object.values(servers)]) opened.close();
report(BUDGETS.map(([name, figure, budget]) => ({ name, value: median(rounds.map(figure)), budget, digits: 2 })));
process.exit();
