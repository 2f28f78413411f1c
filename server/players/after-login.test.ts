import { beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { config } from '#contract/config.ts';
import { security } from '#contract/security.ts';
import { session as rows } from '#contract/session.ts';
import { seed } from '#server/seed/insert-world.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { startSession } from './start-session.ts';

withDatabase((database) => {
  let server: TestApp;
  let playerId: number;

  beforeAll(async () => {
    const { db } = database.current();
    await seed(db, 100, new Date());
    server = await openTestApp(db);
    playerId = (await aPlayer(db, { nickname: 'Ligaya', mobile: '9170001111', vip: 2, recharge_update: true })).id;
  });

  const start = (device = 'Chrome on Android') =>
    startSession(server.services, playerId, { fingerprint: 'device-one-0001', device, now: new Date() });
  const call = async (path: string, token: string, body: object = {}) =>
    (await server.call(path, body, { authorization: `Bearer ${token}` })).json();

  test.each([rows.getAfterLoginInfoWeb, rows.getAfterLoginInfo])(
    '$path is the configuration with the player in it',
    async (row) => {
      const token = await start();
      const anonymous = await (await server.call(config.appConfig.path)).json();
      const { appUser, ...rest } = await call(row.path, token);
      expect(rest).toEqual(anonymous);
      expect(v.parse(row.answer, { appUser, ...rest }).appUser).toMatchObject({
        id: playerId,
        nickname: 'Ligaya',
        mobile: '9170001111',
        vip: 2,
        rechargeUpdate: true,
        password: '',
        token: '',
      });
      expect(rest.appGameList).toHaveLength(100);
      const again = await call(row.path, token, { gameListVersion: rest.gameListVersion });
      expect(again).not.toHaveProperty('appGameList');
      expect(again.appUser).toEqual(appUser);
    },
  );

  test.each(['br', 'gzip'])('it travels in %s as well', async (encoding) => {
    const headers = { authorization: `Bearer ${await start()}`, 'accept-encoding': encoding };
    const response = await server.call(rows.getAfterLoginInfoWeb.path, {}, headers);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a refresh tells the same player', async () => {
    const { code, errcode, ...user } = await call(rows.refreshData.path, await start());
    expect([code, errcode]).toEqual([200, 0]);
    expect(user).toMatchObject({ id: playerId, coin: 0, vip: 2, userLevel: 0, bet: 0, lottery: 0, password: '' });
  });

  test.each([
    rows.refreshData,
    rows.getAfterLoginInfo,
    rows.getAfterLoginInfoWeb,
    rows.online,
    rows.logout,
    security.signedInPlaces,
  ])('$path without a session, with an ended one and with a made-up one is a 401', async ({ path }) => {
    const token = await start();
    await call(rows.logout.path, token);
    expect(await (await server.call(path)).json()).toMatchObject({ code: 401, errcode: 401 });
    for (const used of [token, 'made-up-token-0123456789']) {
      expect(await call(path, used)).toMatchObject({ code: 401, errcode: 401 });
    }
  });

  test('a logout ends this session and no other', async () => {
    const [here, there] = [await start(), await start()];
    expect(await call(rows.logout.path, here)).toEqual({ code: 200, errcode: 0 });
    expect(await call(rows.online.path, there)).toMatchObject({ code: 200 });
  });

  test('a player sees where they are signed in, and ends one place or all others', async () => {
    const tokens = [await start('Safari on iPhone'), await start('Firefox on Linux'), await start('Edge on Windows')];
    const [here = '', second = '', third = ''] = tokens;
    const { places } = v.parse(security.signedInPlaces.answer, await call(security.signedInPlaces.path, here));
    expect(places.filter((place) => place.isCurrent)).toMatchObject([{ device: 'Safari on iPhone' }]);
    const other = places.find(({ device }) => device === 'Firefox on Linux');
    expect(await call(security.signOutElsewhere.path, here, { id: other?.id })).toMatchObject({ ended: 1 });
    expect(await call(rows.online.path, second)).toMatchObject({ code: 401 });
    expect(await call(rows.online.path, third)).toMatchObject({ code: 200 });
    expect(await call(security.signOutElsewhere.path, here)).toMatchObject({ ended: places.length - 2 });
    expect(await call(rows.online.path, third)).toMatchObject({ code: 401 });
    expect(await call(rows.online.path, here)).toMatchObject({ code: 200 });
  });

  test('nobody ends another player’s session', async () => {
    const [mine, other] = [await start(), await aPlayer(database.current().db)];
    const place = { fingerprint: '', device: '', now: new Date() };
    const theirs = await startSession(server.services, other.id, place);
    const { places } = await call(security.signedInPlaces.path, mine);
    for (const id of [places[0].id, 'no-such-id', "' or true --"]) {
      expect(await call(security.signOutElsewhere.path, theirs, { id })).toMatchObject({ ended: 0 });
    }
    expect(await call(rows.online.path, mine)).toMatchObject({ code: 200 });
  });
});
