/**
 * `node tests/bench/screens.mjs [part of an address]`: from a tap on a link to the frame in which the screen stands with
 * what the device keeps of it, on a phone four times slower than this machine. BENCH_SLACK widens the budget.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { startLobby } from './lobby-server.mjs';
import { pause } from './pause.mjs';
import { report } from './report.mjs';
import { signIn } from './sign-in-page.mjs';
import { launch, slowDown } from './visit.mjs';

const TIMES = 3;
/** What home does when it is shown again is done by then. */
const REST_MS = 1_500;
const SETTLED_MS = 200;
const HOME = '/lobby/home';
const BUDGET_MS = 100;
const PATIENCE_MS = 5_000;
const PORT = Number(process.env.BENCH_PORT ?? 4619);
/** These lead elsewhere for a player, or to a page of another site. */
const ELSEWHERE = ['/login', '/register', '/forget', '/start', '/apkdownload'];

/**
 * Runs in the page: a link to anywhere, and how long a tap on it takes to the first frame that has the screen's content. Of
 * the first frame after the tap the browser itself tells when it was seen, to 8 ms; of a later one the page learns only when
 * what else waits has run.
 */
function watchScreens() {
  const link = document.createElement('a');
  link.id = 'bench-link';
  link.style.cssText = 'position:fixed;left:0;bottom:0;width:48px;height:48px;z-index:99999;opacity:.01';
  document.body.append(link);
  const tap = { at: 0, left: '', isInFirst: false };
  const isThere = () => {
    const main = [...document.querySelectorAll('main')].find((one) => one.checkVisibility());
    return location.pathname !== tap.left && main?.querySelector('h1') && !main.querySelector('[aria-busy=true]');
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'click' && startTime === tap.at && tap.isInFirst) window.contentMs = duration;
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  // The task after a frame is its end as the page can know it.
  const look = () => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      if (isThere()) window.contentMs = performance.now() - tap.at;
      else requestAnimationFrame(look);
    });
    channel.port1.start();
    channel.port2.postMessage(0);
  };
  link.addEventListener('click', ({ timeStamp }) => {
    window.contentMs = undefined;
    Object.assign(tap, { at: timeStamp, left: location.pathname, isInFirst: false });
    requestAnimationFrame(() => {
      tap.isInFirst = Boolean(isThere());
      if (!tap.isInFirst) look();
    });
  });
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function open(page, address) {
  await page.evaluate((to) => {
    window.contentMs = undefined;
    document.querySelector('#bench-link').setAttribute('href', to);
  }, address);
  // The link stands where it is tapped: its own frame is none of the tap's.
  await pause(SETTLED_MS);
  await page.touchscreen.tap(20, page.viewportSize().height - 20);
  await page
    .waitForFunction(() => window.contentMs !== undefined, undefined, { timeout: PATIENCE_MS })
    .catch(() => undefined);
  await pause(400);
  return page.evaluate((never) => window.contentMs ?? never, PATIENCE_MS);
}

async function goHome(page, restMs = 500) {
  for (let tries = 0; tries < 3 && new URL(page.url()).pathname !== HOME; tries++) {
    await page.goBack();
    await pause(restMs);
  }
}

const wanted = process.argv[2] ?? '';
const { OPEN_ADDRESSES, PLAYER_ADDRESSES } = await import(
  await bundle('tests/kit/address-lists.ts', /\/screens\/|\/catalogue\.tsx$/)
);
const addresses = [...new Set([...OPEN_ADDRESSES, ...PLAYER_ADDRESSES])].filter(
  (address) => address.includes(wanted) && !ELSEWHERE.some((one) => address.startsWith(one)),
);
const server = await startLobby({ port: PORT, data: 'bench-data-screens' });
const folder = mkdtempSync(join(tmpdir(), 'perya-bench-'));
const context = await launch(folder);
const figures = [];
try {
  const page = await context.newPage();
  await signIn(page, server.url);
  await page.evaluate(watchScreens);
  // Twice at full speed: the code has come, and what the screen reads is kept.
  for (const address of [...addresses, ...addresses]) {
    await open(page, address);
    await goHome(page);
  }
  await slowDown(page);
  const again = [];
  for (let time = 0; time < TIMES; time++) {
    await open(page, '/about');
    await pause(REST_MS);
    again.push(await open(page, HOME));
    await pause(REST_MS);
  }
  figures.push({ name: 'home again', value: middle(again), budget: BUDGET_MS, unit: ' ms' });
  for (const address of addresses) {
    const seen = [];
    for (let time = 0; time < TIMES; time++) {
      seen.push(await open(page, address));
      await goHome(page, REST_MS);
    }
    figures.push({ name: address, value: middle(seen), budget: BUDGET_MS, unit: ' ms' });
  }
} finally {
  await context.close();
  server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
report(figures);
