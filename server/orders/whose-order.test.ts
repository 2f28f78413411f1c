import { expect, test } from 'vitest';
import { records } from '#contract/records.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { advance, anOrder, aWithdrawer, exchangeOf, makeTestBank } from '../../tests/kit/withdrawals.ts';
import type { Payment } from './bank.ts';
import { isAnyUnfinished, listUnfinished, readOrder } from './order-store.ts';

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;
  const now = () => kit.clock.now();
  const ask = async (amount: number): Promise<string> => (await post(...exchangeOf(amount)))['orderId'];
  const move = (id: string, payment: Payment = { state: 'paid' }) =>
    advance({ db: db(), bank: { ...makeTestBank(), pay: async () => payment }, now }, id);

  async function orderOf(player: number): Promise<string> {
    await kit.wallet().give(player, 10_000);
    return (await anOrder(db(), player, 10_000, now())).id;
  }

  test('a withdrawal goes to the player’s own account, whoever else has one at the same bank', async () => {
    await aWithdrawer(db(), now());
    await aWithdrawer(db(), now(), playerId());
    await aWithdrawer(db(), now());
    const { card_num: own } = await db()
      .selectFrom('bank_account')
      .select('card_num')
      .where('player_id', '=', playerId())
      .executeTakeFirstOrThrow();
    expect((await readOrder(db(), await ask(10_000)))?.card_num).toBe(own);
  });

  test('an order is under way for its own player, until it has ended', async () => {
    const other = await aWithdrawer(db(), now());
    await orderOf(other);
    await aWithdrawer(db(), now(), playerId());
    const isAny = () => Promise.all([playerId(), other].map((id) => isAnyUnfinished(db(), id)));
    expect(await isAny()).toEqual([false, true]);
    const id = await ask(10_000);
    expect(await isAny()).toEqual([true, true]);
    await move(id);
    expect(await isAny()).toEqual([false, true]);
  });

  test('what is gone on with was not touched since, and has not ended', async () => {
    await db().deleteFrom('withdrawal').execute();
    await aWithdrawer(db(), now(), playerId());
    const begun = now();
    await move(await ask(10_000));
    const sent = await orderOf(await aWithdrawer(db(), begun));
    await move(sent, { state: 'underway' });
    kit.pass(1);
    const held = await ask(10_000);
    const list = async (since: Date) => (await listUnfinished(db(), since)).map(({ id }) => id);
    expect(await list(now())).toEqual([sent, held]);
    expect(await list(begun)).toEqual([sent]);
  });

  test('the records add up what has left the balance for each order, those of a span alone', async () => {
    await aWithdrawer(db(), now(), playerId());
    await kit.wallet().give(playerId(), 100_000);
    await move(await ask(10_000));
    await move(await ask(20_000), { state: 'returned', reason: '' });
    kit.pass(60);
    const later = Math.floor(now().getTime() / 1000);
    await ask(30_000);
    const read = (span: object) => post(records.getExchangeOrder.path, { page: 1, ...span });
    expect(await read({})).toMatchObject({ total: 3, moneyIn: 0, moneyOut: 40_000 });
    expect(await read({ startTime: later })).toMatchObject({ total: 1, moneyOut: 30_000 });
    expect(await read({ endTime: later - 1 })).toMatchObject({ total: 2, moneyOut: 10_000 });
  });
});
