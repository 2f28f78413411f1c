/**
 * `node tests/bench/taps.mjs`: from a tap to the next frame that shows it, as the browser itself counts it, on a phone
 * four times slower than this machine. BENCH_SLACK widens the budget where the machine is shared.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFloor } from './floor-server.mjs';
import { startLobby } from './lobby-server.mjs';
import { pause } from './pause.mjs';
import { report } from './report.mjs';
import { signIn } from './sign-in-page.mjs';
import { launch, slowDown } from './visit.mjs';

const TIMES = 6;
const BUDGET_MS = 100;
const PORT = Number(process.env.BENCH_PORT ?? 4617);

/** Runs in the page: the longest of the events of every interaction, as INP is made from them. */
function watchTaps() {
  window.taps = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.taps.set(interactionId, Math.max(window.taps.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

const dialog = (page) => page.getByRole('dialog');
const back = async (page) => {
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
};

/**
 * A finger at a place. What Playwright does before its own tap runs in the page, and would be counted as the page's.
 * @param {import('playwright').Locator} target
 */
async function press(target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  await pause(300);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const taps = {
  'a tab': async (page, time) => {
    const name = ['Slots', 'Fish', 'Home'][time % 3];
    await press(page.getByRole('tab', { name, exact: true }));
  },
  'a heart': (page) => press(page.locator('[data-game-id]:visible .tile-heart').nth(2)),
  'the menu': async (page) => {
    await press(page.getByRole('button', { name: /^Open the menu/ }));
    await dialog(page).waitFor();
  },
  'a sheet': async (page) => {
    await press(page.locator('[data-game-id]:visible .tile-info').nth(1));
    await dialog(page).waitFor();
  },
};

const afterwards = { 'the menu': back, 'a sheet': back };

/** The worst of a handful, which is what INP is on a visit of this length. Below 16 ms nothing is reported. */
async function worstOf(page, tap, goBack) {
  await page.evaluate(watchTaps);
  for (let time = 0; time < TIMES; time++) {
    await tap(page, time);
    await pause(1_000);
    await goBack?.(page);
    await pause(500);
  }
  return Math.max(16, ...(await page.evaluate(() => [...window.taps.values()])));
}

/** A button on a plain page: what the machine takes for any tap. */
async function tapFloor(context, floor) {
  const page = await context.newPage();
  await page.goto(`http://localhost:${floor.port}/`);
  await slowDown(page);
  const worstMs = await worstOf(page, () => press(page.locator('#tap')));
  await page.close();
  return worstMs;
}

const floor = await serveFloor();
const server = await startLobby({ port: PORT, data: 'bench-data-taps' });
const folder = mkdtempSync(join(tmpdir(), 'perya-bench-'));
const context = await launch(folder);
const figures = [];
try {
  const floorMs = await tapFloor(context, floor);
  console.log(`       a button of a plain page: ${floorMs} ms`);
  // Where even that takes longer, it is the machine's own time.
  const budget = Math.max(BUDGET_MS, floorMs);
  const page = await context.newPage();
  await signIn(page, server.url);
  // Once each at full speed: code that comes with a first tap is the line's time, which other figures hold.
  for (const [name, tap] of Object.entries(taps)) {
    await tap(page, 0);
    await pause(800);
    await afterwards[name]?.(page);
  }
  await page.getByRole('tab', { name: 'Home', exact: true }).tap();
  await slowDown(page);
  for (const [name, tap] of Object.entries(taps)) {
    figures.push({ name, value: await worstOf(page, tap, afterwards[name]), budget, unit: ' ms' });
  }
} finally {
  await context.close();
  server.close();
  floor.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
report(figures);
