import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { records } from '#contract/records.ts';
import { session } from '#contract/session.ts';
import { must } from '#shared/assert.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { GAMES, newKey, openProviderKit, type ProviderKit, START } from '../../tests/kit/provider.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { openWalletKit, type WalletKit } from '../../tests/kit/wallet.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { makeRepeats } from '../call/repeats.ts';
import { makeBoundedPool } from './bounded-pool.ts';
import { makeShares } from './shares.ts';
import { startSession } from '../players/start-session.ts';
import { type Database, openDatabase } from '../sql/database.ts';
import type { Tables } from '../sql/tables.ts';

/** As many as one player's places and those to wait in. */
const HEARD = 16;
const SENT = 100;
/** What is counted here is places; how long one waits is looked at with a clock of the test's own. */
const AS_LONG_AS_IT_TAKES_MS = 60_000;

interface Reply {
  status: number;
  retryAfter: string | null;
}

withDatabase((database) => {
  let server: TestApp;
  let kit: ProviderKit;
  let wallet: WalletKit;
  let other: Record<string, string>;
  let patient: Database;
  const db = () => patient.db;

  const signIn = async (playerId: number) => {
    const place = { fingerprint: 'device-one-0001', device: '', now: START };
    return { authorization: `Bearer ${await startSession({ db: db() }, playerId, place)}` };
  };

  beforeAll(async () => {
    const waits = { waitMs: AS_LONG_AS_IT_TAKES_MS, lockMs: AS_LONG_AS_IT_TAKES_MS };
    const opened = await openDatabase(database.url(), waits);
    patient = must(opened.ok ? opened.value : undefined, 'the database of the test is open');
    kit = await openProviderKit(db());
    const shares = makeShares(AS_LONG_AS_IT_TAKES_MS);
    const later = { db: db(), repeats: makeRepeats(db(), makeBoundedPool({ running: 3, waiting: SENT })) };
    server = await openTestApp(db(), { now: () => START, shares, repeats: makeRepeats(db(), shares.money), later });
    wallet = openWalletKit(server);
    return () => patient.close();
  });
  beforeEach(async () => {
    await kit.renew();
    other = await signIn((await aPlayer(db(), { mobile: null })).id);
  });

  const ask = async (path: string, body: object, headers: Record<string, string>, app = server): Promise<Reply> => {
    const reply = await app.call(path, body, { ...headers, 'idempotency-key': randomUUID() });
    return { status: reply.status, retryAfter: reply.headers.get('retry-after') };
  };
  const beat = (app = server): Promise<Reply> => ask(session.online.path, {}, other, app);

  /** Nobody gets at this table until the work is done: what needs it stands still, as under a load without an end. */
  async function whileHeld<Value>(table: keyof Tables | 'provider_round', work: () => Promise<Value>): Promise<Value> {
    const opened = await openDatabase(database.url());
    const holder = must(opened.ok ? opened.value : undefined, 'the database of the test is open');
    try {
      return await holder.db.transaction().execute(async (transaction) => {
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
        return work();
      });
    } finally {
      await holder.close();
    }
  }

  describe.each([
    ['startGame', 'visit', (own) => ask(games.startGame.path, { gameId: GAMES.slot }, own)],
    ['betRecord', 'play_round', (own) => ask(records.betRecord.path, { pageSize: 100 }, own)],
    ['gameLike', 'game_like', (own) => ask(games.gameLike.path, { id: GAMES.slot, like: 1 }, own)],
  ] as [string, keyof Tables, (own: Record<string, string>) => Promise<Reply>][])('%s', (_name, table, send) => {
    test(`${SENT} at once of one player: ${HEARD} are heard, the rest is told when to come again, and another player plays on`, async () => {
      const own = await signIn(kit.playerId);
      const sent = await whileHeld(table, async () => {
        const all = Array.from({ length: SENT }, () => send(own));
        expect(await beat()).toEqual({ status: 200, retryAfter: null });
        return all;
      });
      await expectShares(sent);
    });
  });

  test('bets: those that find no place are not made, and the books agree', async () => {
    const visit = await wallet.visit(kit.playerId);
    const before = await kit.coin();
    const sent = await whileHeld('play_round', async () => {
      const all = Array.from({ length: SENT }, () =>
        wallet.say('bet', { session: visit, roundId: newKey(), transactionId: newKey(), amount: 100 }),
      );
      expect((await beat()).status).toBe(200);
      return all;
    });
    const said = await Promise.all(sent);
    const statuses = said.map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, await kit.coin()]).toEqual([
      HEARD,
      before - HEARD * 100,
    ]);
    expect(said.filter(({ status }) => status !== 200)).toEqual(
      Array.from({ length: SENT - HEARD }, () => ({ status: 429, body: { error: 'busy' } })),
    );
    expect(await findMismatches(db())).toEqual([]);
  });

  test('spins: those that find no place have no round', async () => {
    await kit.visit(GAMES.slot);
    const sent = await whileHeld('provider_round', async () => {
      const all = Array.from({ length: SENT }, () => kit.ask('spin', { key: newKey(), stake: 100 }));
      expect((await beat()).status).toBe(200);
      return all;
    });
    const said = await Promise.all(sent);
    const turnedAway = said.filter(({ status }) => status === 429);
    expect(turnedAway).toEqual(turnedAway.map(() => ({ status: 429, body: { error: 'unreachable' } })));
    expect([turnedAway.length, (await kit.rounds()).length]).toEqual([SENT - HEARD, HEARD]);
    expect(await findMismatches(db())).toEqual([]);
  });

  describe('with connections of their own', () => {
    let few: Database;
    let app: TestApp;

    beforeAll(async () => {
      const opened = await openDatabase(database.url(), { connections: 4, connectionsForLater: 2, waitMs: 2_000 });
      few = must(opened.ok ? opened.value : undefined, 'the database of the test is open');
      app = await openTestApp(few.db, { now: () => START, laterDb: few.later });
      return () => few.close();
    });

    test('many players’ records stand in nobody’s way, and a wait that is too long is told so', async () => {
      const players = await Promise.all(Array.from({ length: 6 }, () => aPlayer(db(), { mobile: null })));
      const tokens = await Promise.all(players.map(({ id }) => signIn(id)));
      const read = (headers: Record<string, string>) => ask(records.betRecord.path, {}, headers, app);
      const ends = await whileHeld('play_round', async () => {
        const all = tokens.map(read);
        expect((await beat(app)).status).toBe(200);
        // The two connections are held, so at least four wait in vain.
        const waited = await firstOf(all, 4);
        expect(waited).toEqual(waited.map(() => ({ status: 429, retryAfter: '1' })));
        return all;
      });
      for (const { status } of await Promise.all(ends)) expect([200, 429]).toContain(status);
    });
  });

  async function expectShares(sent: Promise<Reply>[]): Promise<void> {
    const all = await Promise.all(sent);
    const heard = all.filter(({ status }) => status === 200).length;
    const turnedAway = all.filter(({ status, retryAfter }) => status === 429 && retryAfter === '1').length;
    expect([heard, turnedAway]).toEqual([HEARD, SENT - HEARD]);
  }
});

/** As soon as so many are there. */
function firstOf<Value>(all: Promise<Value>[], count: number): Promise<Value[]> {
  return new Promise((resolve) => {
    const found: Value[] = [];
    for (const one of all) {
      void one.then((value) => found.push(value) === count && resolve(found));
    }
  });
}
