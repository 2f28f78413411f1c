/** One visit of a page on a slow phone: when its first paint came, when it was ready, and what held it up. */
import { chromium } from 'playwright';
import { findBrowser } from '../find-browser.mjs';

const SLOWER = 4;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

const browser = await findBrowser();
if ('sentence' in browser) throw new Error(browser.sentence);

export function launch(folder, flags = []) {
  return chromium.launchPersistentContext(folder, {
    executablePath: browser.path,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: PHONE,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
      ...flags,
    ],
  });
}

/** Runs in the page: notes what the browser reports, and the first frame in which `selector` can be seen. */
function watch(selector) {
  const seen = { lcpMs: 0, shift: 0, readyMs: 0, longTasks: [], fcpMs: 0 };
  window.seen = seen;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcpMs = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  observe('longtask', (entry) => seen.longTasks.push([entry.startTime, entry.duration]));
  const look = () => {
    const found = [...document.querySelectorAll(selector)].some((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.top < innerHeight && element.checkVisibility({ opacityProperty: true });
    });
    if (found) requestAnimationFrame(() => (seen.readyMs = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** From now on the page has a phone's share of this machine. */
export async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

export async function visit(context, url, selector) {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watch, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen?.readyMs > 0, undefined, { timeout: 30_000 });
  await page.waitForTimeout(1_500); // Long tasks that follow belong to the visit.
  const { fcpMs, lcpMs, readyMs, shift, longTasks } = await page.evaluate(() => window.seen);
  const end = Math.max(readyMs, ...longTasks.filter(([at]) => at < readyMs + 500).map(([at, ms]) => at + ms));
  const counted = longTasks.filter(([at, ms]) => at + ms > fcpMs && at < end);
  const blockingMs = counted.reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0);
  return { page, lcpMs: Math.max(lcpMs, fcpMs), readyMs: Math.max(readyMs, fcpMs), shift, blockingMs };
}
