import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendLogTo } from '#shared/log.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { makeAuditor } from './auditor.ts';
import { readBalance } from './balance.ts';
import { credit } from './credit.ts';
import { findMismatches } from './find-mismatches.ts';
import { type Ended, hold, releaseHold, settleHold } from './holds.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { once } from '../call/once.ts';
import { post } from './post.ts';
import { readWager } from './wager.ts';

const now = new Date('2026-11-20T12:00:00Z');

withEachDatabase((database) => {
  let playerId = 0;
  const db = () => database.current().db;
  const give = (amount: number, ref: string = randomUUID(), toWager = 0) =>
    inTransaction(db(), (transaction) =>
      credit(transaction, { kind: 'adjustment', ref, playerId, amount, toWager, now }),
    );
  const bet = (amount: number, ref: string = randomUUID()) =>
    inTransaction(db(), (transaction) =>
      post(transaction, {
        kind: 'bet',
        ref,
        playerId,
        amounts: { cash: -amount, 'provider-clearing': amount },
        now,
      }),
    );

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    playerId = (await aPlayer(db())).id;
  });

  describe('a movement', () => {
    test('moves both sides by the same amount, and says what it left', async () => {
      expect(await give(1_000)).toMatchObject({ ok: true });
      expect(await bet(250)).toMatchObject({ ok: true });
      expect(await readBalance(db(), playerId)).toBe(750);
      const postings = await db()
        .selectFrom('posting')
        .innerJoin('account', 'account.id', 'posting.account_id')
        .select(['amount', 'balance_after'])
        .where('player_id', '=', playerId)
        .orderBy('posting.id')
        .execute();
      expect(postings).toEqual([
        { amount: 1_000, balance_after: 1_000 },
        { amount: -250, balance_after: 750 },
      ]);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('of the same kind and reference happens once, however many come at once', async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => give(500, `same ${playerId}`)));
      expect(all.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await readBalance(db(), playerId)).toBe(500);
    });

    test('that is told twice asks for its bets once', async () => {
      const ref = randomUUID();
      expect(await give(500, ref, 1_000)).toMatchObject({ ok: true });
      expect(await give(500, ref, 1_000)).toEqual({ ok: false, because: 'repeated' });
      expect(await readWager(db(), playerId)).toEqual({ required: 1_000, done: 0 });
    });

    test('that the balance does not cover changes nothing', async () => {
      await give(99);
      expect(await bet(100)).toEqual({ ok: false, because: 'insufficient' });
      expect(await readBalance(db(), playerId)).toBe(99);
    });

    test('that is not covered is not taken for one of another kind with its reference', async () => {
      await give(99, 'one reference');
      expect(await bet(100, 'one reference')).toEqual({ ok: false, because: 'insufficient' });
      expect(await bet(99, 'one reference')).toMatchObject({ ok: true });
      expect(await bet(99, 'one reference')).toEqual({ ok: false, because: 'repeated' });
    });

    test.each([50, 200])('%i at once against a balance for 10 leave exactly nothing', async (count) => {
      await give(1_000);
      const all = await Promise.all(Array.from({ length: count }, () => bet(100)));
      expect(all.filter(({ ok }) => ok)).toHaveLength(10);
      expect(await readBalance(db(), playerId)).toBe(0);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('is refused by the database itself when it does not add up', async () => {
      const crooked = inTransaction(db(), (transaction) =>
        post(transaction, { kind: 'win', ref: randomUUID(), playerId, amounts: { cash: 5, house: -4 }, now }),
      );
      await expect(crooked).rejects.toThrow(/does not add up/);
      expect(await readBalance(db(), playerId)).toBe(0);
    });

    test.each(['update posting set amount = amount + 1', 'delete from posting', 'truncate posting', 'delete from txn'])(
      'cannot be undone by "%s"',
      async (statement) => {
        await give(100);
        await expect(sql.raw(statement).execute(db())).rejects.toThrow(/only ever added to|foreign key/);
      },
    );
  });

  describe('a hold', () => {
    const inMoney = <Result>(work: Parameters<typeof inTransaction<Result>>[1]) => inTransaction(db(), work);
    const held = () => readBalance(db(), playerId, 'withdrawal-hold');

    test('takes the money at once, and gives it back or lets it go, once', async () => {
      await give(1_000);
      const [first, second] = [randomUUID(), randomUUID()];
      const open = (ref: string, amount: number) => inMoney((t) => hold(t, { ref, playerId, amount, now }));
      const both = await Promise.all([open(first, 600), open(first, 600)]);
      expect(both.filter(Boolean).map((left) => left?.get('cash'))).toEqual([400]);
      expect(await open(second, 500)).toBeUndefined();
      expect((await open(second, 400))?.get('cash')).toBe(0);
      expect([await readBalance(db(), playerId), await held()]).toEqual([0, 1_000]);
      const [one, other] = [first, second].map((ref) => ({ ref, playerId, now })) as [Ended, Ended];
      const ends = await Promise.all([1, 2, 3].map(() => inMoney((t) => releaseHold(t, one))));
      expect(ends.filter(Boolean).map((left) => left?.get('cash'))).toEqual([600]);
      expect(await inMoney((t) => settleHold(t, one))).toBeUndefined();
      expect((await inMoney((t) => settleHold(t, other)))?.get('withdrawal-hold')).toBe(0);
      expect([await readBalance(db(), playerId), await held()]).toEqual([600, 0]);
      expect(await findMismatches(db())).toEqual([]);
    });
  });

  describe('an answer', () => {
    const say = (key: string, body: string, work: () => Promise<string>) =>
      inTransaction(db(), (transaction) =>
        once(transaction, { scope: `player ${playerId}`, key, body, now }, async () => ({
          answer: await work(),
          isKept: true,
        })),
      );

    test('is the same to the byte for the same key, and the work is done once', async () => {
      let done = 0;
      const work = async () => `{"at": ${(done += 1)} }`;
      const all = await Promise.all([1, 2, 3, 4].map(() => say('key-one-0001', 'body', work)));
      expect(all.map((said) => said.ok && said.answer)).toEqual(Array.from({ length: 4 }, () => '{"at": 1 }'));
      expect(done).toBe(1);
      expect(await say('key-one-0001', 'another body', work)).toEqual({ ok: false, because: 'otherBody' });
    });

    test('of a work that failed is not kept', async () => {
      const failing = say('key-two-0002', 'body', () => Promise.reject(new Error('cut off')));
      await expect(failing).rejects.toThrow('cut off');
      expect(await say('key-two-0002', 'body', async () => 'well')).toMatchObject({
        answer: 'well',
        isRepeated: false,
      });
    });
  });

  test('a clash is tried again, and anything else is not', async () => {
    let tries = 0;
    const clash = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const failing = (times: number, error: Error) =>
      inTransaction(db(), async () => {
        tries += 1;
        if (tries <= times) throw error;
        return tries;
      });
    expect(await failing(3, clash)).toBe(4);
    tries = 0;
    await expect(failing(9, clash)).rejects.toThrow('deadlock');
    expect(tries).toBe(5);
    tries = 0;
    await expect(failing(1, new Error('a bug'))).rejects.toThrow('a bug');
    expect(tries).toBe(1);
  });

  describe('the auditor', () => {
    const tampered: [what: string, rule: string, change: () => string, back: () => string][] = [
      ['a balance', 'balance', () => balanceBy(1), () => balanceBy(-1)],
      ['a posting', 'txn', () => postingBy(1), () => postingBy(-1)],
      ['a hold', 'holds', () => holdBy(1), () => holdBy(-1)],
      ['a coin that no house has given', 'total', () => balanceBy(1), () => balanceBy(-1)],
      ['points that have become coin', 'total', () => pointsToCoin(1), () => pointsToCoin(-1)],
      ['a transaction that moves nothing', 'txn', () => emptyTxn(), () => noEmptyTxn],
    ];
    const balanceBy = (by: number) =>
      `update account set balance = balance + ${by} where player_id = ${playerId} and kind = 'cash'`;
    const postingBy = (by: number) => `alter table posting disable trigger posting_stays;
      update posting set amount = amount + ${by}
      where account_id = (select id from account where player_id = ${playerId} and kind = 'cash');
      alter table posting enable trigger posting_stays`;
    const pointsToCoin = (by: number) => `
      update account set balance = balance - ${by} where kind = 'points-issued' and share = 0;
      update account set balance = balance + ${by} where kind = 'house' and share = 0`;
    const emptyTxn = () => `alter table txn disable trigger txn_adds_up;
      insert into txn (kind, ref, player_id, created_at) values ('win', 'empty', ${playerId}, now());
      alter table txn enable trigger txn_adds_up`;
    const noEmptyTxn = `alter table txn disable trigger txn_stays;
      delete from txn where ref = 'empty';
      alter table txn enable trigger txn_stays`;
    const holdBy = (by: number) => `update hold set amount = amount + ${by} where player_id = ${playerId}`;

    test('a player’s debt is refused by the database itself', async () => {
      await give(100);
      await expect(sql.raw(balanceBy(-101)).execute(db())).rejects.toThrow(/check constraint/);
    });

    test.each(tampered)(
      'finds %s that was changed by hand, and opens the books when it is put right',
      async (...row) => {
        const [, rule, change, back] = row;
        const lines: unknown[] = [];
        sendLogTo((level, what, fields) => lines.push([level, what, fields['rule']]));
        await give(1_000);
        await inTransaction(db(), (t) => hold(t, { ref: randomUUID(), playerId, amount: 100, now }));
        const auditor = makeAuditor(db(), () => now);
        await auditor.audit();
        expect(auditor.isReadOnly()).toBe(false);
        await sql.raw(change()).execute(db());
        await auditor.audit();
        expect(auditor.isReadOnly()).toBe(true);
        expect(lines).toContainEqual(['error', 'the books do not agree', rule]);
        await sql.raw(back()).execute(db());
        await auditor.audit();
        expect(auditor.isReadOnly()).toBe(false);
        sendLogTo(() => {});
      },
    );
  });
});
