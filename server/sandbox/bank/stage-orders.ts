/** Withdrawals as a tester sees and moves them: what a cashier and a bank would say. */
import * as v from 'valibot';
import { advanceOrder } from '../../orders/advance-order.ts';
import { type OrderRow, readOrder } from '../../orders/order-store.ts';
import { maskNumber } from '../../sql/queries/bank-accounts.ts';
import type { Services } from '../../services.ts';
import { BankMode, bankModeOf, writeSandboxState } from '../sandbox-state.ts';
import type { Sandbox } from '../sandbox-of.ts';

const MOST_SHOWN = 20;

/** `send` and `return` are the cashier's words, `pay` and `bounce` the bank's; the bank's send an order that still waits. */
const WORDS = {
  send: { decision: 'send', outcome: null },
  return: { decision: 'return', outcome: null },
  pay: { decision: 'send', outcome: 'paid' },
  bounce: { decision: 'send', outcome: 'returned' },
} as const;

export type OrderWord = keyof typeof WORDS;

const Order = v.union([
  v.strictObject({ mode: BankMode }),
  v.strictObject({
    orderId: v.pipe(v.string(), v.maxLength(64)),
    do: v.picklist(Object.keys(WORDS) as OrderWord[]),
    /** As the player reads it, where the money comes back. */
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
]);

type Said = Extract<v.InferOutput<typeof Order>, { orderId: string }>;

export interface StagedOrder {
  orderId: string;
  playerId: number;
  amount: number;
  state: OrderRow['state'];
  to: string;
  createdAt: string;
}

export interface StagedOrders {
  mode: BankMode;
  orders: StagedOrder[];
}

export async function listStagedOrders({ db }: Pick<Services, 'db'>): Promise<StagedOrders> {
  const rows = await db.selectFrom('withdrawal').selectAll().orderBy('created_at', 'desc').limit(MOST_SHOWN).execute();
  return { mode: await bankModeOf(db), orders: rows.map(describe) };
}

/** Undefined when there is no such order or word. An order that has ended stays as it is. */
export async function stageOrders(asked: unknown, { services }: Sandbox): Promise<StagedOrders | undefined> {
  const read = v.safeParse(Order, asked);
  if (!read.success) return undefined;
  if ('mode' in read.output) {
    await writeSandboxState(services.db, { bankMode: read.output.mode });
    await services.bankLine?.settle();
  } else if (!(await say(services, read.output))) return undefined;
  return listStagedOrders(services);
}

async function say({ db, bank, now }: Services, { orderId, do: word, reason }: Said): Promise<boolean> {
  const order = await readOrder(db, orderId);
  if (!order || !bank) return false;
  const { decision, outcome } = WORDS[word];
  await db
    .insertInto('sandbox_payment')
    .values({ order_id: orderId, decision, outcome, reason })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ decision, outcome, reason }))
    .execute();
  await advanceOrder({ db, bank, now }, order);
  return true;
}

const describe = ({ id, player_id, amount, state, bank_name, card_num, created_at }: OrderRow): StagedOrder => ({
  orderId: id,
  playerId: player_id,
  amount,
  state,
  to: `${bank_name} ${maskNumber(card_num)}`,
  createdAt: created_at.toISOString(),
});
