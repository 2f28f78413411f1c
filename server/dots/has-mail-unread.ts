/** What home has a dot for: letters, tickets and what promotions give. */
import type { mail } from '#contract/mail.ts';
import { forPlayer, type Handler } from '../call/handler.ts';
import { countUnread } from '../letters/letter-store.ts';
import { readRewardDots } from '../promotions/activity-ids.ts';
import { countUnreadTickets } from '../tickets/ticket-store.ts';

export const hasMailUnread: Handler<typeof mail.hasMailUnread> = forPlayer(async ({ player, db, now }) => {
  const [unread, ticketUnread, rewards] = await Promise.all([
    countUnread(db, player.id),
    countUnreadTickets(db, player.id),
    readRewardDots(db, { playerId: player.id, now }),
  ]);
  const hasMail = Object.values(unread).some((count) => count > 0) ? 1 : 0;
  return { ok: true, value: { ...NO_SCREEN, ...unread, ...rewards, hasMail, ticketUnread } };
});

/** No screen has a dot for these; the list of activities says which of them can be received. */
const NO_SCREEN = { hasFund: 0, hasAgent: 0, hasFreeBonus: 0 } as const;
