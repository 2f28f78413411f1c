import type { BrowserContext, Page } from '@playwright/test';
import { withConfig } from '../kit/config-reply.ts';
import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline } from '../kit/network.ts';
import { categoryTab, firstTile, message, openLobby, reload } from '../kit/pages.ts';

/** What a browser may do instead of opening a database; each runs in every page before anything else. */
const BROKEN_DATABASES = {
  'is missing': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  'is blocked': () => {
    indexedDB.open = () => {
      throw new DOMException('The user denied permission', 'SecurityError');
    };
  },
  'never answers': () => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'is full': () => {
    const refuse = (): never => {
      throw new DOMException('The device is full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  },
};

/** The lobby with everything in it, although nothing is kept. */
async function expectWorkingLobby(page: Page): Promise<void> {
  await expect(firstTile(page)).toBeVisible();
  await categoryTab(page, 'Slots').click();
  await expect(page.getByRole('list', { name: 'Slots games' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('list', { name: 'Slots games' })).toBeVisible();
  await categoryTab(page, 'Home').click();
}

/** As long as nothing is kept each visit asks the server, and the player is told. */
async function expectLobbyWithoutStore(page: Page, context: BrowserContext): Promise<void> {
  await openLobby(page);
  // It moves what stands below it, and a tap in that moment would miss its tab.
  await expect(message(page, 'lobby.notKept')).toBeVisible();
  await expectWorkingLobby(page);

  await withConfig(context, (config) => (config.userRegisterCoin = 55_500));
  await reload(page);
  await expect(page.getByRole('link', { name: 'Register' })).toContainText('₱555.00');
}

async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
}

test('[DB-04] a device that fills up later goes on with what it kept, and says so', async ({ page, context }) => {
  await openLobby(page);
  await offlineReady(page);
  await context.addInitScript(BROKEN_DATABASES['is full']);
  await withConfig(context, (config) => {
    Object.assign(config.appGameList[0] ?? {}, { name: 'Fresh Of Today', hot: 1, hotSort: -9, showType: 0 });
  });
  await reload(page);
  await expect(firstTile(page)).toContainText('Fresh Of Today');
  await expect(message(page, 'lobby.notKept')).toBeVisible();
  await goOffline(context);
  await reload(page);
  await expect(firstTile(page)).toBeVisible();
});

test('without a database the service worker alone opens the lobby off line', async ({ page, context }) => {
  await context.addInitScript(BROKEN_DATABASES['is blocked']);
  await openLobby(page);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('api')).keys()).length)).toBe(2);
  await goOffline(context);
  await reload(page);
  await expect(firstTile(page)).toBeVisible();
  await expect(message(page, 'lobby.offline')).toBeVisible();
});

test('with blocked local and session storage the lobby works, off line too', async ({ page, context }) => {
  await blockStorage(context);
  await openLobby(page, '/?clickid=abc');
  await expectWorkingLobby(page);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('api')).keys()).length)).toBe(2);
  await goOffline(context);
  await reload(page);
  await expect(firstTile(page)).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const how of ['is blocked', 'never answers', 'is full'] as const) {
    test(`[DB-04] with a database that ${how} the lobby works on line and says that nothing is kept`, async ({
      page,
      context,
    }) => {
      await context.addInitScript(BROKEN_DATABASES[how]);
      await expectLobbyWithoutStore(page, context);
      await expect(message(page, 'lobby.notKept')).toBeVisible();
    });
  }

  test('the lobby works on line, and a later visit paints from the tables', async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
      delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
    });
    await openLobby(page);
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    await expectWorkingLobby(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('gameListVersion'))).not.toBeNull();
    await context.route('**/prod-api-2/**', (route) => route.abort());
    await reload(page);
    await expect(firstTile(page)).toBeVisible();
    await expect(message(page, 'lobby.unreachable')).toBeVisible();
  });

  test('[DB-04] nothing at all may be kept, for the database is missing too, and the lobby still works on line', async ({
    page,
    context,
  }) => {
    await blockStorage(context);
    await context.addInitScript(BROKEN_DATABASES['is missing']);
    await context.addInitScript(() => {
      Object.defineProperty(window, 'caches', { value: undefined });
      Object.defineProperty(window, 'Worker', { value: undefined });
    });
    await expectLobbyWithoutStore(page, context);
  });
});
