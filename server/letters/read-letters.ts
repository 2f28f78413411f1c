import type { mail } from '#contract/mail.ts';
import { forPlayer, type Handler } from '../call/handler.ts';
import { countUnread, listLetters } from './letter-store.ts';
import { countUnreadTickets } from '../tickets/ticket-store.ts';
import { tellLetter } from './tell-letter.ts';

export const getMail2: Handler<typeof mail.getMail2> = async ({ input, player, db }) => {
  const [{ list, total }, unread] = await Promise.all([
    listLetters(db, { ...input, playerId: player.id }),
    countUnread(db, player.id),
  ]);
  return { ok: true, value: { list: list.map(tellLetter), total, ...unread } };
};

/** There are no tasks or bonuses to be told of yet: they come with their own handlers. */
export const hasMailUnread: Handler<typeof mail.hasMailUnread> = forPlayer(async ({ player, db }) => {
  const [unread, ticketUnread] = [await countUnread(db, player.id), await countUnreadTickets(db, player.id)];
  const hasMail = Object.values(unread).some((count) => count > 0) ? 1 : 0;
  return { ok: true, value: { ...NOTHING_ELSE, ...unread, hasMail, ticketUnread } };
});

const NOTHING_ELSE = { hasTask: 0, hasSignUpBonus: 0, hasFund: 0, hasAgent: 0, hasFreeBonus: 0 } as const;
