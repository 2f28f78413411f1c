import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COIN_KINDS, ORDER_STATUS } from '#contract/money-enums.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { WALLET } from '#contract/errcodes.ts';
import { records } from '#contract/records.ts';
import { wallet } from '#contract/wallet.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { openSealer } from '../../tests/kit/seal.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aWithdrawer, exchangeOf } from '../../tests/kit/withdrawals.ts';
import { addToWager } from '../ledger/wager.ts';
import { sweepOrders } from './sweep-orders.ts';

const GIVEN = 100_000;

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  const { post, playerId } = kit;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(() => aWithdrawer(db(), kit.clock.now(), playerId()));

  const ask = (amount: number, more: object = {}, key?: string) => {
    const [path, body] = exchangeOf(amount, more);
    return post(path, body, key);
  };
  const terms = () => post(wallet.getExchange.path);
  const orders = async () => db().selectFrom('withdrawal').selectAll().where('player_id', '=', playerId()).execute();
  const sweep = async () => {
    const { bank, now } = kit.server().services;
    if (bank) await sweepOrders({ db: db(), bank, now }, 0);
  };

  describe('a withdrawal', () => {
    test('[WALLET-23] holds its money at once, and is told with its order', async () => {
      const answer = await ask(40_000);
      expect(answer).toMatchObject({ errcode: 0, status: ORDER_STATUS.reviewing, coin: GIVEN - 40_000 });
      expect(answer['orderId']).toMatch(/^PW-[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}$/);
      expect(await terms()).toMatchObject({
        balance: GIVEN - 40_000,
        held: 40_000,
        reasonList: [WALLET.pending],
        order: {
          orderId: answer['orderId'],
          amount: 40_000,
          status: ORDER_STATUS.reviewing,
          cardNum: expect.stringMatching(/^•••• \d{4}$/),
        },
      });
    });

    test('is one however often its key is sent, one after the other or at once', async () => {
      const key = randomUUID();
      const all = await Promise.all(Array.from({ length: 5 }, () => ask(40_000, {}, key)));
      const last = await ask(40_000, {}, key);
      for (const one of all) expect(one).toEqual(last);
      expect(await orders()).toHaveLength(1);
      expect(await terms()).toMatchObject({ balance: GIVEN - 40_000, held: 40_000 });
    });

    test('is one of 200 that are asked for at once with 200 keys', async () => {
      const all = await Promise.all(Array.from({ length: 200 }, () => ask(10_000)));
      expect(all.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
      // Beyond a player's share of the server nothing is even begun.
      expect(new Set(all.map(({ errcode }) => errcode as number))).toEqual(
        new Set([0, WALLET.pending, PROTOCOL_ERRORS.busy.errcode]),
      );
      expect(await terms()).toMatchObject({ balance: GIVEN - 10_000, held: 10_000 });
    });

    test('takes, together with a bet at the same moment, no more than there is', async () => {
      const { sessionId } = await kit.start(1001);
      const [bet, withdrawal] = await Promise.all([kit.bet(sessionId, 60_000), ask(60_000)]);
      expect([bet.status === 200, withdrawal['errcode'] === 0].filter(Boolean)).toHaveLength(1);
      expect((await terms())['balance']).toBe(GIVEN - 60_000);
      expect(await findMismatches(db())).toEqual([]);
    });

    test('waits while the books do not agree, and its key may be used again', async () => {
      const setHouse = async (balance: number) => {
        await db().updateTable('account').set({ balance }).where('kind', '=', 'house').where('share', '=', 0).execute();
        await kit.server().services.auditor.audit();
      };
      const key = randomUUID();
      await setHouse(1);
      expect(await ask(40_000, {}, key)).toMatchObject({ errcode: PROTOCOL_ERRORS.booksClosed.errcode });
      expect((await terms())['reasonList']).toEqual([WALLET.channelClosed]);
      expect(await orders()).toEqual([]);
      await setHouse(0);
      expect(await ask(40_000, {}, key)).toMatchObject({ errcode: 0 });
    });
  });

  describe('is refused', () => {
    const set = (columns: object) => db().updateTable('player').set(columns).where('id', '=', playerId()).execute();

    test.each([
      [9_999, {}, WALLET.belowMinimum],
      [5_000_001, {}, WALLET.aboveMaximum],
      [GIVEN + 1, {}, WALLET.notEnough],
      [40_000, { bankId: 99 }, WALLET.needsBank],
      [40_000, { exchangeType: 7 }, WALLET.channelClosed],
    ])('for %i with %o by %i', async (amount, more, errcode) => {
      expect(await ask(amount, more)).toMatchObject({ errcode });
      expect(await orders()).toEqual([]);
      expect((await terms())['balance']).toBe(GIVEN);
    });

    test('to who has not proved who they are, and the page says so before the tap', async () => {
      await set({ kyc_state: 'reviewing' });
      expect(await ask(40_000)).toMatchObject({ errcode: WALLET.needsKyc });
      expect(await terms()).toMatchObject({ needsKyc: true, reasonList: [WALLET.needsKyc] });
    });

    test('while something is left to be bet, and the page says how much', async () => {
      await addToWager(db(), playerId(), 5_000, kit.clock.now());
      expect(await ask(40_000)).toMatchObject({ errcode: WALLET.wagerFirst });
      expect(await terms()).toMatchObject({
        balance: GIVEN,
        available: 0,
        wagerRequired: 5_000,
        wagerDone: 0,
        reasonList: [WALLET.wagerFirst],
      });
    });

    test('without the right password where there is one, and after five wrong ones with it too', async () => {
      const { services } = kit.server();
      const seal = await openSealer(db());
      await set({ password_hash: (await services.passwords.hash(Buffer.from('perya-demo-88'))) ?? null });
      expect((await terms())['needsPassword']).toBe(true);
      expect(await ask(40_000)).toMatchObject({ errcode: WALLET.needsPassword });
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await ask(40_000, { password: seal('wrong') })).toMatchObject({ errcode: WALLET.wrongPassword });
      }
      expect(await ask(40_000, { password: seal('perya-demo-88') })).toMatchObject({ errcode: WALLET.tooOften });
      kit.pass(60);
      expect(await ask(40_000, { password: seal('perya-demo-88') })).toMatchObject({ errcode: 0 });
    });
  });

  describe('the sandbox’s bank', () => {
    const say = async (body: object) => {
      const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return kit.server().app.fetch(new Request('http://perya.test/sandbox/orders', init));
    };
    const status = async () => (await terms())['order']?.status;

    beforeEach(() => say({ mode: 'auto' }));

    test('sends an order by itself, and pays it some seconds later', async () => {
      await ask(40_000);
      await sweep();
      expect(await status()).toBe(ORDER_STATUS.pending);
      kit.pass(1);
      await sweep();
      expect(await status()).toBe(ORDER_STATUS.done);
      expect(await terms()).toMatchObject({ balance: GIVEN - 40_000, held: 0 });
    });

    test('by hand waits for each word, and pays once however often it is said', async () => {
      await say({ mode: 'hand' });
      const { orderId } = await ask(40_000);
      kit.pass(1);
      await sweep();
      expect(await status()).toBe(ORDER_STATUS.reviewing);
      expect((await say({ orderId, do: 'send' })).status).toBe(200);
      expect(await status()).toBe(ORDER_STATUS.pending);
      await Promise.all(['pay', 'pay', 'pay'].map((word) => say({ orderId, do: word })));
      await say({ orderId, do: 'bounce' });
      expect(await status()).toBe(ORDER_STATUS.done);
      expect(await terms()).toMatchObject({ balance: GIVEN - 40_000, held: 0 });
      expect(await findMismatches(db())).toEqual([]);
    });

    test('that is stopped answers nobody: the money stays held, and is paid when it is back', async () => {
      await say({ mode: 'stopped' });
      const { orderId } = await ask(40_000);
      await sweep();
      await say({ orderId, do: 'pay' });
      kit.pass(1);
      await sweep();
      expect(await terms()).toMatchObject({
        balance: GIVEN - 40_000,
        held: 40_000,
        order: { status: ORDER_STATUS.pending },
      });
      await say({ mode: 'auto' });
      await sweep();
      expect(await terms()).toMatchObject({ held: 0, order: { status: ORDER_STATUS.done } });
    });

    test.each(['return', 'bounce'])('gives back by "%s", and the player may ask again', async (word) => {
      await say({ mode: 'hand' });
      const { orderId } = await ask(40_000);
      await say({ orderId, do: word });
      expect(await terms()).toMatchObject({
        balance: GIVEN,
        held: 0,
        reasonList: [],
        order: { status: ORDER_STATUS.refused },
      });
      expect(await ask(50_000)).toMatchObject({ errcode: 0 });
    });

    test('refuses what names no order or word', async () => {
      for (const body of [{ orderId: 'PW-1', do: 'pay' }, { mode: 'fast' }, {}]) {
        expect((await say(body)).status).toBe(400);
      }
    });
  });

  test('[WALLET-22] withdrawals are listed newest first, each with how it stands', async () => {
    const { orderId } = await ask(40_000);
    const { services } = kit.server();
    await sweepOrders(
      {
        db: db(),
        now: services.now,
        bank: { review: async () => ({ word: 'return', reason: '' }), pay: async () => ({ state: 'paid' }) },
      },
      0,
    );
    kit.pass(1);
    await ask(20_000);
    const { list, total } = await post(records.getExchangeOrder.path);
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { amount: 20_000, status: ORDER_STATUS.reviewing, bankName: 'GCash', finishTime: 0 },
      { orderId, amount: 40_000, status: ORDER_STATUS.refused },
    ]);
    const movements = await post(records.appUserCoinDetail.path);
    expect(movements).toMatchObject({ total: 4, moneyIn: GIVEN + 40_000, moneyOut: 60_000 });
    expect(movements['list']).toMatchObject([
      { kind: COIN_KINDS.withdrawal, amount: -20_000 },
      { kind: COIN_KINDS.withdrawalReturned, amount: 40_000 },
      { kind: COIN_KINDS.withdrawal, amount: -40_000 },
      { kind: COIN_KINDS.correction },
    ]);
  });
});
