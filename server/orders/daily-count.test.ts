import { expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { advance, aWithdrawer, exchangeOf, makeTestBank } from '../../tests/kit/withdrawals.ts';
import { WITHDRAWAL } from '../rules/trade-terms.ts';

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;
  const ask = (amount: number) => post(...exchangeOf(amount));
  const terms = () => post(wallet.getExchange.path);

  test('a withdrawal is one of so many a day: the next one waits for the next day in Manila', async () => {
    const { aDay, least } = WITHDRAWAL;
    await aWithdrawer(db(), kit.clock.now(), playerId());
    await kit.wallet().give(playerId(), least * aDay);
    const left = async () => [
      (await terms())['leftToday'] as number,
      (await post(wallet.tradeInfo.path))['exchangeLeftToday'] as number,
    ];
    expect(await left()).toEqual([aDay, aDay]);
    const paid = makeTestBank();
    const end = (orderId: unknown, bank = paid) => advance({ db: db(), bank, now: kit.clock.now }, String(orderId));
    // What comes back is not one of them.
    await post(wallet.cancelOrder.path, { orderId: (await ask(least))['orderId'] });
    await end((await ask(least))['orderId'], { ...paid, pay: async () => ({ state: 'returned', reason: '' }) });
    expect(await left()).toEqual([aDay, aDay]);
    for (let asked = 1; asked <= aDay; asked += 1) {
      await end((await ask(least))['orderId']);
      expect(await left()).toEqual([aDay - asked, aDay - asked]);
    }
    expect(await terms()).toMatchObject({ reasonList: [WALLET.dailyCount] });
    expect(await ask(least)).toMatchObject({ errcode: WALLET.dailyCount });
    // Four hours before midnight in Manila.
    kit.pass(4 * 60 - 1);
    expect(await ask(least)).toMatchObject({ errcode: WALLET.dailyCount });
    kit.pass(1);
    expect(await left()).toEqual([aDay, aDay]);
    expect(await ask(least)).toMatchObject({ errcode: 0 });
    // It is still under way a day later, and none of that day's.
    kit.pass(24 * 60);
    expect(await left()).toEqual([aDay, aDay]);
  });
});
