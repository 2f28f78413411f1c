import { randomUUID } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { insertGames, openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { openWalletKit, type WalletKit, type WalletReply } from '../../tests/kit/wallet.ts';
import { readBalance } from '../ledger/balance.ts';
import { setLimits } from '../play/limits.ts';
import { closeVisits } from '../sql/queries/visits.ts';

const START = new Date('2026-11-20T12:00:00Z');

withEachDatabase((database) => {
  let server: TestApp;
  let kit: WalletKit;
  let playerId = 0;
  let session = '';
  const db = () => database.current().db;
  const coin = () => readBalance(db(), playerId);
  const id = () => randomUUID();

  beforeAll(async () => {
    await insertGames(db(), 3);
    server = await openTestApp(db(), { now: () => START });
    kit = openWalletKit(server);
  });
  beforeEach(async () => {
    playerId = (await aPlayer(db(), { mobile: null })).id;
    await kit.give(playerId, 10_000);
    session = await kit.visit(playerId);
  });

  const bet = (amount: number, roundId = id(), transactionId = id()) =>
    kit.say('bet', { session, roundId, transactionId, amount });
  const win = (roundId: string, amount: number, transactionId = id(), isRoundOver = true) =>
    kit.say('win', { session, roundId, transactionId, amount, isRoundOver });
  const rollback = (betTransactionId: string, transactionId = id()) =>
    kit.say('rollback', { session, transactionId, betTransactionId });

  describe('a round', () => {
    test('takes the stake and pays the prize, and each answer says what is left', async () => {
      const round = id();
      expect(await bet(1_000, round)).toEqual({ status: 200, body: { balance: 9_000 } });
      expect(await win(round, 2_500)).toEqual({ status: 200, body: { balance: 11_500 } });
      expect(await kit.say('balance', { session })).toEqual({ status: 200, body: { balance: 11_500 } });
      expect(await findMismatches(db())).toEqual([]);
    });

    test('may be lost, and is over with a win of nothing', async () => {
      const round = id();
      await bet(1_000, round);
      expect(await win(round, 0)).toEqual({ status: 200, body: { balance: 9_000 } });
      expect(await win(round, 500)).toEqual({ status: 422, body: { error: 'unknownRound' } });
      expect(await bet(100, round)).toEqual({ status: 422, body: { error: 'unknownRound' } });
    });

    test('may take several stakes and pay several times', async () => {
      const round = id();
      await bet(1_000, round);
      await bet(500, round);
      await win(round, 300, id(), false);
      expect(await bet(500, round)).toMatchObject({ body: { error: 'unknownRound' } });
      expect(await win(round, 700)).toEqual({ status: 200, body: { balance: 9_500 } });
    });

    test('of a visit that is over takes no stake, and is paid all the same', async () => {
      const round = id();
      await bet(1_000, round);
      await closeVisits(db(), playerId, START);
      expect(await bet(1_000)).toEqual({ status: 409, body: { error: 'sessionClosed' } });
      expect(await win(round, 4_000)).toEqual({ status: 200, body: { balance: 13_000 } });
    });

    test('beyond what can be counted exactly is refused, and moves nothing', async () => {
      const most = Number.MAX_SAFE_INTEGER - 10_000;
      await kit.give(playerId, most);
      const round = id();
      await bet(1_000, round);
      expect(await win(round, 2_000)).toEqual({ status: 400, body: { error: 'invalid' } });
      expect(await coin()).toBe(most + 9_000);
      expect(await win(round, 1_000)).toMatchObject({ status: 200 });
      await kit.give(playerId, -most);
    });

    test('of nobody is unknown', async () => {
      for (const nobody of [randomUUID(), 'no-session-of-ours']) {
        const lost = await kit.say('bet', { session: nobody, roundId: id(), transactionId: id(), amount: 1 });
        expect(lost).toEqual({ status: 404, body: { error: 'unknownSession' } });
      }
      expect(await win(id(), 500)).toEqual({ status: 422, body: { error: 'unknownRound' } });
    });
  });

  describe('a bet is refused', () => {
    test('that the balance does not cover', async () => {
      expect(await bet(10_001)).toEqual({ status: 402, body: { error: 'insufficientFunds' } });
      expect(await bet(10_000)).toEqual({ status: 200, body: { balance: 0 } });
    });

    test('for good, so that a late copy of it takes nothing', async () => {
      const [round, transaction] = [id(), id()];
      await bet(10_001, round, transaction);
      await kit.give(playerId, 5_000);
      expect(await bet(10_001, round, transaction)).toMatchObject({ body: { error: 'insufficientFunds' } });
      expect(await coin()).toBe(15_000);
    });

    test.each([[{ daily_bet: 1_500 }], [{ weekly_bet: 1_500 }], [{ monthly_bet: 1_500 }]])(
      'beyond a limit of %o',
      async (limits) => {
        await setLimits(db(), playerId, limits);
        expect(await bet(1_000)).toMatchObject({ status: 200 });
        expect(await bet(501)).toEqual({ status: 403, body: { error: 'limitReached' } });
        expect(await bet(500)).toMatchObject({ status: 200 });
        expect(await bet(1)).toMatchObject({ body: { error: 'limitReached' } });
      },
    );

    test('while the books do not agree; a win and a rollback are taken', async () => {
      const [round, lost, transaction] = [id(), id(), id()];
      await bet(1_000, round);
      await bet(1_000, lost, transaction);
      await db()
        .updateTable('account')
        .set({ balance: 1 })
        .where('kind', '=', 'house')
        .where('share', '=', 0)
        .execute();
      await server.services.auditor.audit();
      expect(await bet(100)).toEqual({ status: 409, body: { error: 'sessionClosed' } });
      expect(await win(round, 3_000)).toMatchObject({ body: { balance: 11_000 } });
      expect(await rollback(transaction)).toMatchObject({ body: { balance: 12_000 } });
      await db().updateTable('account').set({ balance: 0 }).where('kind', '=', 'house').execute();
      await server.services.auditor.audit();
      expect(await bet(100)).toMatchObject({ status: 200 });
    });

    test('from a player who may not play any more, and in a game that is being mended', async () => {
      await db().updateTable('player').set({ status: 'frozen' }).where('id', '=', playerId).execute();
      expect(await bet(100)).toMatchObject({ body: { error: 'sessionClosed' } });
      await db().updateTable('player').set({ status: 'active' }).where('id', '=', playerId).execute();
      await db().updateTable('brand').set({ maintain: true }).execute();
      expect(await bet(100)).toMatchObject({ body: { error: 'sessionClosed' } });
      await db().updateTable('brand').set({ maintain: false }).execute();
      expect(await bet(100)).toMatchObject({ status: 200 });
    });

    test('50 at once against a balance for 10: exactly 10 are taken, and a busy wallet takes none', async () => {
      const betUntilHeard = async (transaction = id()): Promise<WalletReply> => {
        const reply = await bet(1_000, id(), transaction);
        if (reply.status !== 429) return reply;
        await nextTick();
        return betUntilHeard(transaction);
      };
      const all = await Promise.all(Array.from({ length: 50 }, () => betUntilHeard()));
      const [taken, refused] = [200, 402].map((status) => all.filter((reply) => reply.status === status).length);
      expect([taken, refused, await coin()]).toEqual([10, 40, 0]);
      expect(await findMismatches(db())).toEqual([]);
    });
  });

  describe('the same again', () => {
    test('is answered in the same words, however many come at once', async () => {
      const [round, transaction] = [id(), id()];
      const all = await Promise.all(Array.from({ length: 6 }, () => bet(1_000, round, transaction)));
      await bet(1_000);
      all.push(await bet(1_000, round, transaction));
      expect(all).toEqual(all.map(() => ({ status: 200, body: { balance: 9_000 } })));
      expect(await coin()).toBe(8_000);
    });

    test('with another amount is a mistake, and moves nothing', async () => {
      const [round, transaction] = [id(), id()];
      await bet(1_000, round, transaction);
      expect(await bet(2_000, round, transaction)).toEqual({ status: 400, body: { error: 'invalid' } });
      expect(await coin()).toBe(9_000);
    });

    test('as the same message is the same answer, and the id of one message serves no other', async () => {
      const message = { id: id() };
      const [first, other] = [1, 2].map(() => ({ session, roundId: id(), transactionId: id(), amount: 700 }));
      const said = await kit.say('bet', first!, message);
      await bet(1_000);
      expect(await kit.say('bet', first!, message)).toEqual(said);
      expect(await kit.say('bet', other!, message)).toEqual({ status: 400, body: { error: 'invalid' } });
      expect(await coin()).toBe(8_300);
    });
  });

  describe('a bet is undone', () => {
    test('once, however often it is asked for', async () => {
      const [round, transaction] = [id(), id()];
      await bet(1_000, round, transaction);
      for (const again of [id(), id()]) {
        expect(await rollback(transaction, again)).toEqual({ status: 200, body: { balance: 10_000 } });
      }
      expect(await win(round, 5_000)).toEqual({ status: 410, body: { error: 'rolledBack' } });
      expect(await coin()).toBe(10_000);
    });

    test('before it comes, and is refused when it does', async () => {
      const transaction = id();
      expect(await rollback(transaction)).toEqual({ status: 200, body: { balance: 10_000 } });
      expect(await bet(1_000, id(), transaction)).toEqual({ status: 410, body: { error: 'rolledBack' } });
    });

    test('not when its round has been paid, and not by another visit', async () => {
      const [round, transaction] = [id(), id()];
      await bet(1_000, round, transaction);
      const stranger = await aPlayer(db());
      const theirs = await kit.visit(stranger.id);
      const stolen = await kit.say('rollback', { session: theirs, transactionId: id(), betTransactionId: transaction });
      expect(stolen).toEqual({ status: 400, body: { error: 'invalid' } });
      await win(round, 3_000);
      expect(await rollback(transaction)).toEqual({ status: 422, body: { error: 'unknownRound' } });
      expect(await coin()).toBe(12_000);
    });
  });
});
