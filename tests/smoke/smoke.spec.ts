/**
 * What must work in any browser: install, open without a connection, a heart that waits for one, an address that is opened in
 * haste, a screen that turns, scrolls or offers languages, a new version, a round of a game, and a sign-out; and a change whose
 * answer a broken connection has taken is made once.
 */
import { aGamer, GAMES } from '../kit/bundled-games.ts';
import { END_OTHERS, endOthers } from '../kit/end-others.ts';
import { favoritesAtServer } from '../kit/favorites-at-server.ts';
import { newPlayer, newSession } from '../kit/new-player.ts';
import { HANG_MS, runs } from '../kit/runs.ts';
import { missingForOffline } from '../kit/testers/offline-ready.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { here } from './browsers.ts';
import type { Driven } from './driven.ts';

const TIMES = runs(5, 100);

const countTiles = (browser: Driven): Promise<number> =>
  browser.run(() => document.querySelectorAll('[data-game-id]').length);

const countOf = (browser: Driven, selector: string): Promise<number> =>
  browser.run((wanted: string) => document.querySelectorAll(wanted).length, selector);

const tap = (browser: Driven, name: string): Promise<boolean> =>
  browser.run((wanted: string) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button:not(:disabled), a')];
    const found = buttons.filter((one) => new RegExp(wanted).test(one.getAttribute('aria-label') ?? one.textContent));
    // The one on top, which comes last.
    found.at(-1)?.click();
    return found.length > 0;
  }, name);

const keptOfPlayer = (browser: Driven): Promise<string[]> =>
  browser.run(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const token = localStorage.getItem('ACCESS_TOKEN');
    return [...names.filter((name) => name.startsWith('perya-u-')), ...(token ? ['the token'] : [])];
  });

/** As soon as `look` says so. A look whose document is just being replaced is taken again. */
const eventually = (look: () => Promise<boolean>): Promise<void> =>
  expect(async () => expect(await look()).toBe(true)).toPass({ timeout: 60_000, intervals: [100, 250, 500] });

/** A visit with a session that exists already. */
async function haveToken(browser: Driven, url: string, token: string): Promise<void> {
  await browser.goto(url);
  await browser.run((text: string) => {
    localStorage.setItem('ACCESS_TOKEN', text);
    Object.assign(window, { isBefore: true });
  }, token);
  await browser.goto(url);
  // WebKitGTK's driver takes any change of the address for the end of a navigation: of two under way, the later one may be lost.
  await eventually(() => browser.run(() => !('isBefore' in window)));
}

/** The same, until the app keeps its player. */
async function beginAs(browser: Driven, url: string, token: string): Promise<void> {
  await haveToken(browser, url, token);
  await eventually(async () => (await keptOfPlayer(browser)).length === 2);
  await eventually(() => tap(browser, '^Refresh balance'));
}

