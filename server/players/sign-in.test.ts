import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { session as rows } from '#contract/session.ts';
import { demoPlayer, demoPlayers } from '#server/seed/demo-player.ts';
import { insertDemoPlayers } from '#server/seed/insert-demo-players.ts';
import { clearTries } from '#server/sql/queries/tries.ts';
import { must } from '#shared/assert.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { openSealer } from '../../tests/kit/seal.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { makeBoundedPool } from '../fair/bounded-pool.ts';
import type { Passwords } from './passwords.ts';

const RIGHT = demoPlayer.password;
const WRONG = { code: 200, errcode: 1018, message: 'login.loginFailed' };
const TOO_MANY = { errcode: 1049, message: 'login.loginFailed' };

withDatabase((database) => {
  let server: TestApp;
  let seal: (password: string) => string;
  let now = new Date('2026-11-20T12:00:00Z');
  const after = (ms: number) => (now = new Date(now.getTime() + ms));

  beforeAll(async () => {
    server = await openTestApp(database.current().db, { now: () => now });
    await insertDemoPlayers(server.services);
    seal = await openSealer(database.current().db);
  });
  beforeEach(() => clearTries(database.current().db));

  const signIn = async (account: string, password = RIGHT, from = server) =>
    (
      await from.call(rows.accountLogin.path, { account, password: seal(password) }, { fingerprint: 'device-one-0001' })
    ).json();
  const online = async (token: string) =>
    (await server.call(rows.online.path, {}, { authorization: `Bearer ${token}` })).json();

  test.each(['jamie88', 'JAMIE88', ' Jamie88 ', '9170000088', '09170000088', '639170000088', '+639170000088'])(
    'a player signs in as %s, and the token opens calls',
    async (account) => {
      const { code, errcode, appUser } = await signIn(account);
      expect([code, errcode]).toEqual([200, 0]);
      expect(appUser).toMatchObject({
        account: 'jamie88',
        mobile: '9170000088',
        nickname: 'Jamie88',
        vip: 3,
        password: '',
      });
      expect(await online(appUser.token)).toMatchObject({ code: 200, errcode: 0 });
    },
  );

  test('of a token the server keeps the hash alone', async () => {
    const { token } = (await signIn('jamie88')).appUser as { token: string };
    const rows = await database.current().db.selectFrom('session').selectAll().execute();
    const hash = createHash('sha256').update(token).digest();
    expect(rows.filter(({ token_hash }) => hash.equals(token_hash))).toHaveLength(1);
    const written = rows.flatMap((row) => Object.values(row).map((value) => String(value)));
    expect(written.filter((value) => value.includes(token))).toEqual([]);
  });

  const refusals = { disabled: 101, frozen: 102, kycOverdue: 103, selfExcluded: 1051 } as const;
  test.each(Object.entries(refusals))(
    'a player who is %s hears it after the right password only',
    async (standing, errcode) => {
      const { account } = must(
        demoPlayers.find((player) => player.standing === standing),
        'there is one of each',
      );
      expect(await signIn(account)).toMatchObject({ code: 200, errcode });
      expect(await signIn(account, 'not-the-password')).toEqual(WRONG);
    },
  );

  test('the same call again takes the place of the first, whose answer was lost, and of no other', async () => {
    const call = (key: string) =>
      server.call(
        rows.accountLogin.path,
        { account: 'lorna88', password: seal(RIGHT) },
        { fingerprint: 'device-one-0001', 'idempotency-key': key },
      );
    const [first, again, other] = ['a', 'a', 'b'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`);
    const tokens: string[] = [];
    for (const key of [first, again, other]) tokens.push((await (await call(key ?? '')).json()).appUser.token);
    const codes = [];
    after(1_000);
    for (const token of tokens) codes.push((await online(token)).code);
    expect(codes).toEqual([401, 200, 200]);
    // One that comes late takes nothing from the player who is in by then.
    await call(first ?? '');
    expect((await online(tokens[1] ?? '')).code).toBe(200);
  });

  test('a player who is barred while signed in hears why, or is signed out', async () => {
    const { appUser } = await signIn('lorna88');
    const set = (status: 'active' | 'disabled') =>
      database.current().db.updateTable('player').set({ status }).where('account', '=', 'lorna88').execute();
    await set('disabled');
    expect(await online(appUser.token)).toMatchObject({ code: 401 });
    const headers = { authorization: `Bearer ${appUser.token}` };
    expect(await (await server.call(rows.getAfterLoginInfoWeb.path, {}, headers)).json()).toMatchObject({
      errcode: 101,
    });
    await set('active');
  });

  test('a wrong password, a stranger and a broken seal get one and the same answer', async () => {
    const { path } = rows.accountLogin;
    const ask = async (account: string, password: string) => {
      const response = await server.call(path, { account, password });
      const headers = [...response.headers].filter(([name]) => name !== 'date');
      return [response.status, headers, await response.text()];
    };
    const wrong = await ask('jamie88', seal('not-the-password'));
    expect(wrong).toMatchObject([200, expect.anything(), JSON.stringify(WRONG)]);
    const good = seal(RIGHT);
    const broken = [
      `${good.slice(0, -8)}AAAA${good.slice(-4)}`,
      good.slice(0, 90),
      'v2.nokey.AAAA',
      'AAAA',
      '?',
      'v2..',
    ];
    for (const password of broken) {
      await clearTries(database.current().db);
      expect(await ask('jamie88', password)).toEqual(wrong);
    }
    for (const account of ['nobody', '9170009999', '%', "jamie88' --"]) {
      expect(await ask(account, good)).toEqual(wrong);
    }
  });

  test('maintenance comes before anything else', async () => {
    const set = async (status: number) => {
      const value = JSON.stringify({ status, content: '' });
      const { db } = database.current();
      await db
        .insertInto('setting')
        .values({ key: 'maintenance', value })
        .onConflict((row) => row.column('key').doUpdateSet({ value }))
        .execute();
      await server.services.configAnswers.renew();
    };
    await set(1);
    for (const account of ['jamie88', 'nobody']) expect(await signIn(account)).toMatchObject({ errcode: 1050 });
    await set(0);
    expect(await signIn('jamie88')).toMatchObject({ errcode: 0 });
  });

  describe('limits', () => {
    const fail = (account: string) => signIn(account, 'not-the-password');

    test.each(['jamie88', 'nobody'])(
      '%s has five tries in a quarter of an hour, and then longer waits',
      async (account) => {
        for (const wait of [15, 30, 60, 60]) {
          for (let tries = 0; tries < 5; tries++) expect(await fail(account)).toEqual(WRONG);
          after((wait - 1) * MINUTE_MS);
          expect(await fail(account)).toMatchObject(TOO_MANY);
          expect(await signIn(account)).toMatchObject(TOO_MANY);
          after(MINUTE_MS);
        }
      },
    );

    test('the tries of a player are the same by any of their names, and end with a sign-in', async () => {
      for (const account of ['jamie88', '09170000088', 'JAMIE88', '9170000088'])
        expect(await fail(account)).toEqual(WRONG);
      expect(await signIn('jamie88')).toMatchObject({ errcode: 0 });
      for (let tries = 0; tries < 5; tries++) expect(await fail('jamie88')).toEqual(WRONG);
      expect(await fail('+639170000088')).toMatchObject(TOO_MANY);
      expect(await signIn('lorna88')).toMatchObject({ errcode: 0 });
    });

    test('of a hundred guesses at once, five are looked at', async () => {
      let looked = 0;
      const counting: Passwords = { ...server.services.passwords, verify: async () => ((looked += 1), 'wrong') };
      const counted = await openTestApp(database.current().db, { now: () => now, passwords: counting });
      const answers = await Promise.all(Array.from({ length: 100 }, () => signIn('jamie88', RIGHT, counted)));
      expect(looked).toBe(5);
      expect(answers.filter(({ errcode }) => errcode === 1018)).toHaveLength(5);
    });

    test('a crowd at the door is turned away before anything is asked', async () => {
      const signIns = makeBoundedPool({ running: 0, waiting: 0 });
      const crowded = await openTestApp(database.current().db, { now: () => now, signIns });
      const form = { account: 'jamie88', password: seal(RIGHT), code: '123456' };
      for (const { path } of [rows.accountLogin, rows.accountRegist, rows.forgetPassword]) {
        expect(await (await crowded.call(path, form)).json()).toMatchObject({
          code: 429,
          errcode: PROTOCOL_ERRORS.busy.errcode,
        });
      }
      expect(await database.current().db.selectFrom('try_limit').selectAll().execute()).toEqual([]);
    });

    test('one network tries so many names a minute', async () => {
      const quick: Passwords = { ...server.services.passwords, verify: async () => 'wrong' };
      const counted = await openTestApp(database.current().db, { now: () => now, passwords: quick });
      const codes: number[] = [];
      for (let at = 0; at < 121; at++) codes.push((await signIn(`name${at}`, RIGHT, counted)).errcode);
      expect(codes.slice(0, 120)).toEqual(Array(120).fill(1018));
      expect(codes[120]).toBe(1049);
      after(MINUTE_MS);
      expect(await signIn('jamie88')).toMatchObject({ errcode: 0 });
    });

    test('a server with its hands full says so, and counts no try', async () => {
      const full: Passwords = { ...server.services.passwords, verify: async () => 'busy' };
      const crowded = await openTestApp(database.current().db, { now: () => now, passwords: full });
      for (let tries = 0; tries < 7; tries++) {
        expect(await signIn('jamie88', RIGHT, crowded)).toMatchObject({
          code: 429,
          errcode: PROTOCOL_ERRORS.busy.errcode,
        });
      }
      expect(await signIn('jamie88')).toMatchObject({ errcode: 0 });
    });
  });
});
