import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { games } from '#contract/games.ts';
import { allRows } from '#contract/index.ts';
import { security } from '#contract/security.ts';
import { sendLogTo } from '#shared/log.ts';
import { makeBoundedPool } from '#server/fair/bounded-pool.ts';
import { saySignedOut } from '#server/http/answer.ts';
import { startSession } from '#server/players/start-session.ts';
import { sweepPlayers } from '#server/players/sweep.ts';
import { openDatabase } from '#server/sql/database.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { isAnsweredOnce } from './is-answered-once.ts';
import { makeRepeats } from './repeats.ts';

const MINUTES_A_DAY = 24 * 60;
const HASTY_MS = 200;
const { takeBreak } = games;

/** What is built and can be asked for with a body alone. */
const answeredOnce = [
  [games.setRealityCheck, { minutes: 30 }, { minutes: 15 }],
  [takeBreak, { minutes: 15 }, { minutes: 60 }],
  [games.gameLike, { id: 1001, like: 1 }, { id: 1001, like: 0 }],
  [security.signOutElsewhere, { id: '' }, { id: 'another' }],
  [security.removePasskey, { id: 'a-passkey' }, { id: 'another' }],
] as const;

test('every change is answered once or knows its own repetitions, and no read is either', () => {
  for (const row of allRows()) {
    expect([row.path, isAnsweredOnce(row) || row.repeats === 'by-itself']).toEqual([row.path, row.effect !== 'read']);
  }
});

test('no call that moves money recognizes its own repetitions', () => {
  const money = allRows().filter(({ effect }) => effect === 'money');
  expect(money.length).toBeGreaterThan(20);
  expect(money.filter((row) => !isAnsweredOnce(row))).toEqual([]);
});

