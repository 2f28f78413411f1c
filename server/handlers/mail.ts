import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const mail: HandlersOf<'mail'> = {
  getMail2: notBuilt,
  getMailDetail: notBuilt,
  receiveMail: notBuilt,
  delMail: notBuilt,
  /** There are no letters, tasks or bonuses to be told of yet: they come with their own handlers. */
  hasMailUnread: async ({ player }) => (player ? { ok: true, value: NOTHING_UNREAD } : SIGNED_OUT),
};

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

const SIGNED_OUT = { ok: false, failure: { kind: 'signed-out' } } as const;
