/** On a first visit the first banner's picture comes with the document: a small copy of it, until the picture itself is there. */
import type { APIRequestContext, Locator } from '@playwright/test';
import { must } from '#shared/assert.ts';
import { drawnTiles, FIRST_GAMES, outline } from '../kit/early.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { firstTile } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

const COPY = 'url("data:image/webp;';
const groundOf = (one: Locator): Promise<string> => one.evaluate((found) => getComputedStyle(found).backgroundImage);

const PICTURES = /\/(banner|gameIconV2)\//;

/** A server that has just started names no pictures before it has made its first configuration. */
async function documentWithCopy(request: APIRequestContext): Promise<string> {
  let html = '';
  const ask = async () => (html = await (await request.get('/', { headers: { accept: 'text/html' } })).text());
  await expect.poll(ask).toContain('data-preview="');
  return html;
}

test('the first banner and the places of games are seen before the document has come whole, and the words about age below them', async ({
  page,
  line,
  request,
}) => {
  const body = await documentWithCopy(request);
  const stallAfter = body.indexOf('</main>') / body.length;
  // What follows is the script that draws home, nearly half of it.
  expect(stallAfter).toBeGreaterThan(0.3);
  expect(stallAfter).toBeLessThan(0.7);
  line.reply(/^\/$/, { body, type: 'text/html; charset=utf-8', stallAfter });
  // The copy goes once they have come.
  line.holdAnswers(PICTURES);
  await page.goto(line.url, { waitUntil: 'commit' });

  const words = page.getByText('For players aged 21');
  await expect(words).toBeVisible();
  await expect.poll(() => groundOf(page.locator('.banner'))).toContain(COPY);
  const { x, y, width, height } = must(await page.locator('.carousel').boundingBox(), 'the banner has a place');
  const seen = await page.evaluate(
    ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('.carousel, .splash')?.className,
    [x + width / 2, y + height / 2],
  );
  expect(seen).toBe('carousel');
  expect(must(await words.boundingBox(), 'the words have a place').y).toBeGreaterThan(y + height);
});

test('what is drawn in its place keeps the copy until the picture is there', async ({ page, line, request }) => {
  await documentWithCopy(request);
  const letCome = line.holdAnswers(PICTURES);
  await page.goto(line.url, { waitUntil: 'commit' });
  await expect(drawnTiles(page)).toHaveCount(FIRST_GAMES);
  expect(await groundOf(outline(page).locator('.banner').first())).toContain(COPY);
  await page.evaluate(() => {
    const isGone = () => !document.documentElement.hasAttribute('data-coming');
    const state = () => document.querySelector('.banner img')?.getAttribute('data-state');
    const stateThen = new Promise((tell) => {
      new MutationObserver(() => isGone() && tell(state())).observe(document.documentElement, { attributes: true });
    });
    Object.assign(window, { stateThen });
  });
  letCome();
  expect(await page.evaluate(() => (window as unknown as { stateThen: unknown }).stateThen)).toBe('loaded');
});

test('the copy stays for a configuration that comes later than the pictures', async ({ page, line, request }) => {
  await documentWithCopy(request);
  // The program would say that it waits for the configuration.
  const waiting = [line.holdAnswers(/\/appConfig$/), line.holdAnswers(/\/assets\/index-/)];
  await page.clock.install();
  await page.goto(line.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'asked' in window);
  await page.evaluate(() => (window as unknown as { asked: { pictures: Promise<unknown> } }).asked.pictures);
  // Longer than a picture takes to be painted.
  await page.clock.runFor(600);
  expect(await groundOf(page.locator('.banner').first())).toContain(COPY);
  for (const letCome of waiting) letCome();
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  await expect(firstTile(page)).toBeVisible();
});
