import { beforeEach, expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { playKit } from '../../tests/kit/play.ts';
import { openSealer } from '../../tests/kit/seal.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aWithdrawer, exchangeOf, GCASH, newCardNum } from '../../tests/kit/withdrawals.ts';

const MAYA = 3;
const SAVINGS = 4;

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  const add = (bankId: number, cardNum: string, more: object = {}) =>
    kit.post(wallet.addBankInfo.path, { bankId, cardNum, accountName: 'Maria Santos', ...more });
  const modify = (bankId: number, cardNum: string) =>
    kit.post(wallet.modifyBankInfo.path, { bankId, cardNum, accountName: 'Maria S. Cruz' });

  beforeEach(() => aWithdrawer(db(), kit.clock.now(), kit.playerId()));

  test('an account is added, and its number is never told again but for its end', async () => {
    const number = newCardNum();
    const masked = { bankId: MAYA, bankName: 'Maya', accountName: 'Maria Santos', cardNum: `•••• ${number.slice(-4)}` };
    const answer = await add(MAYA, number);
    expect(answer).toMatchObject({ errcode: 0, appUserBankList: [{ bankId: GCASH }, masked] });
    expect(await kit.post(wallet.getExchange.path)).toMatchObject({ appUserBankList: [{}, masked] });
    const refreshed = await kit.post(session.refreshData.path);
    expect(refreshed).toMatchObject({ appUserBankList: [{}, masked] });
    expect(JSON.stringify([answer, refreshed])).not.toContain(number);
  });

  test.each([
    [MAYA, '0917123456', WALLET.invalidDetails],
    [MAYA, '18171234567', WALLET.invalidDetails],
    [SAVINGS, '123456789', WALLET.invalidDetails],
    [99, '09171234567', WALLET.notFound],
    [2_147_483_648, '09171234567', WALLET.notFound],
  ])('at bank %i the number %s is refused with %i', async (bankId, cardNum, errcode) => {
    expect(await add(bankId, cardNum)).toMatchObject({ errcode });
  });

  test('a player’s accounts stand in the order of the banks, whichever was added first', async () => {
    await add(SAVINGS, '1234567890');
    expect(await add(MAYA, newCardNum())).toMatchObject({
      appUserBankList: [{ bankId: GCASH }, { bankId: MAYA }, { bankId: SAVINGS }],
    });
  });

  test.each([
    [99, '09171234567', WALLET.notFound],
    [GCASH, '0917123456', WALLET.invalidDetails],
  ])('changing an account of bank %i to %s is refused with %i', async (bankId, cardNum, errcode) => {
    expect(await modify(bankId, cardNum)).toMatchObject({ errcode });
  });

  test('a second account of a bank, and a number that another player has, are refused', async () => {
    expect(await add(GCASH, newCardNum())).toMatchObject({ errcode: WALLET.bankTaken });
    const others = newCardNum();
    await db()
      .insertInto('bank_account')
      .values({
        player_id: await aWithdrawer(db(), kit.clock.now()),
        bank_id: MAYA,
        account_name: 'Lorna',
        card_num: others,
        created_at: kit.clock.now(),
      })
      .execute();
    expect(await add(MAYA, others)).toMatchObject({ errcode: WALLET.bankTaken });
    await add(MAYA, newCardNum());
    expect(await modify(MAYA, others)).toMatchObject({ errcode: WALLET.bankTaken });
  });

  test('an account is changed, but not while a withdrawal is under way', async () => {
    const number = newCardNum();
    expect(await modify(GCASH, number)).toMatchObject({
      errcode: 0,
      appUserBankList: [{ accountName: 'Maria S. Cruz', cardNum: `•••• ${number.slice(-4)}` }],
    });
    expect(await modify(MAYA, number)).toMatchObject({ errcode: WALLET.notFound });
    await kit.post(...exchangeOf(10_000));
    expect(await modify(GCASH, newCardNum())).toMatchObject({ errcode: WALLET.pending });
  });

  test('who has a password is asked for it', async () => {
    const hash = await kit.server().services.passwords.hash(Buffer.from('perya-demo-88'));
    await db()
      .updateTable('player')
      .set({ password_hash: hash ?? null })
      .where('id', '=', kit.playerId())
      .execute();
    const seal = await openSealer(db());
    expect(await add(MAYA, newCardNum())).toMatchObject({ errcode: WALLET.wrongPassword });
    expect(await add(MAYA, newCardNum(), { password: seal('no') })).toMatchObject({ errcode: WALLET.wrongPassword });
    expect(await add(MAYA, newCardNum(), { password: seal('perya-demo-88') })).toMatchObject({ errcode: 0 });
  });
});
