import type { LetterRow, Whole } from './ticket-store.ts';

/** A ticket as the wire has it. */
export const tellTicket = (ticket: Whole) => ({
  id: ticket.id,
  subject: ticket.subject,
  reference: ticket.reference,
  isClosed: ticket.closed_at ? (1 as const) : (0 as const),
  createTime: ticket.created_at.getTime(),
  readLetterId: ticket.read_letter_id,
  letterList: ticket.letters.map(tellLetter),
});

const tellLetter = ({ id, is_service, content, pictures, created_at }: LetterRow) => ({
  id,
  isService: is_service ? (1 as const) : (0 as const),
  content,
  pictureList: pictures,
  createTime: created_at.getTime(),
});
