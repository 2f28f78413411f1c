import type { mail } from '#contract/mail.ts';
import { forPlayer, type Handler } from '../call/handler.ts';
import { canReceiveTask } from '../promotions/tasks.ts';
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

/** Of bonuses nothing is told here: the list of activities says which can be received. */
export const hasMailUnread: Handler<typeof mail.hasMailUnread> = forPlayer(async ({ player, db, now }) => {
  const [unread, ticketUnread, isTaskDone] = await Promise.all([
    countUnread(db, player.id),
    countUnreadTickets(db, player.id),
    canReceiveTask(db, { playerId: player.id, now }),
  ]);
  const hasMail = Object.values(unread).some((count) => count > 0) ? 1 : 0;
  const hasTask = isTaskDone ? 1 : 0;
  return { ok: true, value: { ...NOTHING_ELSE, ...unread, hasMail, hasTask, ticketUnread } };
});

const NOTHING_ELSE = { hasSignUpBonus: 0, hasFund: 0, hasAgent: 0, hasFreeBonus: 0 } as const;
