import { beforeAll, beforeEach, expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aWithdrawer, exchangeOf, GCASH, newCardNum } from '../../tests/kit/withdrawals.ts';

const MAYA = 3;

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  const { post, playerId } = kit;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(() => aWithdrawer(db(), kit.clock.now(), playerId()));

  const ask = (amount: number, more: object = {}) => post(...exchangeOf(amount, more));
  const terms = () => post(wallet.getExchange.path);
  const orders = async () => db().selectFrom('withdrawal').selectAll().where('player_id', '=', playerId()).execute();

  test.each([
    ['to any account', 1],
    ['to an e-wallet', GCASH],
  ])('a way %s pays to the player’s own account there', async (_what, exchangeType) => {
    expect(await ask(40_000, { exchangeType })).toMatchObject({ errcode: 0 });
    expect((await orders()).map(({ bank_name, amount }) => [bank_name, amount])).toEqual([['GCash', 40_000]]);
  });

  test('a way to an e-wallet pays to no other account, bound or not', async () => {
    expect(await ask(40_000, { exchangeType: MAYA })).toMatchObject({ errcode: WALLET.needsBank });
    expect(await ask(40_000, { exchangeType: MAYA, bankId: MAYA })).toMatchObject({ errcode: WALLET.needsBank });
    const row = { player_id: playerId(), bank_id: MAYA, account_name: 'Maria Santos', card_num: newCardNum() };
    await db()
      .insertInto('bank_account')
      .values({ ...row, created_at: kit.clock.now() })
      .execute();
    expect(await ask(40_000, { exchangeType: GCASH, bankId: MAYA })).toMatchObject({ errcode: WALLET.needsBank });
    expect(await orders()).toEqual([]);
    expect(await ask(40_000, { exchangeType: MAYA, bankId: MAYA })).toMatchObject({ errcode: 0 });
    expect((await orders()).map(({ bank_name }) => bank_name)).toEqual(['Maya']);
  });

  test('a way is listed with the account that it pays to, which is a bank of the list', async () => {
    const { channelList, bankList } = (await terms()) as Record<string, { name: string; bankId: number }[]>;
    expect(channelList?.map(({ name, bankId }) => [name, bankId])).toEqual([
      ['bank', 0],
      ['gcash', GCASH],
      ['maya', MAYA],
    ]);
    const banks = bankList?.map(({ bankId }) => bankId);
    for (const { bankId } of channelList ?? []) if (bankId > 0) expect(banks).toContain(bankId);
  });

  test('a way goes by the short name of the operator’s bank, whatever its number, and is not there without one', async () => {
    await db().updateTable('bank').set({ short_name: 'G' }).where('id', '=', GCASH).execute();
    try {
      const { channelList } = (await terms()) as Record<string, { name: string }[]>;
      expect(channelList?.map(({ name }) => name)).toEqual(['bank', 'maya']);
      expect(await ask(40_000, { exchangeType: 2 })).toMatchObject({ errcode: WALLET.needsBank });
    } finally {
      await db().updateTable('bank').set({ short_name: 'GCash' }).where('id', '=', GCASH).execute();
    }
  });
});
