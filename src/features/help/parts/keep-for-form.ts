import { inPlayerStore } from '#data/player/session.ts';
import type { TicketWish } from '#data/tickets/ticket-wishes.ts';

/** The name under which the half-written question is kept. */
export const ASK_DRAFT = 'ask';

/** What was taken back stands in its form again, without its pictures. */
export async function keepForForm({ wish, ticketId, content, subject = 0, reference = '' }: TicketWish): Promise<void> {
  const [form, fields] =
    wish === 'open'
      ? [ASK_DRAFT, { content, subject: String(subject), reference }]
      : [`reply ${ticketId}`, { content }];
  await inPlayerStore((store) => store.keepDraft(form, fields as Record<string, string>));
}
