import { CONFIG_CALL } from '../kit/config-reply.ts';
import { cachedUrls, offlineReady, storedFact } from '../kit/device.ts';
import { favoritesAtServer } from '../kit/favorites-at-server.ts';
import { holdTime, soon } from '../kit/held-time.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { failCalls, goOffline, goOnline, holdCalls, slowDown } from '../kit/network.ts';
import {
  countPlaces,
  firstTile,
  hotGames,
  idsOf,
  message,
  openLobby,
  reload,
  tryAgain,
  waitForPictures,
} from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { runs } from '../kit/runs.ts';
import { signIn } from '../kit/sign-in.ts';
import { Outgoing } from '../kit/testers/outgoing.ts';
import { Store } from '../kit/testers/store.ts';

const RELOADS = runs(3, 100);
/** Of the page's clock, which the test holds: how busy the machine is changes nothing. */
const PROMISED_MS = 2_000;

test('[TST-04, SW-01] the app says within two seconds that it is offline and that it is back, a heart tapped meanwhile is sent, and every reload shows the lobby', async ({
  page,
  context,
  request,
  player,
}) => {
  const { asked } = await replyTo(context, 'gameLike');
  await page.clock.install();
  await signIn(page, player);
  await offlineReady(page);
  const outgoing = new Outgoing(new Store(context, new URL(page.url()).origin));
  const [gameId] = await idsOf(firstTile(page));
  const notice = message(page, 'lobby.offline');
  await test.step('off line and back', async () => {
    await holdTime(page);
    await goOffline(context);
    await page.clock.runFor(PROMISED_MS);
    await expect(notice).toBeVisible();
    await page.clock.resume();
    await expect(notice).toHaveText(/Last updated .*\d\d:\d\d/);
    await hotGames(page)
      .getByRole('button', { name: /^Favorite: ./ })
      .first()
      .click();
    await expect(notice).toContainText('1 change will sync.');
    expect(await favoritesAtServer(request, player.token)).toEqual([]);
    await holdTime(page);
    await goOnline(context);
    await page.clock.runFor(PROMISED_MS);
    await expect(notice).toBeHidden();
    await page.clock.resume();
    await expect.poll(() => favoritesAtServer(request, player.token)).toEqual([gameId]);
    await expect.poll(async () => (await outgoing.waiting()).favorites).toEqual([]);
    // The service worker may have tried in between, and what it sends is the same wish.
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
  await test.step('reloads with tiles and pictures', async () => {
    await goOffline(context);
    const painted: number[] = [];
    for (let time = 0; time < RELOADS; time++) {
      await reload(page);
      painted.push(await waitForPictures(page));
    }
    expect(painted).toHaveLength(RELOADS);
    expect(Math.min(...painted)).toBeGreaterThanOrEqual(9);
  });
  await test.step('what was saved on another day says which day', async () => {
    await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
    await reload(page);
    await expect(notice).toHaveText(/Last updated \w+ \d+, \d\d:\d\d|Last updated \d+ \w+, \d\d:\d\d/);
  });
});

test('a later visit on a dead line, and to a server that is gone, shows the lobby and says how old it is', async ({
  page,
  line,
}) => {
  const notice = message(page, 'lobby.unreachable');
  await openLobby(page, line.url);
  await offlineReady(page);
  await expect.poll(() => cachedUrls(page, 'pictures')).toContainEqual(expect.stringContaining('/banner/'));
  await test.step('a dead line', async () => {
    line.state = 'dead';
    await page.clock.install();
    await reload(page);
    await expect(firstTile(page)).toBeVisible();
    expect(await waitForPictures(page)).toBeGreaterThanOrEqual(9);
    const banner = page.locator('.banner img').first();
    await expect.poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await soon(page, () => notice.count()).toBe(1);
    await expect(notice).toHaveText(/had at .*\d\d:\d\d/);
  });
  await test.step('questions that it has not answered do not keep the next one waiting', async () => {
    const pictures = page.evaluate(askInVain);
    await expect(notice).toBeVisible();
    line.mend();
    await tryAgain(page);
    await expect(notice).toBeHidden();
    // A picture that has made room comes all the same.
    expect(await pictures).toEqual(Array(12).fill(240));
  });
  await test.step('a server that is gone, at another address', async () => {
    line.cut();
    await page.goto(`${line.url}/lobby/notice`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(notice).toBeVisible();
    expect(await waitForPictures(page)).toBeGreaterThanOrEqual(9);
  });
});

test('a first visit on a dead line says that it is loading, then why it has failed, and tries again', async ({
  page,
  line,
}) => {
  await page.clock.install();
  line.hang(/^\/prod-api-2\//);
  await page.goto(line.url);
  await expect(page.getByRole('status')).toHaveText('Loading the lobby…');
  await soon(page, () => page.getByRole('heading', { name: 'The lobby did not load' }).isVisible()).toBe(true);
  await expect(message(page, 'app.loadFailed')).toBeVisible();
  line.mend();
  await tryAgain(page);
  await expect(firstTile(page)).toBeVisible();
});

test('a first visit whose connection is cut after the document fails at once and tries again', async ({
  page,
  line,
}) => {
  line.reply(/appConfig/, { body: '{"code":200', cutAfter: 0 });
  await page.goto(line.url);
  await expect(message(page, 'app.loadFailed').or(message(page, 'app.serverFailed'))).toBeVisible();
  line.mend();
  await tryAgain(page);
  await expect(firstTile(page)).toBeVisible();
});

test.describe('on a slow line', () => {
  test.use({ serviceWorkers: 'block' });

  test('[TST-02] there is never a blank page: first places, then tiles, and a retry when it fails', async ({
    page,
    context,
  }) => {
    await slowDown(page);
    // What a tab shows comes after what home shows.
    const answer = await holdCalls(context, /\/assets\/lobby-[\w-]+\.js$/);
    // The first games would take their places before these are counted.
    const configuration = await holdCalls(context, CONFIG_CALL);
    await page.goto('/', { waitUntil: 'commit' });
    // The document alone, before any script has arrived, shows where things will be.
    await expect(page.getByText('Hot games')).toBeVisible();
    await expect(message(page, 'app.loading')).toBeVisible();
    expect(await countPlaces(page)).toBeGreaterThanOrEqual(9);
    await configuration();
    await expect(firstTile(page)).toBeVisible();

    await page.getByRole('tab', { name: 'Slots', exact: true }).click();
    await expect.poll(() => countPlaces(page)).toBeGreaterThanOrEqual(9);
    await answer();
    await expect(page.getByRole('list', { name: 'Slots games' }).getByRole('listitem').first()).toBeVisible();

    // Written late on such a line; what is cleared before it would be there again.
    await expect.poll(() => storedFact(page, 'gameListVersion')).not.toBeNull();
    const mend = await failCalls(context);
    await page.evaluate(() => localStorage.clear());
    await reload(page, { waitUntil: 'commit' });
    await expect(message(page, 'app.loadFailed')).toBeVisible();
    await mend();
    await tryAgain(page);
    await expect(firstTile(page)).toBeVisible();
  });
});

/** Runs in the page: more questions and pictures than the browser has connections to one server. */
function askInVain(): Promise<number[]> {
  return Promise.all(
    Array.from({ length: 12 }, async (_, count) => {
      const [method, headers] = ['POST', { 'content-type': 'application/json' }];
      fetch('/prod-api-2/app/v1/anonymous/lobbyTips', { method, headers, body: '{}' }).catch(() => undefined);
      const picture = new Image();
      picture.src = `/gameIconV2/1001.png?v=${count + 1_000}&w=240`;
      await picture.decode();
      return picture.naturalWidth;
    }),
  );
}
