import { addToDraft, draftQuestion, type TicketWish } from '#data/tickets/tickets.ts';

/** What was taken back stands in its form again, without its pictures. */
export async function keepForForm({ wish, ticketId, content, subject = 0, reference = '' }: TicketWish): Promise<void> {
  if (wish === 'open') await draftQuestion({ content, subject, reference });
  else await addToDraft(`reply ${ticketId}`, content);
}
