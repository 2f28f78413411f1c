import { publicEncrypt } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { config as rows } from '#contract/config.ts';
import { games } from '#contract/games.ts';
import { allRows } from '#contract/index.ts';
import { bannerPreview } from '../art/banner-preview.ts';
import { insertGames, openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const CONFIG = rows.appConfig.path;
const GAMES = 40;

withDatabase((database) => {
  let server: TestApp;
  let nowMs = Date.UTC(2026, 10, 20);

  beforeAll(async () => {
    const { db } = database.current();
    await insertGames(db, GAMES);
    server = await openTestApp(db, { now: () => new Date(nowMs) });
  });

  const ask = async (gameListVersion?: string): Promise<v.InferOutput<typeof rows.appConfig.answer>> => {
    const response = await server.call(CONFIG, { gameListVersion });
    return v.parse(rows.appConfig.answer, await response.json());
  };

  test('[GAME-16] the game list comes with the configuration', async () => {
    const answer = await ask();
    expect(answer.appGameList).toHaveLength(GAMES);
    expect(answer.appGameList?.[0]).toMatchObject({ id: 1001, name: 'Game 1', typeId: 1, brandId: 1, hot: 0 });
  });

  test('the list ends the reply and begins with the hot games, in their order, and the reply says how many they are', async () => {
    const { db } = database.current();
    const hotSorts = [
      [1007, 2],
      [1003, 1],
      [1010, 3],
    ] as const;
    for (const [id, hotSort] of hotSorts)
      await db.updateTable('game').set({ hot: true, hot_sort: hotSort }).where('id', '=', id).execute();
    await db.updateTable('game').set({ show_type: 1 }).where('id', '=', 1010).execute();
    await server.services.configAnswers.renew();
    const text = await (await server.call(CONFIG, {})).text();
    const answer = JSON.parse(text) as { hotGameCount: number; appGameList: { id: number }[] };
    expect(Object.keys(answer).at(-1)).toBe('appGameList');
    expect(answer.hotGameCount).toBe(2);
    expect(answer.appGameList.slice(0, 3).map(({ id }) => id)).toEqual([1003, 1007, 1001]);
    await db.updateTable('game').set({ hot: false, hot_sort: 0, show_type: 0 }).execute();
    await server.services.configAnswers.renew();
  });

  test('[GAME-16] no other call brings the game list', async () => {
    const listRows = allRows().filter((row) => row.policy.kind !== 'config' && /gamelist/i.test(row.path));
    expect(listRows).toEqual([]);
  });

  test('[GAME-17] a caller that holds the current list gets none', async () => {
    const { gameListVersion } = await ask();
    expect((await ask(gameListVersion)).appGameList).toBeUndefined();
    expect((await ask('an older one')).appGameList).toHaveLength(GAMES);
  });

  test('[GAME-17] a changed game makes another version, and every holder of the old one gets the new list', async () => {
    const before = await ask();
    await database.current().db.updateTable('game').set({ name: 'Renamed' }).where('id', '=', 1001).execute();
    await server.services.configAnswers.renew();
    const after = await ask(before.gameListVersion);
    expect(after.gameListVersion).not.toBe(before.gameListVersion);
    expect(after.appGameList?.[0]?.name).toBe('Renamed');
  });

  test('a change that came from elsewhere is seen within a second, without a restart', async () => {
    await database.current().db.insertInto('setting').values({ key: 'mode', value: '"green"' }).execute();
    await expect
      .poll(async () => {
        nowMs += 1_000;
        return (await ask()).mode;
      })
      .toBe('green');
  });

  test('a row that is no banner breaks nothing, and the first banner that a guest sees is named', async () => {
    const rowsTold = [
      null,
      7,
      { id: 4, sort: 0, imgUrl2: 7 },
      { id: 5, sort: 1, clickType: 1, clickAction: '20', imgUrl2: 'banner/wheel.png' },
      { id: 6, sort: 3, imgUrl2: 'banner/later.png' },
      { id: 3, sort: 2, imgUrl2: 'banner/welcome.png' },
    ];
    const { db } = database.current();
    await db
      .insertInto('setting')
      .values({ key: 'appLobbyAdConfigList', value: JSON.stringify(rowsTold) })
      .onConflict((kept) => kept.column('key').doUpdateSet({ value: JSON.stringify(rowsTold) }))
      .execute();
    await server.services.configAnswers.renew();
    const { banner, preview } = server.services.configAnswers.firstPictures();
    expect([banner, preview]).toEqual(['banner/welcome.png', await bannerPreview('banner/welcome.png')]);
    expect(preview).not.toBe('');
    expect((await ask()).appLobbyAdConfigList?.map(({ id }) => id)).toEqual([5, 6, 3]);
  });

  test('an answer keeps its version as long as nothing has changed', async () => {
    const { gameListVersion } = await ask();
    await server.services.configAnswers.renew();
    expect((await ask()).gameListVersion).toBe(gameListVersion);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('the answer travels as %s to a browser that takes it', async (encoding, decode) => {
    const response = await server.call(CONFIG, {}, { 'accept-encoding': encoding });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(Number(response.headers.get('content-length'))).toBe(body.byteLength);
    expect(JSON.parse(decode(body).toString()).appGameList).toHaveLength(GAMES);
  });

  test('the configuration carries a key that seals passwords, the same after a restart', async () => {
    const first = await ask();
    expect(first.passwordCipher).toBe('rsa-oaep-256');
    expect(publicEncrypt(first.publicKey, Buffer.from('secret')).byteLength).toBe(3072 / 8);
    server = await openTestApp(database.current().db, { now: () => new Date(nowMs) });
    const second = await ask();
    expect([second.publicKeyId, second.publicKey]).toEqual([first.publicKeyId, first.publicKey]);
  });

  test('the tickers show the latest wins first, at most twenty', async () => {
    const wins = Array.from({ length: 25 }, (_, at) => ({
      game_id: 1001,
      phone: '0917***4821',
      amount: 4_820_000,
      won_at: new Date(nowMs - at * 60_000),
    }));
    await database.current().db.insertInto('big_win').values(wins).execute();
    const response = await server.call(games.lobbyTips.path);
    const { jackpotList, newYearList } = v.parse(games.lobbyTips.answer, await response.json());
    expect(jackpotList).toHaveLength(20);
    expect(jackpotList[0]).toMatchObject({ gameId: 1001, phone: '0917***4821', amount: 4_820_000 });
    expect(jackpotList[0]?.timestamp).toBe(Math.floor(nowMs / 1000));
    expect(newYearList).toEqual([]);
  });
});
