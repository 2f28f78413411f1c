import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { sendLogTo } from '#shared/log.ts';
import { START } from '../../tests/kit/play.ts';
import { openTestApp } from '../../tests/kit/app.ts';
import { failingAt } from '../../tests/kit/cut-off.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { openWalletKit } from '../../tests/kit/wallet.ts';
import { advance, anOrder, aWithdrawer, makeTestBank, type TestBank } from '../../tests/kit/withdrawals.ts';
import { readBalance } from '../ledger/balance.ts';
import { releaseHold } from '../ledger/holds.ts';
import type { OrderState } from '../sql/order-tables.ts';
import type { Desk } from './advance-order.ts';
import { moveOrder, type OrderRow, readOrder } from './order-store.ts';
import { sweepOrders } from './sweep-orders.ts';

const GIVEN = 100_000;
const AMOUNT = 60_000;

withEachDatabase((database) => {
  const db = () => database.current().db;
  let now = START;
  let bank: TestBank;
  let desk: Desk;
  let playerId = 0;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    now = START;
    bank = makeTestBank();
    desk = { db: db(), bank, now: () => now };
    playerId = await aWithdrawer(db(), now);
    await openWalletKit(await openTestApp(db(), { now: () => now })).give(playerId, GIVEN);
  });

  const order = (amount = AMOUNT) => anOrder(db(), playerId, amount, now);
  const has = async () => [await readBalance(db(), playerId), await readBalance(db(), playerId, 'withdrawal-hold')];
  const stateOf = async ({ id }: OrderRow) => (await readOrder(db(), id))?.state;
  const later = () => (now = new Date(now.getTime() + 60_000));
  const sweep = () => sweepOrders(desk);

  test('from held to paid, with its money held until then', async () => {
    bank.word = 'wait';
    const { id } = await order();
    expect(await advance(desk, id)).toMatchObject({ state: 'held', ended_at: null });
    expect(await has()).toEqual([GIVEN - AMOUNT, AMOUNT]);
    bank.word = 'send';
    bank.payment = { state: 'underway' };
    expect((await advance(desk, id)).state).toBe('sent');
    expect(await has()).toEqual([GIVEN - AMOUNT, AMOUNT]);
    bank.payment = { state: 'paid' };
    expect(await advance(desk, id)).toMatchObject({ state: 'paid', ended_at: now });
    expect(await has()).toEqual([GIVEN - AMOUNT, 0]);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('each step keeps the time at which it began, however often it is looked at again', async () => {
    const times = async (id: string) => {
      const { held_at, sent_at, taken_at, ended_at } = (await readOrder(db(), id)) as OrderRow;
      return [held_at, sent_at, taken_at, ended_at];
    };
    bank.word = 'wait';
    const { id } = await order();
    const held = now;
    later();
    await advance(desk, id);
    later();
    await advance(desk, id);
    expect(await times(id)).toEqual([held, null, null, null]);
    bank.word = 'send';
    bank.payment = 'silent';
    const approved = later();
    await advance(desk, id);
    expect(await times(id)).toEqual([held, approved, null, null]);
    bank.payment = { state: 'underway' };
    const taken = later();
    await advance(desk, id);
    later();
    await advance(desk, id);
    bank.payment = { state: 'paid' };
    const paid = later();
    await advance(desk, id);
    expect(await times(id)).toEqual([held, approved, taken, paid]);
  });

  test('what is stopped before it goes out comes back, and the bank never hears of it', async () => {
    bank.word = 'return';
    const { id } = await order();
    expect((await advance(desk, id)).state).toBe('released');
    expect(await has()).toEqual([GIVEN, 0]);
    expect(bank.told).toEqual([]);
  });

  test.each([
    ['stopped in review was never with the bank', 'return', false],
    ['returned by the bank was', 'send', true],
  ] as const)('what is %s, which its order tells', async (_what, word, wasThere) => {
    bank.word = word;
    bank.payment = { state: 'returned', reason: 'wrong account' };
    const { id } = await order();
    const { state, taken_at } = await advance(desk, id);
    expect([state, taken_at]).toEqual(['released', wasThere ? now : null]);
  });

  test('what the bank returns comes back, with the reason', async () => {
    bank.payment = { state: 'returned', reason: 'No such account.' };
    const { id } = await order();
    expect(await advance(desk, id)).toMatchObject({ state: 'released', reason: 'No such account.' });
    expect(await has()).toEqual([GIVEN, 0]);
  });

  test('a bank that is silent has said nothing: nothing is given back, and it is asked again', async () => {
    bank.payment = 'silent';
    const { id } = await order();
    expect((await advance(desk, id)).state).toBe('sent');
    later();
    await sweep();
    expect(await has()).toEqual([GIVEN - AMOUNT, AMOUNT]);
    bank.payment = { state: 'paid' };
    later();
    await sweep();
    expect((await readOrder(db(), id))?.state).toBe('paid');
    expect(bank.told).toEqual([id, id, id]);
  });

  test.each(['held', 'sent'] as const)(
    'a bank that never answers about a %s order holds up no other',
    async (state) => {
      const silence = () => new Promise<never>(() => undefined);
      const silent = { ...bank, ...(state === 'held' ? { review: silence } : { pay: silence }) };
      const asked = await order();
      later();
      await sweepOrders({ ...desk, bank: silent, bankDeadlineMs: 50 });
      expect(await stateOf(asked)).toBe(state);
      later();
      await sweep();
      expect(await stateOf(asked)).toBe('paid');
    },
    10_000,
  );

  test('an answer of the bank with an unknown state gives nothing back and ends nothing', async () => {
    const { id } = await order();
    const strange = { ...bank, pay: async () => ({ state: 'in review' }) as never };
    expect((await advance({ ...desk, bank: strange }, id)).state).toBe('sent');
    expect(await has()).toEqual([GIVEN - AMOUNT, AMOUNT]);
    expect((await advance(desk, id)).state).toBe('paid');
  });

  test('an order whose review fails waits, and is asked about after the others', async () => {
    const failing = await order();
    bank.review = async () => Promise.reject(new Error('the cashier is away'));
    later();
    await sweep();
    expect(await readOrder(db(), failing.id)).toMatchObject({ state: 'held', updated_at: now });
  });

  test('what has ended stays as it is, whatever the bank says later', async () => {
    const { id } = await order();
    await advance(desk, id);
    bank.payment = { state: 'returned', reason: '' };
    expect((await advance(desk, id)).state).toBe('paid');
    expect(await has()).toEqual([GIVEN - AMOUNT, 0]);
  });

  test('a step that leads nowhere is refused before it is written', async () => {
    const held = await order();
    expect(() => moveOrder(db(), held, { state: 'paid', now })).toThrow('goes from held to paid');
  });

  describe.each<[string, TestBank['payment'], OrderState, number]>([
    ['paid', { state: 'paid' }, 'paid', GIVEN - AMOUNT],
    ['returned', { state: 'returned', reason: '' }, 'released', GIVEN],
  ])('that is to be %s', (_name, payment, state, left) => {
    beforeEach(() => {
      bank.payment = payment;
    });

    test('ends once, however many move it at a time', async () => {
      const held = await order();
      const all = await Promise.all(Array.from({ length: 20 }, () => advance(desk, held.id)));
      expect(new Set(all.map((one) => one.state))).toEqual(new Set([state]));
      expect(await has()).toEqual([left, 0]);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('ends once when two ask the bank with the same old view of it', async () => {
      const held = await order();
      bank.payment = { state: 'underway' };
      const sent = await advance(desk, held.id);
      bank.payment = payment;
      const both = await Promise.all([sent, sent].map(({ id }) => advance(desk, id)));
      expect(both.map((one) => one.state)).toEqual([state, state]);
      expect(await has()).toEqual([left, 0]);
    });
  });

  /** A crash loses what stands in no table: whatever has not been committed, and the call that was being made. */
  describe('after a crash', () => {
    test('between any two statements, a sweep ends it once and the books agree', async () => {
      let deaths = 0;
      for (let statements = 0; ; statements += 1) {
        const player = await aWithdrawer(db(), now);
        await openWalletKit(await openTestApp(db(), { now: () => now })).give(player, GIVEN);
        const { id } = await anOrder(db(), player, AMOUNT, now);
        const { result: died, isHit } = await failingAt(statements, () =>
          advance(desk, id).then(
            () => false,
            () => true,
          ),
        );
        const held = await readBalance(db(), player, 'withdrawal-hold');
        expect((await readBalance(db(), player)) + held).toBe(
          (await stateOf({ id } as OrderRow)) === 'paid' ? GIVEN - AMOUNT : GIVEN,
        );
        later();
        await sweep();
        expect(await stateOf({ id } as OrderRow)).toBe('paid');
        expect(await readBalance(db(), player)).toBe(GIVEN - AMOUNT);
        expect(await readBalance(db(), player, 'withdrawal-hold')).toBe(0);
        expect(died).toBe(isHit);
        if (!isHit) break;
        deaths += 1;
      }
      expect(deaths).toBeGreaterThan(8);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('one that cannot be gone on with holds up none of the others', async () => {
      const broken = await order();
      bank.payment = { state: 'underway' };
      await advance(desk, broken.id);
      await db()
        .transaction()
        .execute((t) => releaseHold(t, { ref: broken.id, playerId, now }));
      const other = await aWithdrawer(db(), now);
      await openWalletKit(await openTestApp(db(), { now: () => now })).give(other, GIVEN);
      const fine = await anOrder(db(), other, AMOUNT, now);
      bank.payment = { state: 'paid' };
      later();
      await sweep();
      expect([await stateOf(broken), await stateOf(fine)]).toEqual(['sent', 'paid']);
    });
  });
});
