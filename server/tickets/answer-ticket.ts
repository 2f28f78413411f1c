/** Customer service at work. */
import { type Kysely, sql } from 'kysely';
import { notePush } from '../push/note-push.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import type { Tables } from '../sql/tables.ts';
import { changeTicket, lockTicket, type Whole, withLetters, writeTicketLetter } from './ticket-store.ts';

/** The newest letter is the player's. */
const waits = sql<boolean>`closed_at is null and not (
  select is_service from ticket_letter where ticket_id = ticket.id order by id desc limit 1
)`;

/** Those that wait for an answer first, the oldest before the others; then open and then closed ones, the newest before the others. */
export async function listForService(db: Kysely<Tables>, most: number): Promise<(Whole & { isWaiting: boolean })[]> {
  const rows = await db
    .selectFrom('ticket')
    .selectAll()
    .orderBy(sql`case when ${waits} then id end`)
    .orderBy(sql`closed_at is not null`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const tickets = await withLetters(db, rows);
  return tickets.map((ticket) => ({
    ...ticket,
    isWaiting: ticket.closed_at === null && ticket.letters.at(-1)?.is_service === false,
  }));
}

interface Word {
  ticketId: number;
  /** Empty where nothing is said. */
  content: string;
  /** Undefined leaves it as it is. An answer opens a ticket that the player has closed only where this says so. */
  isClosed?: boolean | undefined;
  now: Date;
}

/** False where there is no such ticket. */
export const answerTicket = (db: Kysely<Tables>, { ticketId, content, isClosed, now }: Word): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const ticket = await lockTicket(transaction, ticketId);
    if (!ticket) return false;
    if (content !== '') {
      await writeTicketLetter(transaction, { ticketId, isService: true, content, now });
      await notePush(transaction, { playerId: ticket.player_id, kind: 'answer', now });
    }
    if (isClosed !== undefined) {
      await changeTicket(transaction, ticketId, { closed_at: isClosed ? (ticket.closed_at ?? now) : null });
    }
    return true;
  });
