import { MOST_OPEN_TICKETS, MOST_TICKET_LETTERS } from '#contract/ticket-rules.ts';
import type { Kysely } from 'kysely';
import { TICKET } from '#contract/errcodes.ts';
import type { tickets } from '#contract/tickets.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { askingService, writingToService } from '../players/tries.ts';
import { countTry } from '../sql/queries/tries.ts';
import { lockPlayer } from '../sql/queries/players.ts';
import type { Tables } from '../sql/tables.ts';
import { claimUploads } from '../uploads/claim.ts';
import { tellTicket } from './tell-ticket.ts';
import {
  changeTicket,
  countOpen,
  insertTicket,
  lockTicket,
  type TicketRow,
  withLetters,
  writeTicketLetter,
} from './ticket-store.ts';

export const openTicket: Handler<typeof tickets.openTicket> = async ({ input, player, db, now, fingerprint }) => {
  // Of two that are sent at once, the second one counts the first.
  await lockPlayer(db, player.id);
  if ((await countOpen(db, player.id)) >= MOST_OPEN_TICKETS) return refuse(TICKET.tooManyOpen);
  if (!(await countTry(db, askingService(player), now))) return refuse(TICKET.tooOften);
  const { content, pictures, subject, reference, diagnosis } = input;
  if (!(await claimUploads(db, pictures, player.id, { fingerprint, now }))) return refuse(TICKET.unknownPicture);
  const ticket = await insertTicket(db, {
    player_id: player.id,
    subject,
    reference,
    diagnosis,
    created_at: now,
    closed_at: null,
  });
  await writeTicketLetter(db, { ticketId: ticket.id, isService: false, content, pictures, now });
  return tell(db, ticket);
};

export const writeInTicket: Handler<typeof tickets.writeInTicket> = async (context) => {
  const { input, player, db, now, fingerprint } = context;
  const ticket = await lockTicket(db, input.id, player.id);
  if (!ticket) return refuse(TICKET.notFound);
  if (ticket.closed_at) return refuse(TICKET.closed);
  const [{ letters } = { letters: [] }] = await withLetters(db, [ticket]);
  if (letters.filter(({ is_service }) => !is_service).length >= MOST_TICKET_LETTERS) return refuse(TICKET.full);
  if (!(await countTry(db, writingToService(player), now))) return refuse(TICKET.tooOften);
  const { content, pictures } = input;
  if (!(await claimUploads(db, pictures, player.id, { fingerprint, now }))) return refuse(TICKET.unknownPicture);
  await writeTicketLetter(db, { ticketId: ticket.id, isService: false, content, pictures, now });
  return tell(db, ticket);
};

/** What has been seen stays seen: a phone that was offline may say so late. */
export const readTicket: Handler<typeof tickets.readTicket> = async ({ input: { id, letterId }, player, db }) => {
  const ticket = await lockTicket(db, id, player.id);
  if (!ticket) return refuse(TICKET.notFound);
  const [{ letters } = { letters: [] }] = await withLetters(db, [ticket]);
  // No letter that is still to come is read.
  const newest = Math.min(letterId, letters.at(-1)?.id ?? 0);
  return tell(db, await changeTicket(db, id, { read_letter_id: Math.max(ticket.read_letter_id, newest) }));
};

/** One that is closed stays closed since the first time. */
export const closeTicket: Handler<typeof tickets.closeTicket> = async ({ input: { id }, player, db, now }) => {
  const ticket = await lockTicket(db, id, player.id);
  if (!ticket) return refuse(TICKET.notFound);
  return tell(db, await changeTicket(db, id, { closed_at: ticket.closed_at ?? now }));
};

async function tell(db: Kysely<Tables>, ticket: TicketRow) {
  const [whole = { ...ticket, letters: [] }] = await withLetters(db, [ticket]);
  return { ok: true as const, value: { ticket: tellTicket(whole) } };
}
