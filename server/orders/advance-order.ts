/**
 * Takes a withdrawal as far as it goes, one written step after the other. It may be called at any time, by several at
 * once and after any crash: a step that another has taken is not taken again, and the bank is told the same id each time.
 */
import type { Kysely } from 'kysely';
import { must } from '#shared/assert.ts';
import { SECOND_MS } from '#shared/durations.ts';
import { withDeadline } from '#shared/in-time.ts';
import { log } from '#shared/log.ts';
import { releaseHold, settleHold } from '../ledger/holds.ts';
import { notePush } from '../push/note-push.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { Tables } from '../sql/tables.ts';
import type { Bank } from './bank.ts';
import { moveOrder, type OrderRow, readOrder } from './order-store.ts';

export interface Desk {
  db: Kysely<Tables>;
  bank: Bank;
  now: () => Date;
  /** How long one word of the bank may take. */
  bankDeadlineMs?: number;
  /** The bank has failed, or has not answered in time. */
  onSilence?: () => void;
}

const BANK_DEADLINE_MS = 10 * SECOND_MS;

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
  const review = (await askBank(desk, order, (now) => desk.bank.review(order, now))) ?? { word: 'wait' };
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
  const answer = await askBank(desk, order, (now) => desk.bank.pay(order, now));
  switch (answer?.state) {
    case 'paid':
      return settleOrder(desk, order);
    case 'returned':
      return releaseOrder(desk, order, answer.reason);
    case 'underway':
      return moveTo(desk, order, { state: 'sent', isTaken: true });
    default:
      return waitOn(desk, order, answer);
  }
}

/** The payment may be under way, and is asked about again under the same id. So it is where the bank answers with a state that this program does not know. */
function waitOn(desk: Desk, order: OrderRow, answer: undefined): Promise<OrderRow> {
  if (answer !== undefined) log.error('the bank answered with an unknown state', { orderId: order.id, detail: answer });
  return moveTo(desk, order, { state: 'sent' });
}

/** Undefined from a bank that fails or does not answer in time: it has said nothing, and holds up no other order. */
async function askBank<Answer>(
  { now, bankDeadlineMs = BANK_DEADLINE_MS, onSilence }: Desk,
  order: OrderRow,
  ask: (now: Date) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await withDeadline(ask(now()), bankDeadlineMs);
  } catch (error) {
    log.error('the bank did not answer', { orderId: order.id, detail: String(error) });
    onSilence?.();
    return undefined;
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
