/** Many withdrawals wait at one time: the bank is asked about some of them side by side, and a silent one holds up none for long. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SECOND_MS } from '#shared/durations.ts';
import { sendLogTo } from '#shared/log.ts';
import { pause } from '#shared/pause.ts';
import { openTestApp } from '../../tests/kit/app.ts';
import { START } from '../../tests/kit/play.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { openWalletKit } from '../../tests/kit/wallet.ts';
import { anOrder, aWithdrawer, makeTestBank, type TestBank } from '../../tests/kit/withdrawals.ts';
import { releaseHold } from '../ledger/holds.ts';
import type { Desk } from './advance-order.ts';
import { type OrderRow, readOrder } from './order-store.ts';
import { sweepOrders } from './sweep-orders.ts';

const AMOUNT = 10_000;
const MANY = 12;
const FEW = 5;
const DEADLINE_MS = 50;

withEachDatabase((database) => {
  const db = () => database.current().db;
  let now = START;
  let bank: TestBank;
  let desk: Desk;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    await db().deleteFrom('withdrawal').execute();
    now = START;
    bank = makeTestBank();
    desk = { db: db(), bank, now: () => now, bankDeadlineMs: DEADLINE_MS };
  });

  const pass = () => (now = new Date(now.getTime() + 10 * SECOND_MS));
  /** Each of another player, a second after the one before. */
  async function orders(count: number): Promise<OrderRow[]> {
    const made: OrderRow[] = [];
    const wallet = openWalletKit(await openTestApp(db(), { now: () => now }));
    while (made.length < count) {
      now = new Date(now.getTime() + SECOND_MS);
      const playerId = await aWithdrawer(db(), now);
      await wallet.give(playerId, AMOUNT);
      made.push(await anOrder(db(), playerId, AMOUNT, now));
    }
    pass();
    return made;
  }
  const stateOf = async ({ id }: OrderRow) => (await readOrder(db(), id))?.state;
  const statesOf = (all: OrderRow[]) => Promise.all(all.map(stateOf));
  const askedAbout = () => [...new Set(bank.told)];

  test('a bank that answers no order is asked about few of them in one sweep', async () => {
    await orders(MANY);
    const silence = (order: OrderRow) => (bank.told.push(order.id), new Promise<never>(() => undefined));
    await sweepOrders({ ...desk, bank: { ...bank, pay: silence } });
    expect(askedAbout().length).toBeLessThanOrEqual(FEW);
  });

  test('sweep by sweep such a bank is asked about every order, the oldest first', async () => {
    const all = await orders(MANY);
    bank.payment = 'silent';
    const sweeps: string[][] = [];
    while (askedAbout().length < MANY && sweeps.length < MANY) {
      const before = bank.told.length;
      await sweepOrders(desk);
      sweeps.push(bank.told.slice(before));
      pass();
    }
    expect(askedAbout().toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    const ages = sweeps.map((ids) => ids.map((id) => all.findIndex((one) => one.id === id)));
    for (const [at, places] of ages.slice(1, -1).entries())
      expect(Math.min(...places)).toBeGreaterThan(Math.max(...(ages[at] ?? [])));
  });

  test('two orders that the bank says nothing about hold up none of the others', async () => {
    const [first, second, ...others] = await orders(MANY);
    const silent = new Set([first?.id, second?.id]);
    const pay: TestBank['pay'] = (order, at) =>
      silent.has(order.id) ? new Promise<never>(() => undefined) : bank.pay(order, at);
    await sweepOrders({ ...desk, bank: { ...bank, pay } });
    expect(new Set(await statesOf(others))).toEqual(new Set(['paid']));
  });

  test('the bank is asked about several side by side, and never about more than it can be', async () => {
    const all = await orders(MANY);
    let underWay = 0;
    let most = 0;
    const pay: TestBank['pay'] = async () => {
      most = Math.max(most, (underWay += 1));
      await pause(5);
      underWay -= 1;
      return { state: 'paid' };
    };
    await sweepOrders({ ...desk, bank: { ...bank, pay } });
    expect(new Set(await statesOf(all))).toEqual(new Set(['paid']));
    expect([most > 1, most <= FEW]).toEqual([true, true]);
  });

  test('an order that cannot be gone on with goes behind the others', async () => {
    const [broken] = (await orders(1)) as [OrderRow];
    bank.payment = { state: 'underway' };
    await sweepOrders(desk);
    const given = { ref: broken.id, playerId: broken.player_id, now };
    await db()
      .transaction()
      .execute((t) => releaseHold(t, given));
    bank.payment = { state: 'paid' };
    pass();
    await sweepOrders(desk);
    expect(await readOrder(db(), broken.id)).toMatchObject({ state: 'sent', updated_at: now });
  });
});
