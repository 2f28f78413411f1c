import { expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import { readSources } from '../promotions/sources.ts';
import { demoPlayer, demoPlayers } from '../seed/demo-player.ts';
import { insertDemoPlayers } from '../seed/insert-demo-players.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

withDatabase((database) => {
  const { db, server, playerId, start, beat, bet, state, post } = playKit(database);

  const send = (path: string, body: object) =>
    server().app.fetch(
      new Request(`http://perya.test/sandbox/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );
  const change = async (order: object) =>
    (await send('player', { account: String(playerId()), ...order })).json() as Promise<Record<string, unknown>>;
  const press = (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return server().app.fetch(new Request('http://perya.test/sandbox', { method: 'POST', body, headers }));
  };

  test('coin is set to what is asked for, through the books, up and down', async () => {
    for (const coin of [50_000, 128_450, 0, 0]) expect(await change({ set: { coin } })).toMatchObject({ coin });
    expect(await findMismatches(db())).toEqual([]);
    expect((await send('player', { account: String(playerId()), set: { coin: -1 } })).status).toBe(400);
  });

  test('limits are set one by one, and count at once', async () => {
    expect(await change({ set: { dailyBetLimit: 2_000, dailyMinutes: 5 } })).toMatchObject({ dailyBetLimit: 2_000 });
    expect(await change({ set: { weeklyBetLimit: 9_000 } })).toMatchObject({
      dailyBetLimit: 2_000,
      weeklyBetLimit: 9_000,
      monthlyBetLimit: null,
      dailyMinutes: 5,
    });
    const { sessionId } = await start(1001);
    await bet(sessionId, 2_000);
    expect(await beat(1001)).toMatchObject({ dailyBetLimit: 1 });
    await change({ set: { dailyBetLimit: null } });
    expect(await beat(1001)).toMatchObject({ dailyBetLimit: 0 });
  });

  test('a visit is closed, and a break begins and ends', async () => {
    await start(1001);
    expect(await change({})).toMatchObject({ openGameId: 1001 });
    expect(await change({ closeVisit: true })).toMatchObject({ openGameId: null });
    expect(await state()).toMatchObject({ isOpen: false });
    await change({ set: { breakUntil: '2030-01-01T00:00:00Z' } });
    expect(await start(1001)).toMatchObject({ errcode: 1010 });
    await change({ set: { breakUntil: null } });
    expect(await start(1001)).toMatchObject({ errcode: 0 });
  });

  test('a game and a brand stand still, and the list says so', async () => {
    const list = async () => (await post(config.appConfig.path))['appGameList'];
    expect(await (await send('games', { gameId: 1001, maintain: true })).json()).toMatchObject({
      games: [{ id: 1001 }, { id: 1003 }],
    });
    expect(await list()).toMatchObject([{ id: 1001, maintain: 1 }, { id: 1002 }, {}, {}]);
    expect(await start(1001)).toMatchObject({ errcode: 1002 });
    await send('games', { gameId: 1001, brandId: 1, maintain: false });
    await send('games', { brandId: 1, maintain: true });
    expect(await start(1002)).toMatchObject({ errcode: 1002 });
    await send('games', { brandId: 1, maintain: false });
    expect(await start(1002)).toMatchObject({ errcode: 0 });
    for (const order of [{ maintain: true }, { gameId: 9, maintain: true }, { gameId: 1001 }]) {
      expect((await send('games', order)).status).toBe(400);
    }
  });

  test.each([
    [{ do: 'player', value: 'rich' }, { coin: 1_000_000 }],
    [{ do: 'player', value: 'poor' }, { coin: 0 }],
    [{ do: 'player', value: 'limit' }, { dailyBetLimit: 2_000 }],
    [{ do: 'player', value: 'minute' }, { dailyMinutes: 1 }],
    [
      { do: 'player', value: 'noLimit' },
      { dailyBetLimit: null, dailyMinutes: null },
    ],
    [{ do: 'player', value: 'closeVisit' }, { openGameId: null }],
  ])('the button %o does what it says', async (fields, expected) => {
    await start(1001);
    expect((await press({ ...fields, account: String(playerId()) })).status).toBe(303);
    expect(await change({})).toMatchObject(expected);
  });

  test('the buttons of games take a number, and nothing else', async () => {
    expect((await press({ do: 'stopGame', value: 'on', id: '1002' })).status).toBe(303);
    expect(await start(1002)).toMatchObject({ errcode: 1002 });
    expect((await press({ do: 'stopGame', value: 'off', id: '1002' })).status).toBe(303);
    for (const id of ['', 'x', '77']) expect((await press({ do: 'stopBrand', value: 'on', id })).status).toBe(400);
    const page = await server().app.fetch(new Request('http://perya.test/sandbox'));
    expect(await page.text()).toContain('Now: 1003 Game 3');
  });

  test('the demo players have what they begin with, once, however often the server starts', async () => {
    const { services } = server();
    await insertDemoPlayers(services);
    await insertDemoPlayers(services);
    const { players } = await (await server().app.fetch(new Request('http://perya.test/sandbox/players'))).json();
    const jamie = (players as { account: string }[]).find(({ account }) => account === demoPlayer.account);
    expect(jamie).toMatchObject({ coin: 128_450, vip: 3 });
    for (const { account, coin } of demoPlayers) {
      expect((players as object[]).find((one) => 'account' in one && one.account === account)).toMatchObject({ coin });
    }
    const sourceOf = await readSources(db());
    const given = await db().selectFrom('txn').select('ref').where('ref', 'like', 'demo player %').execute();
    expect(new Set(given.map(({ ref }) => sourceOf(ref).activity))).toEqual(new Set(['Demo balance']));
    expect(await findMismatches(db())).toEqual([]);
  });
});
