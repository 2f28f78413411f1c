/**
 * `node tests/bench/search.mjs`: how long after a key its first result is painted, over 5,000 games on a phone four
 * times slower than this machine, and whether building the index ever holds up a frame. BENCH_SLACK widens the budgets.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFloor } from './floor-server.mjs';
import { startLobby } from './lobby-server.mjs';
import { median, pause, percentile } from './pause.mjs';
import { report } from './report.mjs';
import { launch, slowDown } from './visit.mjs';

const GAMES = 5_000;
const PORT = Number(process.env.BENCH_PORT ?? 4615);
const BUDGET_MS = 50;
/** Two keys of a player who types fast, and a pause for thought. */
const BETWEEN_MS = 120;
const REST_MS = 600;
const WORDS = ['koi rush', 'lucky sevens', 'tala', 'dragon', 'habagat', 'golden'];

/** Runs in the page: when the answer to what stands in the field is painted, counted from the event that put it there. */
function watchTyping() {
  window.typed = [];
  document.addEventListener(
    'input',
    (event) => {
      const text = event.target.value;
      const look = () => {
        const shown = document.querySelector('[data-found-for]')?.dataset.foundFor;
        const isEmpty = document.querySelector('.search-view .empty-panel');
        if (shown !== text && !isEmpty) return requestAnimationFrame(look);
        // A message that is sent within a frame comes when the frame is drawn.
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => window.typed.push(performance.now() - event.timeStamp));
        channel.port1.start();
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/** Types the words letter by letter, and says how long each letter took. */
async function typeWords(page) {
  const field = page.getByRole('searchbox');
  for (const word of WORDS) {
    await field.fill('');
    await pause(REST_MS);
    for (const letter of word) {
      const before = await page.evaluate(() => window.typed.length);
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForFunction((count) => window.typed.length > count, before);
      await pause(BETWEEN_MS);
    }
  }
  return page.evaluate(() => window.typed.splice(0));
}

/** The same letters into a plain field over a plain list: what the machine takes for that without our page. */
async function typeIntoFloor(context, floor) {
  const page = await context.newPage();
  await page.goto(`http://localhost:${floor.port}/`);
  await slowDown(page);
  await page.evaluate(watchTyping);
  const typed = await typeWords(page);
  await page.close();
  return typed;
}

function watchFrames() {
  window.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTaskMs = Math.max(window.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
}

const floor = await serveFloor();
const server = await startLobby({ port: PORT, data: 'bench-data-search', games: GAMES });
const folder = mkdtempSync(join(tmpdir(), 'perya-bench-'));
const context = await launch(folder);
try {
  const page = await context.newPage();
  await page.goto(`${server.url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
  await pause(2_000);
  await page.reload();
  await page.locator('[data-game-id]').first().waitFor();
  const notice = page.getByRole('dialog').getByRole('button', { name: /close/i });
  await pause(2_000);
  if (await notice.count()) await notice.first().click();
  await slowDown(page);
  await page.getByRole('button', { name: 'Search games' }).click();
  // What draws the sheet is not the index: the field is there, and the list of games is still being read.
  await page.getByRole('searchbox').waitFor();
  await page.evaluate(watchFrames);
  await page.locator('[data-found-for]').waitFor();
  const buildingMs = await page.evaluate(() => window.longestTaskMs);
  await pause(1_000);
  await page.evaluate(watchTyping);
  await typeWords(page); // Pictures that were not asked for yet are drawn by the server, on this very machine.
  const typed = await typeWords(page);
  const floorMs = median(await typeIntoFloor(context, floor));
  console.log(`       a key in a plain field: ${floorMs.toFixed(0)} ms, and so much is allowed beyond it:`);
  const figures = {
    'a key to its first result, median': median(typed) - floorMs,
    'a key to its first result, nine of ten': percentile(typed, 0.9) - floorMs,
    'longest task while the index is built': buildingMs,
  };
  report(Object.entries(figures).map(([name, value]) => ({ name, value, budget: BUDGET_MS, unit: ' ms' })));
} finally {
  await context.close();
  server.close();
  floor.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
