import { beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { config } from '#contract/config.ts';
import { GAME_TYPES } from '#contract/enums.ts';
import { service } from '#contract/service.ts';
import { wallet } from '#contract/wallet.ts';
import { seed } from '#server/seed/insert-world.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

withDatabase((database) => {
  let server: TestApp;

  beforeAll(async () => {
    const { db } = database.current();
    await seed(db, 100, new Date());
    server = await openTestApp(db);
  });

  test('[GEN-07] the categories have their fixed numbers, and every game is of one of them', async () => {
    const answer = v.parse(config.appConfig.answer, await (await server.call(config.appConfig.path)).json());
    const named = answer.appGameTypeList.map(({ id, name }) => [name.toLowerCase(), id]);
    expect(Object.fromEntries(named)).toEqual(GAME_TYPES);
    const used = new Set(answer.appGameList?.map((game) => game.typeId));
    expect(used).toEqual(new Set(Object.values(GAME_TYPES)));
  });

  test('a guest finds customer service', async () => {
    const response = await server.call(service.getCustomerServices.path);
    const { appCustomerServiceQueue } = v.parse(service.getCustomerServices.answer, await response.json());
    expect(appCustomerServiceQueue[0]).toMatchObject({ name: 'Live chat', isOut: 0, icon: 'badge/chat.png' });
  });

  test('customer service comes in the operator’s order', async () => {
    const { db } = database.current();
    const entry = { url: 'https://help.example', is_out: true, icon: 'badge/chat.png' };
    const names = ['Second', 'First'];
    const rows = names.map((name, at) => ({ ...entry, id: 900_001 + at, name, sort: -1 - at }));
    await db.insertInto('customer_service').values(rows).execute();
    const { appCustomerServiceQueue: queue } = await (await server.call(service.getCustomerServices.path)).json();
    await db.deleteFrom('customer_service').where('name', 'in', names).execute();
    expect(queue.slice(0, 2)).toMatchObject([{ name: 'First' }, { name: 'Second' }]);
  });

  test('a guest sees on what terms money goes in, for every channel that is open', async () => {
    const { path, answer } = wallet.anonymousTradeInfo;
    const terms = v.parse(answer, await (await server.call(path)).json());
    expect(terms).toMatchObject({ firstMinAmount: 500_00, depositsToday: 0, tradeList: [] });
    expect(terms.channelList.map((channel) => channel.rechargeType)).toEqual([1, 2, 3, 4]);
  });

  test('pictures that the configuration names exist', async () => {
    const answer = v.parse(config.appConfig.answer, await (await server.call(config.appConfig.path)).json());
    const named = [
      ...answer.appLobbyAdConfigList.map((banner) => banner.imgUrl2),
      ...answer.appNoticeConfigList.map((notice) => notice.imgUrl2),
      ...answer.appGameBrandList.map((brand) => brand.icon3),
      ...answer.socialMedia.map((medium) => medium.icon),
      ...answer.appRechargeTypeList.map((channel) => channel.iconH5),
      ...answer.appGenericImgList.map((image) => image.img),
      ...answer.appPromotionalVideoList.map((video) => video.coverImg),
      ...(answer.appGameList ?? []).slice(0, 3).map((game) => `gameIconV2/${game.id}.png?v=${game.version}`),
    ];
    const root = `http://perya.test${answer.gameResourceUrl}`;
    const missing: string[] = [];
    for (const picture of new Set(named)) {
      const request = new Request(root + picture, { headers: { accept: 'image/webp' } });
      if ((await server.app.fetch(request)).status !== 200) missing.push(picture ?? '');
    }
    expect(missing).toEqual([]);
  });
});
