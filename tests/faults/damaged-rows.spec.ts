/** Rows that a damaged device or another release has left: what makes no sense is as good as missing, and no screen fails. */
import type { Page } from '@playwright/test';
import { playerDatabaseName } from '#store/layout.ts';
import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { newPlayer } from '../kit/new-player.ts';
import { firstTile, reload } from '../kit/pages.ts';
import { balance, signIn } from '../kit/sign-in.ts';

type Damage = Record<string, unknown[]>;

/** By table; each row is put beside what is there, or in its place. */
const DAMAGES: Record<string, Damage> = {
  'a configuration without itself': { config: [{ id: 'current', savedAt: 1, shelvedVersion: 'v1' }] },
  'a configuration of another shape': { config: [{ id: 'current', savedAt: 'x', shelvedVersion: 7, config: 'yes' }] },
  'games without their fields': { games: [{ id: 1 }, { id: 2, typeId: 1, hot: 1, hotSort: -5, showType: 0 }] },
  'shelves without games': {
    games: [
      { id: 'type 1 9', typeId: 1, games: 7 },
      { id: 'hot 9', hot: 1, showType: 0, hotSort: 9, games: [null, { id: 1 }] },
      { id: 'places', shelfOf: null },
    ],
  },
  'types, brands and banners of nothing': { types: [{ id: 1 }], brands: [{ id: 1 }], banners: [{ id: 1 }] },
  'an answer without itself': {
    answers: [{ path: '/app/v1/anonymous/lobbyTips', input: '{}', savedAt: 1, answer: { jackpotList: 'none' } }],
  },
};

const PLAYER_DAMAGES: Record<string, Damage> = {
  'a player without a player': { me: [{ id: 'me', savedAt: 1 }] },
  'a player of another shape': { me: [{ id: 'me', savedAt: 'x', user: { id: 'seven', coin: 'much', gameLikes: 4 } }] },
  'hearts without a game': { favourites: [{ gameId: 5 }, { gameId: -1, wanted: 'maybe', key: 3 }] },
};

async function damage(page: Page, prefix: string, rows: Damage): Promise<void> {
  await page.evaluate(
    async ({ prefix, rows }) => {
      const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error));
        });
      const found = (await indexedDB.databases()).find(({ name }) =>
        prefix === 'perya' ? name === prefix : name?.startsWith(prefix),
      );
      const db = await settled(indexedDB.open(found?.name ?? ''));
      for (const [table, values] of Object.entries(rows)) {
        const store = db.transaction(table, 'readwrite').objectStore(table);
        for (const value of values) await settled(store.put(value));
      }
      db.close();
    },
    { prefix, rows },
  );
}

test('[DB-04] rows of the lobby that make no sense: it opens, with a network and afterwards without', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(firstTile(page)).toBeVisible();
  for (const [what, rows] of Object.entries(DAMAGES)) {
    await test.step(what, async () => {
      await offlineReady(page);
      await damage(page, 'perya', rows);
      await reload(page);
      await expect(firstTile(page), what).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Slots', exact: true })).toBeVisible();
      await offlineReady(page);
      await goOffline(context);
      await reload(page);
      await expect(firstTile(page), `${what}, without a network`).toBeVisible();
      await goOnline(context);
    });
  }
});

test('[DB-04] rows of a player that make no sense: the player is still in and sees their balance', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request);
  await signIn(page, player);
  await offlineReady(page);
  // On a slow device the player's own tables come after those of the lobby.
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain(await playerDatabaseName(player.id));
  for (const [what, rows] of Object.entries(PLAYER_DAMAGES)) {
    await test.step(what, async () => {
      await damage(page, 'perya-u-', rows);
      await reload(page);
      await expect(balance(page), what).toBeVisible();
      await expect(page.locator('.purse')).toContainText('₱');
      await page.getByRole('tab', { name: 'Slots', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Slots games' }).getByRole('listitem').first()).toBeVisible();
    });
  }
});
