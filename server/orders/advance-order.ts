/**
 * Takes a withdrawal as far as it goes, one written step after the other. It may be called at any time, by several at
 * once and after any crash: a step that another has taken is not taken again, and the bank is told the same id each time.
 */
import type { Kysely } from 'kysely';
import { assert, must } from '#shared/assert.ts';
import { log } from '#shared/log.ts';
import { hold, releaseHold, settleHold } from '../ledger/holds.ts';
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
    case 'asked':
      return holdMoney(desk, order);
    case 'held':
      return review(desk, order);
    case 'sent':
      return pay(desk, order);
    case 'paid':
    case 'released':
    case 'refused':
    case 'cancelled':
      return Promise.resolve(order);
  }
}

function holdMoney({ db, now }: Desk, order: OrderRow): Promise<OrderRow> {
  return inTransaction(db, async (transaction) => {
    // The row first: another call that would take this step waits here, and finds it taken.
    const current = await lockOrder(transaction, order);
    return current.state === 'asked' ? holdMoneyWithin(transaction, current, now()) : current;
  });
}

/** Of an order that nobody else can see or move. Ends with `BooksClosed` while the books do not agree. */
export async function holdMoneyWithin(transaction: Kysely<Tables>, order: OrderRow, now: Date): Promise<OrderRow> {
  const { id: ref, player_id: playerId, amount } = order;
  const state = (await hold(transaction, { ref, playerId, amount, now })) ? 'held' : 'refused';
  return must(await moveOrder(transaction, order, { state, now }), 'it is locked');
}

async function lockOrder(db: Kysely<Tables>, { id }: OrderRow): Promise<OrderRow> {
  await db.selectFrom('withdrawal').select('id').where('id', '=', id).forUpdate().execute();
  return must(await readOrder(db, id), 'a withdrawal is never deleted');
}

async function review(desk: Desk, order: OrderRow): Promise<OrderRow> {
  const review = await desk.bank.review(order, desk.now());
  if (review.word === 'return') return releaseOrder(desk, order, review.reason);
  // Once it is sent the bank may have it, and only the bank can say that it has not.
  return moveTo(desk, order, review.word === 'send' ? 'sent' : 'held');
}

async function moveTo({ db, now }: Desk, order: OrderRow, state: 'held' | 'sent'): Promise<OrderRow> {
  const moved = await moveOrder(db, order, { state, now: now() });
  return moved ?? must(await readOrder(db, order.id), 'a withdrawal is never deleted');
}

async function pay(desk: Desk, order: OrderRow): Promise<OrderRow> {
  const answer = await askBank(desk, order);
  if (answer.state === 'underway') return moveTo(desk, order, 'sent');
  return answer.state === 'paid' ? settleOrder(desk, order) : releaseOrder(desk, order, answer.reason);
}

/** A bank that does not answer has said nothing: the payment may be under way, and is asked about again. */
async function askBank({ bank, now }: Desk, order: OrderRow): Promise<Payment> {
  try {
    return await bank.pay(order, now());
  } catch (error) {
    log.error('the bank did not answer', { orderId: order.id, detail: String(error) });
    return { state: 'underway' };
  }
}

const settleOrder = (desk: Desk, order: OrderRow): Promise<OrderRow> =>
  end(desk, order, { state: 'paid', reason: '', moveMoney: settleHold });

const releaseOrder = (desk: Desk, order: OrderRow, reason: string): Promise<OrderRow> =>
  end(desk, order, { state: 'released', reason, moveMoney: releaseHold });

/** False when it is no longer held: it is on its way to the bank, or has ended. The caller's transaction holds both. */
export async function cancelHeld(db: Kysely<Tables>, { id }: OrderRow, now: Date): Promise<boolean> {
  if (!(await moveOrder(db, { id, state: 'held' }, { state: 'cancelled', now }))) return false;
  assert(await releaseHold(db, id, now), 'what a held withdrawal holds is open');
  return true;
}

interface Ending {
  state: 'paid' | 'released';
  reason: string;
  moveMoney: typeof settleHold;
}

/** The step and its money are one: of several that end the same order, one moves both. */
function end({ db, now: read }: Desk, order: OrderRow, { state, reason, moveMoney }: Ending): Promise<OrderRow> {
  const now = read();
  return inTransaction(db, async (transaction) => {
    const moved = await moveOrder(transaction, order, { state, reason, now });
    if (!moved) return must(await readOrder(transaction, order.id), 'a withdrawal is never deleted');
    assert(await moveMoney(transaction, order.id, now), 'what an unfinished withdrawal holds is open');
    await notePush(transaction, { playerId: order.player_id, kind: 'withdrawal', now });
    return moved;
  });
}
