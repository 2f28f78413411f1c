import type { mail } from '#contract/mail.ts';
import { forPlayer, type Handler } from '../call/handler.ts';

/** There are no letters, tasks or bonuses to be told of yet: they come with their own handlers. */
export const hasMailUnread: Handler<typeof mail.hasMailUnread> = forPlayer(async () => ({
  ok: true,
  value: NOTHING_UNREAD,
}));

const NOTHING_UNREAD = {
  red0: 0,
  red1: 0,
  red2: 0,
  hasTask: 0,
  hasMail: 0,
  hasSignUpBonus: 0,
  hasFund: 0,
  hasAgent: 0,
  hasFreeBonus: 0,
};
