/**
 * `node tests/bench/endurance.mjs`: an hour of play and of walking about in the lobby, and what the page holds on to.
 * After every round of it the browser is told to clean up; the heap and the number of elements at the end stand beside
 * those of the beginning. BENCH_MINUTES sets how long, and two are enough to see a leak that grows with every round.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLobby } from './lobby-server.mjs';
import { median, pause } from './pause.mjs';
import { report } from './report.mjs';
import { signIn } from './sign-in-page.mjs';
import { launch } from './visit.mjs';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
const PORT = Number(process.env.BENCH_PORT ?? 4619);
const GROWTH = 1.05;
const SPINS = 3;
/** The first rounds fill what is meant to be kept: caches, lists, code of screens that are seen for the first time. */
const WARM_UP = 3;

const server = await startLobby({ port: PORT, data: 'bench-data-endurance' });
const folder = mkdtempSync(join(tmpdir(), 'perya-bench-'));
// Without the compiler: what it makes of code that runs often counts as heap, grows for an hour, and is no leak.
const context = await launch(folder, ['--js-flags=--jitless']);

async function aRound(page) {
  for (const name of ['Slots', 'Collect', 'Live', 'Home']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await pause(250);
  }
  await page.getByRole('button', { name: /^Open the menu/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const name of ['Rewards', 'News', 'Home']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await pause(200);
  }
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.getByRole('searchbox').fill('koi');
  await page.locator('[data-found-for=koi]').waitFor();
  await page.goBack();
  await page.locator('[data-game-id="1001"]:visible a').first().click();
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
  for (let time = 0; time < SPINS; time++) {
    await spin.click({ timeout: 30_000 });
    await pause(2_500);
  }
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('tab', { name: 'Home', exact: true }).waitFor();
}

async function weigh(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

const seen = [];
try {
  const page = await context.newPage();
  await signIn(page, server.url);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const endMs = performance.now() + MINUTES * 60_000;
  for (let round = 1; performance.now() < endMs || seen.length < WARM_UP + 6; round++) {
    await aRound(page);
    await pause(500);
    const now = await weigh(devtools);
    seen.push(now);
    if (round % 5 === 1) console.log(`${round}: ${(now.heap / 1e6).toFixed(2)} MB, ${now.nodes} elements`);
  }
} finally {
  await context.close();
  server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

const steady = seen.slice(WARM_UP);
const third = Math.max(1, Math.floor(steady.length / 3));
const figures = ['heap', 'nodes', 'listeners'].map((what) => {
  const first = median(steady.slice(0, third).map((one) => one[what]));
  const last = median(steady.slice(-third).map((one) => one[what]));
  const name = `${what}: ${first} and ${last}, over ${seen.length} rounds`;
  return { name, value: last / first, budget: GROWTH, digits: 3 };
});
report(figures, 1);
