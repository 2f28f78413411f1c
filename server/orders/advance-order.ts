/**
 * Takes a withdrawal as far as it goes, one written step after the other. It may be called at any time, by several at
 * once and after any crash: a step that another has taken is not taken again, and the bank is told the same id each time.
 */
import type { Kysely } from 'kysely';
import { must } from '#shared/assert.ts';
import { log } from '#shared/log.ts';
import { releaseHold, settleHold } from '../ledger/holds.ts';
import { notePush } from '../push/note-push.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { Tables } from '../sql/tables.ts';
import type { Bank, Payment } from './bank.ts';
import { moveOrder, type OrderRow, readOrder } from './order-store.ts';

export interface Desk {
  db: Kysely<Tables>;
  bank: Bank;
  now: () => Date;
}

export async function advanceOrder(desk: Desk, order: OrderRow): Promise<OrderRow> {
  let current = order;
  for (;;) {
    const next = await takeStep(desk, current);
    if (next.state === current.state) return next;
    current = next;
  }
}

function takeStep(desk: Desk, order: OrderRow): Promise<OrderRow> {
  switch (order.state) {
    case 'held':
      return review(desk, order);
    case 'sent':
      return pay(desk, order);
    case 'paid':
    case 'released':
    case 'cancelled':
      return Promise.resolve(order);
  }
}

async function review(desk: Desk, order: OrderRow): Promise<OrderRow> {
  const review = await desk.bank.review(order, desk.now());
  if (review.word === 'return') return releaseOrder(desk, order, review.reason);
  // Once it is sent the bank may have it, and only the bank can say that it has not.
  return moveTo(desk, order, { state: review.word === 'send' ? 'sent' : 'held' });
}

interface Move {
  state: 'held' | 'sent';
  isTaken?: boolean;
}

async function moveTo({ db, now }: Desk, order: OrderRow, move: Move): Promise<OrderRow> {
  const moved = await moveOrder(db, order, { ...move, now: now() });
  return moved ?? must(await readOrder(db, order.id), 'a withdrawal is never deleted');
}

async function pay(desk: Desk, order: OrderRow): Promise<OrderRow> {
  const answer = await askBank(desk, order);
  if (answer.state === 'silent') return moveTo(desk, order, { state: 'sent' });
  if (answer.state === 'underway') return moveTo(desk, order, { state: 'sent', isTaken: true });
  return answer.state === 'paid' ? settleOrder(desk, order) : releaseOrder(desk, order, answer.reason);
}

/** A bank that does not answer has said nothing: the payment may be under way, and is asked about again. */
async function askBank({ bank, now }: Desk, order: OrderRow): Promise<Payment | { state: 'silent' }> {
  try {
    return await bank.pay(order, now());
  } catch (error) {
    log.error('the bank did not answer', { orderId: order.id, detail: String(error) });
    return { state: 'silent' };
  }
}

const settleOrder = (desk: Desk, order: OrderRow): Promise<OrderRow> =>
  end(desk, order, { state: 'paid', reason: '', isTaken: true, moveMoney: settleHold });

const releaseOrder = (desk: Desk, order: OrderRow, reason: string): Promise<OrderRow> =>
  end(desk, order, { state: 'released', reason, isTaken: order.state === 'sent', moveMoney: releaseHold });

/** Of an order that the same transaction has cancelled. Says what the balance is then. */
export async function giveBack(db: Kysely<Tables>, { id: ref, player_id: playerId }: OrderRow, now: Date) {
  const balances = must(await releaseHold(db, { ref, playerId, now }), 'what a held withdrawal holds is open');
  return balances.get('cash');
}

interface Ending {
  state: 'paid' | 'released';
  reason: string;
  isTaken: boolean;
  moveMoney: typeof settleHold;
}

/** The step and its money are one: of several that end the same order, one moves both. */
function end(
  { db, now: read }: Desk,
  order: OrderRow,
  { state, reason, isTaken, moveMoney }: Ending,
): Promise<OrderRow> {
  const now = read();
  return inTransaction(db, async (transaction) => {
    const moved = await moveOrder(transaction, order, { state, reason, isTaken, now });
    if (!moved) return must(await readOrder(transaction, order.id), 'a withdrawal is never deleted');
    const { id: ref, player_id: playerId } = order;
    must(await moveMoney(transaction, { ref, playerId, now }), 'what an unfinished withdrawal holds is open');
    await notePush(transaction, { playerId, kind: 'withdrawal', now });
    return moved;
  });
}
