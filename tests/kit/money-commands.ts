/** What a player and the bank do to the balance beside bets and wins: commands for the model of the wallet. */
import { randomUUID } from 'node:crypto';
import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { wallet } from '#contract/wallet.ts';
import type { BankMessage } from '#server/bank-api/protocol.ts';
import { depositOf } from './deposits.ts';
import type { BankSays, MoneyOracle } from './money-oracle.ts';
import type { Mover } from './mover.ts';
import { fc } from './property.ts';
import { advance, exchangeOf, type TestBank } from './withdrawals.ts';

/** With what has been asked for and given, so that it can be meant again. */
export interface Moving extends Mover {
  deposits: { id: string; amount: number }[];
  withdrawals: string[];
  coupons: number[];
}

type Act<Model, Real> = (model: Model, real: Real) => Promise<(() => Promise<void>) | undefined>;
export type Step<Model extends object, Real> = (name: string, act: Act<Model, Real>) => AsyncCommand<Model, Real>;

const SAYS: Readonly<Record<BankSays, Partial<Pick<TestBank, 'word' | 'payment'>>>> = {
  wait: { word: 'wait', payment: { state: 'underway' } },
  return: { word: 'return', payment: { state: 'underway' } },
  silent: { word: 'send', payment: 'silent' },
  paid: { word: 'send', payment: { state: 'paid' } },
  bounced: { word: 'send', payment: { state: 'returned', reason: 'No such account.' } },
};

const { boolean, constantFrom, nat, option, record } = fc;

export function depositCommands<Model extends { money: MoneyOracle }, Real extends { mover: Moving }>(
  step: Step<Model, Real>,
) {
  const wish = { amount: constantFrom(5_000, 10_000, 50_000, 60_000, 100_000), coupon: option(nat(20)) };
  const deposit = record(wish).map(({ amount, coupon }) =>
    step(`deposit ${amount}${coupon === null ? '' : ` with coupon ${coupon}`}`, async ({ money }, { mover }) => {
      const key = randomUUID();
      let expected: number | undefined;
      const couponId = coupon === null ? undefined : mover.coupons[coupon % Math.max(1, mover.coupons.length)];
      const asked = depositOf(amount, couponId === undefined ? {} : { couponId });
      return async () => {
        const { errcode, orderId } = await mover.post(...asked, key);
        // Sent again it is told its first answer.
        if (expected === undefined) {
          expected = money.deposit(String(orderId), amount, couponId);
          if (expected === 0) mover.deposits.push({ id: String(orderId), amount });
        }
        expect(errcode).toBe(expected);
      };
    }),
  );

  const word = record({ which: nat(20), isPaid: boolean(), isRight: constantFrom(true, true, false) }).map(
    ({ which, isPaid, isRight }) =>
      step(`the bank: ${isPaid ? 'paid' : 'failed'} ${isRight ? '' : 'otherwise'} ${which}`, async (model, real) => {
        const { deposits, bank } = real.mover;
        const asked = deposits[which % Math.max(1, deposits.length)];
        if (!asked) return undefined;
        const amount = isRight ? asked.amount : asked.amount - 100;
        const outcome: BankMessage['outcome'] = isPaid ? 'paid' : 'failed';
        return async () => {
          const { status } = await bank.say({ orderId: asked.id, amount, outcome });
          expect(status).toBe(model.money.word(asked.id, amount, outcome));
        };
      }),
  );

  return [deposit, word, word];
}

export function withdrawalCommands<Model extends { money: MoneyOracle }, Real extends { mover: Moving }>(
  step: Step<Model, Real>,
) {
  const withdraw = constantFrom(5_000, 10_000, 10_000, 30_000, 200_000).map((amount) =>
    step(`withdraw ${amount}`, async ({ money }, { mover }) => {
      const key = randomUUID();
      let expected: number | undefined;
      return async () => {
        const { errcode, orderId } = await mover.post(...exchangeOf(amount), key);
        if (expected === undefined) {
          expected = money.withdraw(String(orderId), amount);
          if (expected === 0) mover.withdrawals.push(String(orderId));
        }
        expect(errcode).toBe(expected);
      };
    }),
  );

  const payOut = record({ which: nat(20), says: constantFrom(...(Object.keys(SAYS) as BankSays[])) }).map(
    ({ which, says }) =>
      step(`pay out ${which}: ${says}`, async ({ money }, { mover: { desk, withdrawals } }) => {
        const id = withdrawals[which % Math.max(1, withdrawals.length)];
        if (id === undefined) return undefined;
        return async () => {
          Object.assign(desk.bank, SAYS[says]);
          expect((await advance(desk, id)).state).toBe(money.ask(id, says));
        };
      }),
  );

  const cancel = record({ which: nat(20), isDeposit: boolean() }).map(({ which, isDeposit }) =>
    step(`cancel ${isDeposit ? 'deposit' : 'withdrawal'} ${which}`, async ({ money }, { mover }) => {
      const ids = isDeposit ? mover.deposits.map(({ id }) => id) : mover.withdrawals;
      const orderId = ids[which % Math.max(1, ids.length)] ?? 'PW-0000-0000-0000';
      const key = randomUUID();
      let expected: number | undefined;
      return async () => {
        const { errcode } = await mover.post(wallet.cancelOrder.path, { orderId }, key);
        expected ??= money.cancel(orderId);
        expect(errcode).toBe(expected);
      };
    }),
  );

  return [withdraw, payOut, payOut, cancel];
}
