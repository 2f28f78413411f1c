/** A player who may withdraw, a bank that does as a test says, and a desk that moves orders on. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { wallet } from '#contract/wallet.ts';
import { hold } from '#server/ledger/holds.ts';
import { advanceOrder, type Desk } from '#server/orders/advance-order.ts';
import type { Bank, Payment } from '#server/orders/bank.ts';
import { insertHeldOrder, type OrderRow, readOrder } from '#server/orders/order-store.ts';
import { demoBanks } from '#server/seed/demo-banks.ts';
import { inTransaction } from '#server/sql/in-transaction.ts';
import type { Tables } from '#server/sql/tables.ts';
import { must } from '#shared/assert.ts';
import { aPlayer } from './players.ts';

export const GCASH = 2;
const ACCOUNT = { bank_id: GCASH, account_name: 'Maria Santos', bank_name: 'GCash' };

let phones = 0;
export const newCardNum = (): string => `09${String((phones += 1)).padStart(9, '0')}`;

/** Verified, with an e-wallet. */
export async function aWithdrawer(db: Kysely<Tables>, now: Date, playerId?: number): Promise<number> {
  await db
    .insertInto('bank')
    .values(demoBanks)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = playerId ?? (await aPlayer(db)).id;
  await db.updateTable('player').set({ kyc_state: 'approved' }).where('id', '=', id).execute();
  await addAccount(db, id, now);
  return id;
}

export async function addAccount(db: Kysely<Tables>, playerId: number, now: Date): Promise<void> {
  const { bank_id, account_name } = ACCOUNT;
  await db
    .insertInto('bank_account')
    .values({ player_id: playerId, bank_id, account_name, card_num: newCardNum(), created_at: now })
    .execute();
}

/** An order as `exchange` leaves it: written down, with its money held. */
export function anOrder(db: Kysely<Tables>, playerId: number, amount: number, now: Date): Promise<OrderRow> {
  const id = randomUUID();
  const wish = { ...ACCOUNT, id, player_id: playerId, amount, card_num: '09170000001', created_at: now };
  return inTransaction(db, async (transaction) => {
    await insertHeldOrder(transaction, wish);
    must(await hold(transaction, { ref: id, playerId, amount, now }), 'the player has as much');
    return must(await readOrder(transaction, id), 'it is written down');
  });
}

/** Why the cashier of tests gives a withdrawal back. */
const STOPPED = 'The names differ.';

export interface TestBank extends Bank {
  word: 'send' | 'return' | 'wait';
  payment: Payment | 'silent';
  /** The ids of all it was ever told to pay. */
  told: string[];
}

export function makeTestBank(): TestBank {
  const bank: TestBank = {
    word: 'send',
    payment: { state: 'paid' },
    told: [],
    review: async () => ({ word: bank.word, reason: STOPPED }),
    pay: async ({ id }) => {
      bank.told.push(id);
      if (bank.payment === 'silent') throw new Error('the bank is silent');
      return bank.payment;
    },
  };
  return bank;
}

export const advance = async (desk: Desk, id: string): Promise<OrderRow> =>
  advanceOrder(desk, must(await readOrder(desk.db, id), 'the order is there'));

export const exchangeOf = (amount: number, more: object = {}) =>
  [wallet.exchange.path, { amount, bankId: GCASH, ...more }] as const;
