import { expect, test } from 'vitest';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { depositOf, openBankKit, paymentOf, QR_ONLY } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { readBalance } from '../ledger/balance.ts';
import { readWager } from '../ledger/wager.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { moveDeposit, paysAnother } from './deposit-store.ts';

withDatabase((database) => {
  const kit = playKit(database);

  test('what one player has put in is theirs alone: nothing of another player changes', async () => {
    const db = kit.db();
    await writeSettings(db, QR_ONLY);
    const { id: other } = await aPlayer(db, { total_recharge: 70_000 });
    const rechargeOf = async (id: number) =>
      (await db.selectFrom('player').select('total_recharge').where('id', '=', id).executeTakeFirstOrThrow())
        .total_recharge;
    const of = async (id: number) => [await rechargeOf(id), await readBalance(db, id), await readWager(db, id)];
    const before = await of(other);
    const orderId = String((await kit.post(...depositOf(50_000)))['orderId']);
    await openBankKit(kit.server()).say({ orderId, amount: 50_000, outcome: 'paid' });
    expect(await rechargeOf(kit.playerId())).toBe(50_000);
    expect(await of(other)).toEqual(before);
  });

  test('a day’s deposits are the credited ones of this day in Manila, and the records have a span’s alone', async () => {
    await writeSettings(kit.db(), QR_ONLY);
    const bank = openBankKit(kit.server());
    const today = async () => (await kit.post(wallet.tradeInfo.path))['depositsToday'];
    const end = async (outcome: 'paid' | 'failed') => {
      const orderId = String((await kit.post(...depositOf(50_000)))['orderId']);
      await bank.say({ orderId, amount: 50_000, outcome });
    };
    await end('paid');
    await end('failed');
    await kit.post(...depositOf(50_000));
    expect(await today()).toBe(1);
    // The kit begins four hours before midnight in Manila.
    kit.pass(4 * 60);
    expect(await today()).toBe(0);
    await end('paid');
    expect(await today()).toBe(1);
    const startTime = Math.floor(kit.clock.now().getTime() / 1000);
    expect(await kit.post(records.getRechargeRecord.path, { page: 1 })).toMatchObject({ total: 4, moneyIn: 100_000 });
    const later = await kit.post(records.getRechargeRecord.path, { page: 1, startTime });
    expect(later).toMatchObject({ total: 1, moneyIn: 50_000 });
  });

  test('a payment that has paid one order pays no other, and is no stranger to its own', async () => {
    await writeSettings(kit.db(), QR_ONLY);
    const orders = [await kit.post(...depositOf(50_000)), await kit.post(...depositOf(50_000))];
    const [first = '', second = ''] = orders.map((order) => String(order['orderId']));
    await openBankKit(kit.server()).say({ orderId: first, amount: 50_000, outcome: 'paid' });
    const paid = paymentOf(first);
    expect([await paysAnother(kit.db(), paid, first), await paysAnother(kit.db(), paid, second)]).toEqual([
      false,
      true,
    ]);
  });

  test('an order that has moved meanwhile is not moved from where it was', async () => {
    await writeSettings(kit.db(), QR_ONLY);
    const id = String((await kit.post(...depositOf(50_000)))['orderId']);
    const step = { state: 'failed', now: kit.clock.now() } as const;
    expect(await moveDeposit(kit.db(), { id, state: 'waiting' }, step)).toMatchObject({ id, state: 'failed' });
    expect(await moveDeposit(kit.db(), { id, state: 'waiting' }, { ...step, state: 'expired' })).toBeUndefined();
  });
});