withEachDatabase((database) => {
  const kit = playKit(database);

  const ask = async (server: TestApp, path: string, body: object, key: string | undefined, headers = kit.headers()) => {
    const reply = await server.call(path, body, { ...headers, ...(key !== undefined && { 'idempotency-key': key }) });
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text: await reply.text() };
  };
  const post = (path: string, body: object, key: string | undefined, headers = kit.headers()) =>
    ask(kit.server(), path, body, key, headers);
  const errcodeOf = ({ text }: { text: string }) => (JSON.parse(text) as { errcode: number }).errcode;
  const signIn = async (playerId: number) => {
    const place = { fingerprint: 'device-two-0002', device: '', now: START };
    return { authorization: `Bearer ${await startSession({ db: kit.db() }, playerId, place)}` };
  };

  describe.each(answeredOnce)('$path', ({ path }, body, other) => {
    test('is told the first answer again, byte for byte, a day later and after a restart as well', async () => {
      const key = randomUUID();
      const first = await post(path, body, key);
      expect([first.status, errcodeOf(first)]).toEqual([200, 0]);
      expect(await post(path, body, key)).toEqual(first);
      kit.pass(MINUTES_A_DAY);
      expect(await post(path, body, key)).toEqual(first);
      const again = await openDatabase(database.url());
      if (!again.ok) throw new Error(again.sentence);
      const restarted = await openTestApp(again.value.db, { now: kit.clock.now });
      expect(await ask(restarted, path, body, key)).toEqual(first);
      await again.value.close();
    });

    test('refuses the key for another body, and for another call', async () => {
      const key = randomUUID();
      await post(path, body, key);
      const reused = await post(path, other, key);
      expect([reused.status, errcodeOf(reused)]).toEqual([422, PROTOCOL_ERRORS.keyReused.errcode]);
      const elsewhere = await post(games.exitGame.path, {}, key);
      expect(errcodeOf(elsewhere)).toBe(PROTOCOL_ERRORS.keyReused.errcode);
    });

    test('is another call for another player with the same key', async () => {
      const key = randomUUID();
      await post(path, body, key);
      const stranger = await signIn((await aPlayer(kit.db())).id);
      expect(errcodeOf(await post(path, other, key, stranger))).toBe(0);
    });
  });

  test('1,000 at once are one, and all are told the same, or to come again', async () => {
    const places = await Promise.all([1, 2, 3].map(() => signIn(kit.playerId())));
    const key = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 1_000 }, () => post(security.signOutElsewhere.path, { id: '' }, key)),
    );
    const told = all.filter(({ status }) => status === 200);
    const later = all.filter(({ status, retryAfter }) => status === 429 && retryAfter === '1');
    expect([told.length > 0, told.length + later.length]).toEqual([true, 1_000]);
    expect(new Set(told.map(({ text }) => text)).size).toBe(1);
    // Done twice, it would find nobody left to sign out.
    expect(JSON.parse(told[0]!.text)).toMatchObject({ errcode: 0, ended: places.length });
    expect((await post(security.signOutElsewhere.path, { id: '' }, key)).text).toBe(told[0]!.text);
  });

  test('a guest who leaves a game leaves no answer behind', async () => {
    const key = randomUUID();
    expect(errcodeOf(await post(games.exitGame.path, {}, key, {}))).toBe(0);
    expect(await kit.db().selectFrom('kept_answer').select('key').where('key', '=', key).execute()).toEqual([]);
  });

  test('without a key it is done each time', async () => {
    await signIn(kit.playerId());
    const ended = async () => JSON.parse((await post(security.signOutElsewhere.path, {}, undefined)).text) as object;
    expect(await ended()).toMatchObject({ ended: 1 });
    expect(await ended()).toMatchObject({ ended: 0 });
  });

  test('a refusal is an answer, and is told again when it is no longer true', async () => {
    const key = randomUUID();
    const refused = await post(games.gameLike.path, { id: 1004, like: 1 }, key);
    expect(errcodeOf(refused)).toBe(1004);
    await kit.db().updateTable('game').set({ show_type: 0 }).where('id', '=', 1004).execute();
    expect(await post(games.gameLike.path, { id: 1004, like: 1 }, key)).toEqual(refused);
    await kit.db().updateTable('game').set({ show_type: 1 }).where('id', '=', 1004).execute();
  });

  test('a repetition that says nothing for good before it asks anything is told the answer all the same', async () => {
    const repeats = makeRepeats(kit.db(), makeBoundedPool({ running: 1, waiting: 0 }));
    const change = { scope: 'call player 1', key: randomUUID(), body: '', now: START };
    const first = await repeats.answer(change, async () => ({ kind: 'said', json: '{}' }));
    expect(await repeats.answer(change, async () => ({ kind: 'passing', answer: saySignedOut() }))).toEqual(first);
  });

  test('what fails half way leaves nothing, and the next try is the first', async () => {
    sendLogTo(() => undefined);
    const visit = await kit.start(1001);
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(kit.db());
    await sql`create trigger fails before insert on play_setting execute function fail()`.execute(kit.db());
    const key = randomUUID();
    const failed = await post(takeBreak.path, { minutes: 15 }, key);
    expect([failed.status, errcodeOf(failed)]).toEqual([500, PROTOCOL_ERRORS.fault.errcode]);
    // The visit that a break closes is open still, and so is the key.
    expect(await kit.state()).toMatchObject({ sessionId: visit['sessionId'], isOpen: true });
    await sql`drop trigger fails on play_setting`.execute(kit.db());
    await sql`drop function fail`.execute(kit.db());
    expect(errcodeOf(await post(takeBreak.path, { minutes: 15 }, key))).toBe(0);
    expect(await kit.state()).toMatchObject({ isOpen: false });
  });

  /** As the work of another program that has the player's row, until it is let go. */
  const holdBreaks = async () => {
    const other = await kit.db().startTransaction().execute();
    await sql`lock table play_setting in exclusive mode`.execute(other);
    return () => other.rollback().execute();
  };

  test('one that comes while the first is at work waits for it, and is told the same', async () => {
    const letGo = await holdBreaks();
    const key = randomUUID();
    const both = [post(takeBreak.path, { minutes: 15 }, key), post(takeBreak.path, { minutes: 15 }, key)];
    await untilWaiting(1);
    kit.pass(1);
    await letGo();
    const [first, second] = await Promise.all(both);
    expect(second).toEqual(first);
    expect(errcodeOf(first!)).toBe(0);
  });

  const untilWaiting = async (count: number): Promise<void> => {
    await expect
      .poll(async () => {
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await waiting.execute(kit.db())).rows.length;
      })
      .toBe(count);
  };

  test('at another server one that waits too long is told to come back with the same key', async () => {
    const letGo = await holdBreaks();
    const hasty = await openDatabase(database.url(), { lockMs: HASTY_MS });
    if (!hasty.ok) throw new Error(hasty.sentence);
    const twin = await openTestApp(hasty.value.db, { now: kit.clock.now });
    const key = randomUUID();
    const first = post(takeBreak.path, { minutes: 15 }, key);
    await untilWaiting(1);
    // The first waits for as long as the machine takes, the second for as long as its own database lets it.
    const late = await ask(twin, takeBreak.path, { minutes: 15 }, key);
    expect([late.status, late.retryAfter, errcodeOf(late)]).toEqual([409, '1', PROTOCOL_ERRORS.inProgress.errcode]);
    await letGo();
    const done = await first;
    expect([errcodeOf(done), await ask(twin, takeBreak.path, { minutes: 15 }, key)]).toEqual([0, done]);
    await hasty.value.close();
  });

  test('a server that dies at work has done nothing, and the repetition does it', async () => {
    const letGo = await holdBreaks();
    sendLogTo(() => undefined);
    const key = randomUUID();
    const first = post(takeBreak.path, { minutes: 15 }, key);
    await untilWaiting(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(kit.db());
    expect((await first).status).toBe(500);
    await letGo();
    kit.pass(3);
    const second = await post(takeBreak.path, { minutes: 15 }, key);
    expect(JSON.parse(second.text)).toMatchObject({ errcode: 0, until: kit.clock.now().getTime() + 15 * 60_000 });
  });

  test('[GAME-07] a heart that arrives once more after a newer one changes nothing', async () => {
    const like = (wanted: 0 | 1, key: string, replaces: string[] = []) =>
      post(games.gameLike.path, { id: 1001, like: wanted, replaces }, key);
    const [older, newer] = [randomUUID(), randomUUID()];
    await like(1, older);
    await like(0, newer);
    expect(errcodeOf(await like(1, older))).toBe(0);
    expect(JSON.parse((await like(0, newer)).text)).toMatchObject({ gameLikes: {} });
    expect(await kit.refresh()).toMatchObject({ appGameDataUser: { gameLikes: {} } });
  });

  test('[GAME-07] a heart that was under way for so long that a newer one was first comes too late', async () => {
    const [late, newer] = [randomUUID(), randomUUID()];
    await post(games.gameLike.path, { id: 1002, like: 1, replaces: [late] }, newer);
    expect(errcodeOf(await post(games.gameLike.path, { id: 1002, like: 0 }, late))).toBe(
      PROTOCOL_ERRORS.keyReused.errcode,
    );
    expect(await kit.refresh()).toMatchObject({ appGameDataUser: { gameLikes: { 1002: 1 } } });
  });

  test('answers go after eight days; what the wallet was told stays', async () => {
    const { db, clock } = kit;
    const count = async (like: string) =>
      (await db().selectFrom('kept_answer').select('key').where('scope', 'like', like).execute()).length;
    await db().deleteFrom('kept_answer').execute();
    const visit = await kit.start(1001);
    await kit.bet(String(visit['sessionId']), 100);
    await post(takeBreak.path, { minutes: 15 }, randomUUID());
    const wallets = (await count('%')) - (await count('call %'));
    expect([await count('call %'), wallets > 0]).toEqual([1, true]);
    kit.pass(7 * MINUTES_A_DAY);
    await sweepPlayers({ db: db(), now: clock.now });
    expect(await count('call %')).toBe(1);
    kit.pass(2 * MINUTES_A_DAY);
    await sweepPlayers({ db: db(), now: clock.now });
    expect([await count('call %'), await count('%')]).toEqual([0, wallets]);
  });
});
