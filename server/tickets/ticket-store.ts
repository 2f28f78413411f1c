import type { Kysely } from 'kysely';
import { pageOf, type Paged } from '../sql/page-of.ts';
import { one } from '../sql/question.ts';
import type { NewRow, Row, Tables } from '../sql/tables.ts';

export type TicketRow = Row<'ticket'>;
export type LetterRow = Row<'ticket_letter'>;
export type Whole = TicketRow & { letters: LetterRow[] };

/** So many of a player's tickets are shown; older ones are no longer told of. */
const MOST_SHOWN = 200;

export async function listTickets(db: Kysely<Tables>, { playerId, ...paged }: Paged & { playerId: number }) {
  const all = db.selectFrom('ticket').where('player_id', '=', playerId);
  const counted = db
    .selectFrom(all.select('id').limit(MOST_SHOWN).as('shown'))
    .select(({ fn }) => fn.countAll<number>().as('total'));
  const rows = all.selectAll().orderBy('id', 'desc');
  const { list, total } = await pageOf(db, { rows, sums: one(counted.compile()) }, paged);
  return { list: await withLetters(db, list), total };
}

export async function withLetters(db: Kysely<Tables>, tickets: readonly TicketRow[]): Promise<Whole[]> {
  if (tickets.length === 0) return [];
  const ids = tickets.map(({ id }) => id);
  const letters = await db
    .selectFrom('ticket_letter')
    .selectAll()
    .where('ticket_id', 'in', ids)
    .orderBy('id')
    .execute();
  return tickets.map((ticket) => ({ ...ticket, letters: letters.filter(({ ticket_id }) => ticket_id === ticket.id) }));
}

/** Tickets with a letter of customer service that the player has not seen. */
export async function countUnreadTickets(db: Kysely<Tables>, playerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .where('player_id', '=', playerId)
    .where((of) =>
      of.exists(
        of
          .selectFrom('ticket_letter')
          .whereRef('ticket_id', '=', 'ticket.id')
          .whereRef('ticket_letter.id', '>', 'read_letter_id')
          .where('is_service', '=', true)
          .select('ticket_letter.id'),
      ),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countOpen(db: Kysely<Tables>, playerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The ticket of this player, or of anybody for customer service, locked until the transaction ends. */
export function lockTicket(db: Kysely<Tables>, id: number, playerId?: number): Promise<TicketRow | undefined> {
  const one = db.selectFrom('ticket').selectAll().where('id', '=', id).forUpdate();
  return (playerId === undefined ? one : one.where('player_id', '=', playerId)).executeTakeFirst();
}

export const insertTicket = (db: Kysely<Tables>, ticket: NewRow<'ticket'>): Promise<TicketRow> =>
  db.insertInto('ticket').values(ticket).returningAll().executeTakeFirstOrThrow();

export const changeTicket = (
  db: Kysely<Tables>,
  id: number,
  change: Partial<Pick<TicketRow, 'read_letter_id' | 'closed_at'>>,
): Promise<TicketRow> =>
  db.updateTable('ticket').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

interface NewLetter {
  ticketId: number;
  isService: boolean;
  content: string;
  pictures?: readonly string[];
  now: Date;
}

export async function writeTicketLetter(db: Kysely<Tables>, letter: NewLetter): Promise<void> {
  const { ticketId, isService, content, pictures = [], now } = letter;
  await db
    .insertInto('ticket_letter')
    .values({
      ticket_id: ticketId,
      is_service: isService,
      content,
      pictures: JSON.stringify(pictures),
      created_at: now,
    })
    .execute();
}
