/** What the document draws of home before the program is there, and how the program takes it over. */
import type { BrowserContext, Page } from '@playwright/test';
import { favoritesAtServer } from '../kit/favorites-at-server.ts';
import { drawnTiles, FIRST_GAMES, firstScreenKept, holdProgram, openBeforeProgram, outline } from '../kit/early.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { hotGames, idsOf, main, openLobby } from '../kit/pages.ts';
import { loginForm, signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

/** What has moved, from where to where, since the document began. */
async function watchShifts(context: BrowserContext): Promise<(page: Page) => Promise<string[]>> {
  await context.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const placeOf = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
    const moved: string[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const { node, previousRect, currentRect } of (entries as Shift[]).flatMap((one) => one.sources)) {
        const name = node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.textContent);
        moved.push(`${name}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      takeMoved: () => {
        // What has moved is told of later; what is not told yet is taken here.
        note(observer.takeRecords());
        return moved.splice(0);
      },
    });
  });
  return (page) => page.evaluate(() => (window as unknown as { takeMoved: () => string[] }).takeMoved());
}

for (const visit of ['first', 'later'] as const) {
  test(`on a ${visit} visit the games stand there before the program, which moves nothing and asks for no picture again`, async ({
    page,
    context,
  }) => {
    if (visit === 'later') {
      await openLobby(page);
      await firstScreenKept(page);
      // What the first visit still asks for is not counted.
      await page.goto('about:blank');
    }
    const shifts = await watchShifts(context);
    const letCome = await holdProgram(context);
    const asked: string[] = [];
    context.on('request', (request) => {
      if (/\/(gameIconV2|banner)\//.test(request.url())) asked.push(request.url());
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(drawnTiles(page)).toHaveCount(FIRST_GAMES);
    // And the first banner's.
    await expect(outline(page).locator('.tile-picture[data-state=loaded]')).toHaveCount(FIRST_GAMES + 1);
    await expect(outline(page).getByRole('tab', { name: 'Slots' })).toBeVisible();
    await expect(outline(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Wallet' })).toBeVisible();
    await expect(page.getByText('For players aged 21')).toBeHidden();
    const ids = await idsOf(drawnTiles(page));
    const first = asked.splice(0);
    expect(new Set(first).size).toBe(FIRST_GAMES + 1);
    // Where the font comes late, it moves letters; this is about the program.
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em Figtree'))).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    await shifts(page);

    letCome();
    await expect(main(page)).toBeVisible();
    await expect(hotGames(page).locator('.tile-picture[data-state=loaded]').nth(FIRST_GAMES)).toBeVisible();
    expect((await idsOf(hotGames(page).getByRole('listitem'))).slice(0, FIRST_GAMES)).toEqual(ids);
    expect(asked.filter((url) => first.includes(url))).toEqual([]);
    expect(await shifts(page)).toEqual([]);
  });
}

test('on a later visit the games stand there though the database answers nothing', async ({ page, context }) => {
  await openLobby(page);
  await firstScreenKept(page);
  await context.addInitScript(() => {
    indexedDB.open = () => ({ addEventListener: () => undefined }) as unknown as IDBOpenDBRequest;
  });
  await holdProgram(context);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(outline(page).locator('.tile-picture[data-state=loaded]')).toHaveCount(FIRST_GAMES + 1);
});

test('on a first visit the program is asked for after the first games, and the question before the font', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLobby(page);
  const [question, font, program, ...pictures] = [/appConfig$/, /figtree/, /assets\/index-/, /100[1-6]\.png$/].flatMap(
    (name) => asked.flatMap((path, at) => (name.test(path) ? [at] : [])),
  );
  expect(pictures).toHaveLength(FIRST_GAMES);
  expect(question).toBeLessThan(font ?? 0);
  expect(Math.max(...pictures)).toBeLessThan(program ?? 0);
});

for (const density of [1, 2.25]) {
  test.describe(`on a screen of density ${density}`, () => {
    test.use({ deviceScaleFactor: density });

    test('the first pictures are asked for before the answer that names them, and once', async ({ page, line }) => {
      const pictures = () => line.seen.filter((call) => call.includes('/gameIconV2/'));
      const asked: string[] = [];
      page.on('request', (one) => asked.push(one.url()));
      const letGo = line.holdAnswers(/appConfig$/);
      await page.goto(line.url, { waitUntil: 'commit' });
      await expect.poll(() => pictures().length).toBe(FIRST_GAMES);
      // The banner's after them: a small copy of it is seen already.
      await expect.poll(() => asked.findLast((url) => /\/(gameIconV2|banner)\//.test(url))).toContain('/banner/');
      letGo();
      const first = new Set(pictures());
      const shown = () =>
        hotGames(page)
          .locator('.tile-picture')
          .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-state')} GET ${one.getAttribute('src')}`));
      await expect
        .poll(async () => new Set((await shown()).slice(0, FIRST_GAMES)))
        .toEqual(new Set(Array.from(first, (call) => `loaded ${call}`)));
      expect(pictures().filter((call) => first.has(call))).toHaveLength(FIRST_GAMES);
    });
  });
}

