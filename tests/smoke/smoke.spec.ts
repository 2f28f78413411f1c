/**
 * What must work in any browser: install, open without a line, a heart that waits for it, and leaving; and a change whose
 * answer a broken connection has taken is made once.
 */
import { END_OTHERS, endOthers } from '../kit/end-others.ts';
import { likesAtServer } from '../kit/likes-at-server.ts';
import { Line } from '../kit/line.ts';
import { newPlayer, newSession } from '../kit/new-player.ts';
import { runs } from '../kit/runs.ts';
import { missingForOffline } from '../kit/testers/offline-ready.ts';
import { expect, test } from '../kit/testers/perya-test.ts';
import { here, missing } from './browsers.ts';
import type { Driven } from './driven.ts';

const TIMES = runs(20, 100);

const countTiles = (browser: Driven): Promise<number> =>
  browser.run(() => document.querySelectorAll('[data-game-id]').length);

const tap = (browser: Driven, name: string): Promise<boolean> =>
  browser.run((wanted: string) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a')];
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

test('there is a browser to try', () => {
  for (const [name, program] of missing) console.log(`${name} is not here, and was not tried: ${program}`);
  expect(here).not.toEqual([]);
});

for (const [name, , open] of here) {
  test(`${name}: installs, opens off line, keeps a heart for the line, and leaves nothing behind`, async ({
    line,
    request,
  }) => {
    test.setTimeout(240_000);
    const browser = await open();
    const slow = { timeout: 60_000 };
    try {
      await browser.goto(line.url);
      await expect.poll(() => countTiles(browser), slow).toBeGreaterThan(8);
      await expect.poll(() => browser.run(missingForOffline, 'perya'), slow).toEqual([]);

      line.cut();
      await browser.goto(line.url);
      await expect.poll(() => countTiles(browser), slow).toBeGreaterThan(8);
      line.mend();

      const { token } = await newPlayer(request);
      await browser.run((text: string) => localStorage.setItem('ACCESS_TOKEN', text), token);
      await browser.goto(line.url);
      await expect.poll(() => keptOfPlayer(browser), slow).toHaveLength(2);
      await expect.poll(() => tap(browser, 'Refresh balance'), slow).toBe(true);
      line.cut();
      expect(await tap(browser, '^Add .* to favourites$')).toBe(true);
      expect(await likesAtServer(request, token)).toEqual([]);
      line.mend();
      await browser.run(() => void window.dispatchEvent(new Event('online')));
      await expect.poll(async () => (await likesAtServer(request, token)).length, slow).toBe(1);

      await browser.goto(`${line.url}/profile/more`);
      await expect.poll(() => tap(browser, '^Log out$'), slow).toBe(true);
      await expect.poll(() => browser.run(() => document.querySelectorAll('dialog[open]').length), slow).toBe(1);
      await tap(browser, '^Log out$');
      await expect.poll(() => keptOfPlayer(browser), slow).toEqual([]);
    } finally {
      await browser.quit();
    }
  });
}

for (const [name, , open] of here) {
  test(`${name}: a connection in use that breaks after the work is done, ${TIMES} times: done once`, async ({
    baseURL,
    request,
  }) => {
    test.setTimeout(60_000 + TIMES * 3_000);
    const line = await Line.open(Number(new URL(baseURL ?? '').port));
    const browser = await open();
    try {
      const player = await newPlayer(request);
      await browser.goto(line.url);
      await browser.run((text: string) => localStorage.setItem('ACCESS_TOKEN', text), player.token);
      for (let time = 0; time < TIMES; time++) {
        await newSession(request, player);
        line.seen.length = 0;
        line.dropAnswers(/signOutElsewhere/, 1);
        expect(await browser.run(endOthers, END_OTHERS)).toMatchObject({ errcode: 0, ended: 1 });
        expect(line.seen.filter((call) => call === `POST ${END_OTHERS}`).length).toBeGreaterThan(1);
      }
    } finally {
      await browser.quit();
      await line.close();
    }
  });
}
