import { expect, test } from 'vitest';
import { HOT_LIMIT } from '#contract/limits.ts';
import { openPainted } from '../../../tests/kit/client/app.tsx';
import { seenText } from '../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, setOnline } from '../../../tests/kit/client/page.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

type Damaged = Record<string, Record<string, unknown>[]>;

const CONFIG = { id: 'current', savedAt: 1, shelvedVersion: 'v1', gameListVersion: '' };
const GAME = { name: 'Damaged', typeId: 1, brandId: 1, hot: 1, showType: 0, hotSort: 0, sort: 0, maintain: 0 };

/** What the device, or another release, has left in the tables of the lobby. */
const DAMAGES: Record<string, Damaged> = {
  'a configuration that lacks most of itself': { config: [{ ...CONFIG, config: { gameResourceUrl: '/' } }] },
  'a configuration with lists that are none': {
    config: [
      {
        ...CONFIG,
        config: Object.fromEntries(
          [
            'appUserLevelConfigList',
            'socialMedia',
            'appNoticeConfigList',
            'appPromotionalVideoList',
            'appGenericImgList',
            'maintenance',
            'h5',
            'userRegisterCoin',
          ]
            .map((key) => [key, key.endsWith('List') ? [null, 7] : 'none'])
            .concat([['gameResourceUrl', '/']]),
        ),
      },
    ],
  },
  'kinds of games without a name': {
    types: [
      { id: 1, status: 1 },
      { id: 2, status: 1, name: 5, sort: 'x' },
    ],
  },
  'brands of nothing': { brands: [{ id: 1, status: 1, name: null, icon3: 7 }] },
  'banners of nothing': {
    banners: [
      { id: 1, imgUrl2: '/a', sort: 1 },
      { id: 2, imgUrl2: '/b', sort: 1, title: 7, clickAction: {} },
    ],
  },
  'games without what a tile reads': {
    games: [
      {
        id: 'hot 0',
        hot: 1,
        showType: 0,
        hotSort: -1,
        games: [
          { id: 5, ...GAME, params: null },
          { id: 6, ...GAME, params: {}, sort: 'x' },
        ],
      },
    ],
  },
};

async function damage(rows: Damaged): Promise<void> {
  const { PublicDatabase } = await import('#store/schema.ts');
  const db = new PublicDatabase();
  for (const [table, values] of Object.entries(rows)) await db.table(table).bulkPut(values);
  db.close();
}

test.each(Object.entries(DAMAGES))('a guest’s home opens without a connection over %s', async (_what, rows) => {
  await openLobby();
  await leavePage();
  await damage(rows);
  wire.is('refused');
  setOnline(false);
  const place = await openPainted('/lobby/home');
  expect(seenText(place)).not.toContain('Open it again');
  expect(place.querySelector('.home-header')).not.toBeNull();
});

test('what the document has read of a damaged configuration is mended before anything is drawn of it', async () => {
  await openLobby();
  await leavePage();
  await damage(DAMAGES['a configuration with lists that are none'] ?? {});
  const { readFirstRows } = await import('#early/first-rows.ts');
  const { lobbyKeeper } = await import('#data/lobby/lobby.ts');
  const { watch } = await import('#data/lobby/stored.ts');
  window.early = { lobby: readFirstRows().then((read) => read?.lobby) };
  await lobbyKeeper.start();
  expect(watch('lobby', { hotLimit: HOT_LIMIT }).getValue()?.config.appNoticeConfigList).toEqual([]);
});
