/**
 * `node tests/bench/motion.mjs [part of a name]`: how evenly the frames come while something moves on a page of a promotion, on a
 * phone four times slower than this machine. BENCH_SLACK widens the budgets where the machine is shared.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLobby } from './lobby-server.mjs';
import { pause } from './pause.mjs';
import { report } from './report.mjs';
import { signIn } from './sign-in-page.mjs';
import { launch, slowDown } from './visit.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4623);
/** Sixty a second, and a fifth more for a clock that is not exact. */
const FRAME_MS = 1_000 / 60;
const BUDGET_MS = 20;
/** It is late when the one before it stood for two. */
const LATE_MS = FRAME_MS * 1.5;
const LATE_BUDGET = 5;
/** What is laid out anew for each frame would be 180 times; an answer and a sheet that comes take some. */
const MOST_LAYOUTS = 40;
/** Before it the page comes to rest, and after it a motion is over. */
const [REST_MS, LASTS_MS] = [1_500, 3_000];

const button = (page, name) => page.getByRole('button', { name }).first();
const tap = (name) => async (page) => {
  await button(page, name).tap();
};

/** The promotion of each motion by its type, the end of its address, and what begins the motion where it does not move by itself. */
const MOTIONS = {
  'the wheel turns': { type: 20, at: 'spin', begin: tap('Spin the wheel') },
  'a card is scratched': { type: 31, at: 'agentCount', begin: tap('Scratch a card') },
  'the tree glows': { type: 37, at: 'christmas', begin: tap('Light today’s bulb') },
  'a firework burns': {
    type: 38,
    at: 'newYear',
    settings: { boxes: [{ target: 10, lottery: 0, fireworks: 3 }] },
    prepare: async (page) => {
      for (const name of [/^Receive/, /^Open: /]) {
        await tap(name)(page);
        await tap('Close')(page).catch(() => undefined);
        await pause(800);
      }
    },
    begin: tap('Light one'),
  },
  'the drum of tickets turns': { type: 33, at: 'weekendLottery' },
  'the flags sway': { type: 35, at: 'festival' },
  'the bulbs of the cash bonus glow': { type: 23, at: 'cashBonus' },
  'a reward is shown': { type: 23, at: 'cashBonus', begin: tap(/^(Receive|Get)/) },
  'the bulbs of the chest glow': { type: 39, at: 'firstCharge' },
  'the bulbs of the jar glow': { type: 40, at: 'inviteFriends' },
};

/** Runs in the page: the time between each frame and the next. */
function watchFrames(ms) {
  window.frames = new Promise((done) => {
    const gaps = [];
    let [first, last] = [0, 0];
    const look = (now) => {
      if (last > 0) gaps.push(now - last);
      first ||= now;
      last = now;
      if (now - first < ms) requestAnimationFrame(look);
      else done(gaps);
    };
    requestAnimationFrame(look);
  });
}

async function framesOf(page, begin) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount').value;
  };
  const before = await layouts();
  await page.evaluate(watchFrames, LASTS_MS);
  await begin?.(page);
  const gaps = (await page.evaluate(() => window.frames)).toSorted((one, other) => one - other);
  const late = gaps.filter((gap) => gap > LATE_MS).length;
  return {
    p95: gaps[Math.floor(gaps.length * 0.95)],
    late: (late / gaps.length) * 100,
    layouts: (await layouts()) - before,
  };
}

/** A square that fades on a plain page: what the machine takes for anything that moves. */
async function floorOf(context) {
  const page = await context.newPage();
  await page.setContent(`<style>@keyframes fade { to { opacity: 0.4 } }
    i { display: block; width: 99px; height: 99px; background: red; animation: fade 1s infinite alternate }</style><i></i>`);
  await slowDown(page);
  await pause(REST_MS);
  const floor = await framesOf(page);
  await page.close();
  return floor;
}

async function order(url, body) {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/sandbox/activities`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`The sandbox says: ${await reply.text()}`);
}

async function play(context, url, { type, at, settings, prepare, begin }) {
  await order(url, { type, isOn: true, startsAt: null, endsAt: null, ...(settings && { settings }) });
  await order(url, { type, account: 'jamie88', bring: 'claimable' });
  const page = await context.newPage();
  await page.goto(`${url}/activity/${at}`);
  await page.locator('.promotion').waitFor();
  await prepare?.(page);
  await pause(REST_MS);
  await slowDown(page);
  await pause(REST_MS);
  const frames = await framesOf(page, begin);
  await page.close();
  return frames;
}

const wanted = process.argv[2] ?? '';
const server = await startLobby({ port: PORT, data: 'bench-data-motion' });
const folder = mkdtempSync(join(tmpdir(), 'perya-bench-'));
const context = await launch(folder);
const figures = [];
try {
  const floor = await floorOf(context);
  console.log(`       a plain page: ${floor.p95.toFixed(1)} ms, ${floor.late.toFixed(1)} % late`);
  const first = await context.newPage();
  await signIn(first, server.url);
  await first.close();
  for (const [name, motion] of Object.entries(MOTIONS).filter(([name]) => name.includes(wanted))) {
    const frames = await play(context, server.url, motion).catch((error) => {
      console.log(`BROKEN ${name}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    });
    if (!frames) continue;
    const { p95, late, layouts } = frames;
    figures.push({ name, value: p95, budget: Math.max(BUDGET_MS, floor.p95), digits: 1, unit: ' ms' });
    // Where even the plain page is late, it is the machine.
    figures.push({ name: `${name}, late`, value: late, budget: LATE_BUDGET + floor.late, digits: 1, unit: ' %' });
    figures.push({ name: `${name}, layouts`, value: layouts, budget: MOST_LAYOUTS });
  }
} finally {
  await context.close();
  server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
report(figures);
