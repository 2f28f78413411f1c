/**
 * `node tests/bench/worker-start.mjs`: what the service worker's start costs on a phone four times slower than this machine. Chromium
 * slows down pages alone. So what the worker's thread works is counted, from its first task to its answer to the
 * navigation that has woken it, and multiplied.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLobby } from './lobby-server.mjs';
import { median, pause } from './pause.mjs';
import { report } from './report.mjs';
import { launch } from './visit.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4625);
const SLOWER = 4;
const BUDGET_MS = 60;
const ROUNDS = 9;
const REST_MS = 1_500;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'ServiceWorker'];

async function traceOf(browser, work) {
  const devtools = await browser.newBrowserCDPSession();
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await isComplete;
  await devtools.detach();
  return events;
}

/** The tasks of the worker's thread up to the one that answers, by their time on a processor. */
function startOf(events) {
  const thread = events.find(({ name, args }) => name === 'thread_name' && args.name === 'ServiceWorker thread');
  if (!thread) throw new Error('No service worker has started');
  const own = events.filter(({ pid, tid, ph }) => pid === thread.pid && tid === thread.tid && ph === 'X');
  const answer = own.find(({ name }) => name === 'ServiceWorkerGlobalScope::RespondToFetchEvent');
  if (!answer) throw new Error('The navigation was not answered by the service worker');
  const tasks = own.filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts <= answer.ts);
  const script = own.find(({ name }) => name === 'EvaluateScript');
  if (!script) throw new Error('The trace has no script');
  const ms = (all) => all.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) * SLOWER;
  return { allMs: ms(tasks), scriptMs: ms([script]) };
}

const server = await startLobby({ port: PORT, data: 'bench-worker-start' });
const folder = mkdtempSync(join(tmpdir(), 'perya-worker-start-'));
let context;
try {
  context = await launch(folder);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // All that is kept for offline has come by then, and the browser has kept the compiled script.
  await pause(3 * REST_MS);
  await page.reload();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  const starts = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('about:blank');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await pause(REST_MS);
    const browser = context.browser();
    if (!browser) throw new Error('The browser has gone');
    starts.push(startOf(await traceOf(browser, () => page.goto(server.url, { waitUntil: 'load' }))));
  }
  const of = (part) => median(starts.map((start) => start[part]));
  const name = `service worker's start, ${of('scriptMs').toFixed(0)} ms of it its script`;
  report([{ name, value: of('allMs'), budget: BUDGET_MS, digits: 0, unit: ' ms' }], 1);
} finally {
  await context?.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