for (const [name, open] of here) {
  let browser: Driven;
  let isOpen = false;
  test.describe(name, () => {
    test.beforeEach(async () => {
      browser = await open();
      isOpen = true;
    });
    test.afterEach(async () => {
      // Where it did not open, the one of the test before has ended already.
      if (isOpen) await browser.quit();
      isOpen = false;
    });

    test('installs, opens offline, and keeps a heart for the connection', async ({ line, request }) => {
      await browser.goto(line.url);
      await eventually(async () => (await countTiles(browser)) > 8);
      await eventually(async () => (await browser.run(missingForOffline, 'perya')).length === 0);

      line.cut();
      await browser.goto(line.url);
      await eventually(async () => (await countTiles(browser)) > 8);
      line.mend();

      const { token } = await newPlayer(request);
      await beginAs(browser, line.url, token);
      line.cut();
      expect(await tap(browser, '^Favorite: .')).toBe(true);
      expect(await favoritesAtServer(request, token)).toEqual([]);
      line.mend();
      await browser.run(() => void window.dispatchEvent(new Event('online')));
      await eventually(async () => (await favoritesAtServer(request, token)).length === 1);
      await browser.goto(`${line.url}/profile/more`);
      await eventually(async () => (await countOf(browser, '.more-card')) > 0);
    });

    test('leaves nothing of a player behind who logs out', async ({ line, request }) => {
      const { token } = await newPlayer(request);
      await beginAs(browser, line.url, token);
      await browser.goto(`${line.url}/profile/more`);
      await eventually(() => tap(browser, '^Log out$'));
      await eventually(async () => (await countOf(browser, 'dialog[open]')) === 1);
      await tap(browser, '^Log out$');
      await eventually(async () => (await keptOfPlayer(browser)).length === 0);
    });

    test('goes to an address that is opened while the player’s first lobby loads', async ({ baseURL, request }) => {
      const { token } = await newPlayer(request);
      await haveToken(browser, baseURL ?? '', token);
      await browser.goto(`${baseURL}/profile/more`);
      await eventually(async () => (await countOf(browser, '.more-card')) > 0);
    });

    test('tiles are as narrow as a screen that turns', async ({ baseURL }) => {
      await browser.goto(baseURL ?? '');
      await eventually(async () => (await countTiles(browser)) > 8);
      const widths = await browser.run(async () => {
        const grid = document.querySelector<HTMLElement>('main .tile-grid')!;
        const wide: number[] = [];
        for (const width of [700, 320]) {
          grid.style.width = `${width}px`;
          wide.push(grid.scrollWidth);
          await new Promise((drawn) => requestAnimationFrame(drawn));
        }
        return wide;
      });
      expect(widths).toEqual([700, 320]);
    });

    test('the bar of a screen has a ground once something scrolls under it', async ({ baseURL }) => {
      await browser.goto(`${baseURL}/terms-of-use`);
      await eventually(async () => (await countOf(browser, '.screen-content h2')) > 0);
      const hasGroundAt = (top: number) =>
        browser.run((wanted: number) => {
          document.querySelector('.screen')!.scrollTop = wanted;
          return getComputedStyle(document.querySelector('.screen-bar')!, '::before').opacity === '1';
        }, top);
      expect(await hasGroundAt(0)).toBe(false);
      await eventually(() => hasGroundAt(200));
      await eventually(async () => !(await hasGroundAt(0)));
    });

    test('languages stand beside their name', async ({ baseURL }) => {
      await browser.goto(baseURL ?? '');
      await eventually(async () => (await countOf(browser, '.language-switch')) > 0);
      const middles = await browser.run(() =>
        Array.from(document.querySelectorAll('.language-switch:first-of-type > :not(legend)'), (one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect(middles).toHaveLength(3);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
    });

    test('offers a new version, and takes it at a tap', async ({ line }) => {
      await browser.goto(line.url);
      await eventually(async () => (await countTiles(browser)) > 8);
      await eventually(async () => (await browser.run(missingForOffline, 'perya')).length === 0);
      line.alter(/^\/sw\.js/, (script) => `${script}\n// the next one`);
      await browser.goto(line.url);
      await eventually(async () => (await countOf(browser, '[data-msg-key="app.updateReady"]')) === 1);
      expect(await tap(browser, '^Update$')).toBe(true);
      await eventually(() => browser.run(async () => (await navigator.serviceWorker.ready).waiting === null));
      line.cut();
      await browser.goto(line.url);
      await eventually(async () => (await countTiles(browser)) > 8);
      expect(await countOf(browser, '[data-msg-key="app.updateReady"]')).toBe(0);
    });

    test('plays a round, and the visit ends with its game', async ({ baseURL, request }) => {
      const player = await aGamer(request);
      const url = baseURL ?? '';
      await beginAs(browser, url, player.token);
      await browser.run((id: number) => {
        document.querySelector<HTMLElement>(`[data-game-id="${id}"] a`)?.click();
      }, GAMES.slot);
      await eventually(async () => (await countOf(browser, 'iframe')) === 1);
      await browser.enter('frame');
      await eventually(() => tap(browser, '^Spin$'));
      await eventually(async () => (await player.state()).rounds === 1);
      await browser.enter('page');
      await eventually(() => tap(browser, '^Leave the game$'));
      await eventually(async () => !(await player.state()).isOpen);
    });

    test(`a connection in use breaks after the work is done, ${TIMES} times: done once`, async ({ line, request }) => {
      test.setTimeout(HANG_MS + TIMES * 3_000);
      const player = await newPlayer(request);
      await beginAs(browser, line.url, player.token);
      for (let time = 0; time < TIMES; time++) {
        await newSession(request, player);
        line.seen.length = 0;
        line.dropAnswers(/signOutElsewhere/, 1);
        expect(await browser.run(endOthers, END_OTHERS)).toMatchObject({ errcode: 0, ended: 1 });
        expect(line.seen.filter((call) => call === `POST ${END_OTHERS}`).length).toBeGreaterThan(1);
      }
    });
  });
}
