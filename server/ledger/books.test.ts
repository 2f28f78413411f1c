import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { changePlay } from '#server/sandbox/staged-play.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { openSignUpKit, RULES } from '../../tests/kit/sign-up.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';
import type { Tables } from '../sql/tables.ts';
import { BooksClosed, IS_WISH } from './books.ts';
import { credit } from './credit.ts';
import { hold, releaseHold, settleHold } from './holds.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { post } from './post.ts';

withEachDatabase((database) => {
  const kit = playKit(database);
  const { booksClosed } = PROTOCOL_ERRORS;
  const now = new Date('2026-11-20T12:00:00Z');
  const db = () => database.current().db;
  const kinds = Object.keys(IS_WISH) as TxnKind[];

  beforeAll(() => sendLogTo(() => {}));
  const setHouse = async (balance: number) => {
    await db().updateTable('account').set({ balance }).where('kind', '=', 'house').where('share', '=', 0).execute();
    await kit.server().services.auditor.audit();
  };
  const close = () => setHouse(1);
  const open = () => setHouse(0);
  afterEach(open);

  const inMoney = <Result>(work: (t: Transaction<Tables>) => Promise<Result>) => inTransaction(db(), work);
  const coin = async () => (await kit.refresh())['coin'] as number;

  describe('while the books do not agree', () => {
    test.each(kinds.filter((kind) => IS_WISH[kind]))(
      'the ledger moves nothing for a %s, for any caller',
      async (kind) => {
        await close();
        const amounts = { cash: -100, 'provider-clearing': 100 };
        const movement = { kind, ref: randomUUID(), playerId: kit.playerId(), amounts, now };
        expect(await inMoney((t) => post(t, movement))).toEqual({ ok: false, because: 'closed' });
        expect(await coin()).toBe(100_000);
        await open();
        expect(await inMoney((t) => post(t, movement))).toMatchObject({ ok: true });
      },
    );

    test.each(kinds.filter((kind) => !IS_WISH[kind]))('a %s is owed, and comes in', async (kind) => {
      await close();
      const amounts = { cash: 100, 'provider-clearing': -100 };
      const movement = { kind, ref: randomUUID(), playerId: kit.playerId(), amounts, now };
      expect(await inMoney((t) => post(t, movement))).toMatchObject({ ok: true });
    });

    test('what has moved before is told so, and not that the books are closed', async () => {
      const movement = { kind: 'bet', ref: randomUUID(), playerId: kit.playerId(), now } as const;
      const bet = { ...movement, amounts: { cash: -100, 'provider-clearing': 100 } };
      await inMoney((t) => post(t, bet));
      await close();
      expect(await inMoney((t) => post(t, bet))).toEqual({ ok: false, because: 'repeated' });
    });

    test('nothing is given and nothing is held, and what is held goes on its way', async () => {
      const playerId = kit.playerId();
      const [first, second, ref] = [randomUUID(), randomUUID(), randomUUID()];
      await inMoney((t) => hold(t, { ref: first, playerId, amount: 100, now }));
      await inMoney((t) => hold(t, { ref: second, playerId, amount: 100, now }));
      await close();
      const gift = { kind: 'reward', ref, playerId, amount: 100, toWager: 100, now } as const;
      await expect(inMoney((t) => credit(t, gift))).rejects.toThrow(BooksClosed);
      await expect(inMoney((t) => hold(t, { ref, playerId, amount: 100, now }))).rejects.toThrow(BooksClosed);
      expect(await inMoney((t) => releaseHold(t, { ref: first, playerId, now }))).toBeDefined();
      expect(await inMoney((t) => settleHold(t, { ref: second, playerId, now }))).toBeDefined();
    });

    test('the supply waits, and is given when they agree again', async () => {
      await db().deleteFrom('activity').execute();
      const supply = { type: ACTIVITY_TYPES.supply, title: 'Supply', sort: 1, starts_at: null, ends_at: null };
      await db().insertInto('activity').values(supply).execute();
      await changePlay(kit.server().services, kit.playerId(), { coin: 99, totalRecharge: 50_000 });
      await close();
      const key = randomUUID();
      expect(await kit.post(activities.bankruptBonus.path, {}, key)).toMatchObject({ errcode: booksClosed.errcode });
      expect(await coin()).toBe(99);
      await open();
      expect(await kit.post(activities.bankruptBonus.path, {}, key)).toMatchObject({ errcode: 0, coin: 599 });
    });
  });

  describe('a sign-up with a reward', () => {
    let signUp: Awaited<ReturnType<typeof openSignUpKit>>['signUp'];

    beforeEach(async () => {
      const form = await openSignUpKit(kit.server());
      await form.set({ ...RULES, mode: 'other', registerType: 'account', userRegisterCoin: 1_800 });
      ({ signUp } = form);
    });

    test('waits as well: a player who was promised it is not made without it', async () => {
      const account = `closed${randomUUID().slice(0, 8)}`;
      await close();
      expect(await signUp({ account }, randomUUID())).toMatchObject({ errcode: booksClosed.errcode });
      expect(await db().selectFrom('player').select('id').where('account', '=', account).execute()).toEqual([]);
      await open();
      expect((await signUp({ account }, randomUUID())).appUser.coin).toBe(1_800);
    });
  });
});