test('of a reply that stops half way the first games are drawn', async ({ page, line, request }) => {
  const whole = await request.post('/prod-api-2/app/v1/anonymous/appConfig', { data: { gameListVersion: '' } });
  line.reply(/appConfig$/, { body: await whole.text(), stallAfter: 0.5 });
  await page.goto(line.url, { waitUntil: 'commit' });
  await expect(drawnTiles(page)).toHaveCount(FIRST_GAMES);
  await expect(outline(page).getByRole('button', { name: /^See all/ })).toBeVisible();
});

test('a heart and a link that are tapped before the program is there are done by it, once', async ({
  page,
  context,
  player,
  request,
}) => {
  await signIn(page, player);
  await openLobby(page);
  await firstScreenKept(page);
  const hearts: string[] = [];
  context.on('request', (sent) => {
    if (sent.url().endsWith('/gameLike')) hearts.push(sent.url());
  });
  const letCome = await openBeforeProgram(page);
  const [, second = 0] = await idsOf(drawnTiles(page));
  await drawnTiles(page)
    .nth(1)
    .getByRole('button', { name: /^Favorite: ./ })
    .click();
  await outline(page).evaluate((area) => area.scrollTo({ top: 120 }));
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).click();
  expect(new URL(page.url()).pathname).toBe('/');

  letCome();
  await expect(page).toHaveURL(/\/lobby\/notice$/);
  await expect.poll(() => favoritesAtServer(request, player.token)).toEqual([second]);
  await page.goBack();
  await expect(main(page)).toBeVisible();
  await expect.poll(() => main(page).evaluate((area) => area.scrollTop)).toBe(120);
  expect(hearts).toHaveLength(1);
});

test('a tap on the picture of a player who is not known yet opens their menu', async ({ page, player }) => {
  await openLobby(page);
  await firstScreenKept(page);
  await page.evaluate((token) => localStorage.setItem('ACCESS_TOKEN', token), player.token);
  const letCome = await openBeforeProgram(page);
  await page.getByRole('button', { name: /^Open the menu/ }).click();
  await outline(page).getByRole('tab', { name: 'Fish' }).click();
  letCome();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

for (const isDrawn of [true, false]) {
  test(`a tap on the banner ${isDrawn ? 'of the drawn home' : 'that stands there before the games'} leads where the banner does`, async ({
    page,
    context,
    line,
  }) => {
    line.alter(/appConfig$/, (body) => {
      const told = JSON.parse(body) as { appLobbyAdConfigList: object[] };
      const [first] = told.appLobbyAdConfigList;
      told.appLobbyAdConfigList.splice(0, 1, { ...first, clickType: 2, clickAction: '1002' });
      return JSON.stringify(told);
    });
    const banner = outline(page).locator('.banner').first();
    const go = banner.locator('.banner-go');
    const letDraw = line.holdAnswers(/appConfig$/);
    const letCome = await holdProgram(context);
    await page.goto(line.url, { waitUntil: 'commit' });
    // The end of the document has come: from here on no tap is lost.
    await page.waitForFunction(() => 'handOver' in window);
    if (isDrawn) letDraw();
    await expect(go).toHaveCount(isDrawn ? 1 : 0);
    await banner.click();
    letDraw();
    await expect(go).toHaveText('Play now');
    letCome();
    // The game, which a guest logs in for.
    await expect(page).toHaveURL(/\/login$/);
    await expect(loginForm(page).password).toBeVisible();
  });
}

test('the focus stays where it was when the program comes', async ({ page }) => {
  const letCome = await openBeforeProgram(page);
  await drawnTiles(page).nth(2).getByRole('link').focus();
  const href = await drawnTiles(page).nth(2).getByRole('link').getAttribute('href');
  letCome();
  await expect(main(page)).toBeVisible();
  await expect(hotGames(page).locator(`a[href="${href}"]`)).toBeFocused();
});

test('where no program comes, a link leads on by itself after a while', async ({ page, context }) => {
  await context.route(/\/assets\/index-[^/]+\.js/, () => undefined);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(drawnTiles(page)).toHaveCount(FIRST_GAMES);
  const link = page.getByRole('navigation').getByRole('link', { name: 'News' });
  await link.click();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.fastForward(4_500);
  await link.click();
  await expect(page).toHaveURL(/\/lobby\/notice$/);
});
