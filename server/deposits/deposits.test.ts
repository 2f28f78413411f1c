import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { COIN_KINDS, ORDER_STATUS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import { QR_PAYABLE_MS } from '#contract/limits.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { readCode } from '#shared/emvco.ts';
import { sendLogTo } from '#shared/log.ts';
import { BANK_CHANNEL, type BankKit, depositOf, openBankKit, PAGE_CHANNEL } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aWithdrawer, GCASH } from '../../tests/kit/withdrawals.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';
import { setLimits } from '../play/limits.ts';
import { PAY_PATH } from '../sandbox/bank/sandbox-cashier.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import type { Row } from '../sql/tables.ts';
import { insertDeposit } from './deposit-store.ts';
import { sweepDeposits } from './sweep-deposits.ts';

const BEFORE = 100_000;
const CHANNELS = [
  { id: 1, name: 'QR Ph', bankId: 0, way: 'qr' },
  { id: PAGE_CHANNEL, name: 'GCash', bankId: GCASH, way: 'page' },
  { id: 3, name: 'Maya', bankId: 3, way: 'page', status: 0 },
  { id: BANK_CHANNEL, name: 'Bank transfer', bankId: 0, way: 'bank' },
];

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  const { post, playerId } = kit;
  let bank: BankKit;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    bank = openBankKit(kit.server());
    await writeSettings(db(), { appRechargeTypeList: CHANNELS, isDepositBank: 0 });
    await db().deleteFrom('activity').where('type', '=', ACTIVITY_TYPES.ladderRecharge).execute();
  });

  const ask = (amount: number, more: object = {}, key?: string) => {
    const [path, body] = depositOf(amount, more);
    return post(path, body, key);
  };
  const info = () => post(wallet.tradeInfo.path);
  const check = (orderId = '') => post(wallet.checkRechargeOrder.path, { orderId });
  const deposits = () => db().selectFrom('deposit').selectAll().where('player_id', '=', playerId()).execute();
  const orderOf = async (amount: number, more: object = {}) => String((await ask(amount, more))['orderId']);

  describe('a deposit', () => {
    test('[WALLET-05] by QR is answered with a code that names the amount and the order', async () => {
      const { orderId, qrInfo, payUrl, appRechargeBankOwn } = await ask(75_050);
      const { qrCodeText, createTime, ...rest } = qrInfo as Record<string, unknown>;
      expect([rest, payUrl ?? '', appRechargeBankOwn ?? null]).toEqual([{ orderId, amount: 75_050 }, '', null]);
      expect(createTime).toBe(kit.clock.now().getTime());
      const fields = new Map(readCode(String(qrCodeText))?.map(({ id, value }) => [id, value]));
      expect([fields.get('53'), fields.get('54'), fields.get('62')]).toEqual([
        '608',
        '750.50',
        `0517${String(orderId)}`,
      ]);
    });

    test('by a payment page is answered with its address, and by transfer with an account', async () => {
      expect(await ask(50_000, { rechargeType: PAGE_CHANNEL })).toMatchObject({
        payUrl: expect.stringContaining('PD-'),
      });
      expect(await ask(60_000, { rechargeType: BANK_CHANNEL })).toMatchObject({
        appRechargeBankOwn: { accountName: expect.any(String), cardNum: expect.any(String), amount: 60_000 },
      });
    });

    test('[WALLET-21] is credited when the bank says so, once, and is to be bet once', async () => {
      const orderId = await orderOf(50_000);
      expect(await check(orderId)).toMatchObject({ isRechargeDone: false, status: ORDER_STATUS.pending, coin: BEFORE });
      const word = { orderId, amount: 50_000, outcome: 'paid' } as const;
      expect(await bank.say(word)).toEqual({ status: 200, body: { result: 'taken' } });
      expect(await check(orderId)).toMatchObject({
        isRechargeDone: true,
        status: ORDER_STATUS.done,
        coin: BEFORE + 50_000,
      });
      const all = await Promise.all(Array.from({ length: 30 }, () => bank.say(word)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await check()).toMatchObject({ isRechargeDone: true, coin: BEFORE + 50_000 });
      expect(await readWager(db(), playerId())).toMatchObject({ required: 50_000 });
      const { list } = (await post(records.appUserCoinDetail.path)) as unknown as { list: { kind: number }[] };
      expect(list.filter(({ kind }) => kind === COIN_KINDS.deposit)).toHaveLength(1);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('of 200 that are told at once under 200 ids is credited once', async () => {
      const orderId = await orderOf(50_000);
      const word = { orderId, amount: 50_000, outcome: 'paid' } as const;
      const all = await Promise.all(Array.from({ length: 200 }, () => bank.say(word)));
      expect(all.filter(({ body }) => (body as { result?: string }).result === 'taken')).toHaveLength(1);
      expect(await check(orderId)).toMatchObject({ coin: BEFORE + 50_000 });
    });

    test('is one however often its key is sent', async () => {
      const key = randomUUID();
      const all = await Promise.all(Array.from({ length: 5 }, () => ask(50_000, {}, key)));
      for (const one of all) expect(one).toEqual(all[0]);
      expect(await deposits()).toHaveLength(1);
    });

    test('that the bank gives up is not credited; money that comes after all waits for a person', async () => {
      const orderId = await orderOf(50_000);
      await bank.say({ orderId, amount: 50_000, outcome: 'failed' });
      expect(await check(orderId)).toMatchObject({ isRechargeDone: false, status: ORDER_STATUS.refused, coin: BEFORE });
      expect(await bank.say({ orderId, amount: 50_000, outcome: 'paid' })).toMatchObject({ status: 409 });
      expect(await check(orderId)).toMatchObject({ status: ORDER_STATUS.reviewing, coin: BEFORE });
    });

    test('that is credited takes no second payment of another amount, nor a failure', async () => {
      const orderId = await orderOf(50_000);
      await bank.say({ orderId, amount: 50_000, outcome: 'paid' });
      expect(await bank.say({ orderId, amount: 60_000, outcome: 'paid' })).toMatchObject({ status: 409 });
      expect(await bank.say({ orderId, amount: 50_000, outcome: 'failed' })).toMatchObject({ status: 410 });
      expect(await check(orderId)).toMatchObject({ isRechargeDone: true, amount: 50_000, coin: BEFORE + 50_000 });
    });

    test.each([49_900, 50_100])('that comes with %i instead is not credited, and a person decides', async (amount) => {
      const orderId = await orderOf(50_000);
      expect(await bank.say({ orderId, amount, outcome: 'paid' })).toMatchObject({ status: 409 });
      expect(await check(orderId)).toMatchObject({
        isRechargeDone: false,
        status: ORDER_STATUS.reviewing,
        coin: BEFORE,
      });
      // Neither the right amount nor a failure decides for that person.
      expect(await bank.say({ orderId, amount: 50_000, outcome: 'paid' })).toMatchObject({ status: 409 });
      expect(await bank.say({ orderId, amount: 50_000, outcome: 'failed' })).toMatchObject({ status: 410 });
      const accept = JSON.stringify({ orderId, do: 'accept' });
      const init = { method: 'POST', body: accept, headers: { 'content-type': 'application/json' } };
      const url = 'http://perya.test/sandbox/deposits';
      expect((await kit.server().app.fetch(new Request(url, init))).status).toBe(200);
      expect(await check(orderId)).toMatchObject({ isRechargeDone: true, amount, coin: BEFORE + amount });
    });

    test('that nobody pays in its time is over, and is credited all the same when it comes late', async () => {
      const orderId = await orderOf(50_000);
      const { now } = kit.clock;
      const later = () => new Date(now().getTime() + QR_PAYABLE_MS);
      await sweepDeposits({ db: db(), now: () => new Date(later().getTime() - 1_000) });
      expect(await check(orderId)).toMatchObject({ status: ORDER_STATUS.pending });
      await sweepDeposits({ db: db(), now: later });
      expect(await check(orderId)).toMatchObject({ status: ORDER_STATUS.expired });
      expect(await post(records.getRechargeRecord.path)).toMatchObject({ list: [{ finishTime: later().getTime() }] });
      await bank.say({ orderId, amount: 50_000, outcome: 'paid' });
      expect(await check(orderId)).toMatchObject({ isRechargeDone: true, coin: BEFORE + 50_000 });
    });

    test('that its player has closed is still paid on its page, and by a word of the sandbox', async () => {
      const orderId = await orderOf(50_000, { rechargeType: PAGE_CHANNEL });
      await post(wallet.cancelOrder.path, { orderId });
      const { app } = kit.server();
      const page = await app.fetch(new Request(`http://perya.test${PAY_PATH}?order=${orderId}`));
      expect(await page.text()).toContain('value="paid"');
      const card = await (
        await app.fetch(new Request('http://perya.test/sandbox/bank', { headers: { accept: 'text/html' } }))
      ).text();
      expect(card).toContain(`aria-label="Pay: ${orderId}"`);
      const form = new URLSearchParams({ order: orderId, value: 'paid' });
      await app.fetch(new Request(`http://perya.test${PAY_PATH}`, { method: 'POST', body: form }));
      expect(await check(orderId)).toMatchObject({ isRechargeDone: true, coin: BEFORE + 50_000 });
    });

    test('of another player is no order', async () => {
      const { id } = await aPlayer(db());
      await orderOf(50_000);
      const [{ id: ours, ...theirs }] = (await deposits()) as [Row<'deposit'>];
      await insertDeposit(db(), { ...theirs, id: `${ours}-2`, player_id: id });
      expect(await check(`${ours}-2`)).toMatchObject({ errcode: WALLET.notFound });
      expect(await check()).toMatchObject({ errcode: 0 });
      expect((await info())['openList']).toHaveLength(1);
    });

    test('under way is told with the way to pay it, and in the records', async () => {
      const orderId = await orderOf(50_000);
      const { openList, last } = await info();
      expect([openList, last]).toMatchObject([[{ orderId, amount: 50_000, qrInfo: { orderId } }], null]);
      await bank.say({ orderId, amount: 50_000, outcome: 'paid' });
      expect(await info()).toMatchObject({ openList: [], last: { amount: 50_000, rechargeType: 1 }, depositsToday: 1 });
      expect(await post(records.getRechargeRecord.path)).toMatchObject({
        total: 1,
        list: [{ orderId, amount: 50_000, channelName: 'QR Ph', status: ORDER_STATUS.done }],
      });
    });
  });

  describe('is refused', () => {
    const set = (columns: object) => db().updateTable('player').set(columns).where('id', '=', playerId()).execute();

    test.each([
      [5_000_001, {}, WALLET.aboveMaximum],
      [50_000, { rechargeType: 3 }, WALLET.channelClosed],
      [50_000, { rechargeType: 99 }, WALLET.channelClosed],
      [50_000, { propId: 1 }, WALLET.notFound],
    ])('for %i with %o by %i', async (amount, more, errcode) => {
      expect(await ask(amount, more)).toMatchObject({ errcode });
      expect(await deposits()).toEqual([]);
    });

    test('[WALLET-16] below 500 pesos while nothing was ever put in', async () => {
      expect(await ask(49_999)).toMatchObject({ errcode: WALLET.belowMinimum });
      expect(await deposits()).toEqual([]);
    });

    test('below a hundred pesos after the first one', async () => {
      await set({ total_recharge: 50_000 });
      expect(await ask(10_000)).toMatchObject({ errcode: 0 });
      expect(await ask(9_999)).toMatchObject({ errcode: WALLET.belowMinimum });
    });

    test('to a player who has excluded themselves, until that is over', async () => {
      await set({ self_excluded_until: new Date(kit.clock.now().getTime() + 60_000) });
      expect(await ask(50_000)).not.toMatchObject({ errcode: 0 });
      expect(await deposits()).toEqual([]);
      await set({ self_excluded_until: kit.clock.now() });
      expect(await ask(50_000)).toMatchObject({ errcode: 0 });
    });

    test('without an account of the channel’s bank, where deposits ask for one', async () => {
      await writeSettings(db(), { isDepositBank: 1 });
      expect(await ask(50_000)).toMatchObject({ errcode: WALLET.needsBank });
      await aWithdrawer(db(), kit.clock.now(), playerId());
      expect(await ask(50_000)).toMatchObject({ errcode: 0 });
      expect(await ask(50_000, { rechargeType: PAGE_CHANNEL })).toMatchObject({ errcode: 0 });
    });

    test.each(['daily_deposit', 'weekly_deposit', 'monthly_deposit'] as const)('above a %s limit', async (limit) => {
      await setLimits(db(), playerId(), { [limit]: 120_000 });
      expect(await ask(70_000)).toMatchObject({ errcode: 0 });
      expect(await ask(60_000)).toMatchObject({ errcode: WALLET.depositLimit });
      expect(await ask(50_000)).toMatchObject({ errcode: 0 });
    });

    test('while five wait to be paid, and of twelve at once seven', async () => {
      const all = await Promise.all(Array.from({ length: 12 }, () => ask(50_000)));
      expect(all.filter(({ errcode }) => errcode === 0)).toHaveLength(5);
      expect(await ask(50_000)).toMatchObject({ errcode: WALLET.openDeposits });
    });
  });
});
