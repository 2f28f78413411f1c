import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';
import { hasMailUnread } from '../players/has-mail-unread.ts';

export const mail: HandlersOf<'mail'> = {
  getMail2: notBuilt,
  getMailDetail: notBuilt,
  receiveMail: notBuilt,
  delMail: notBuilt,
  hasMailUnread,
};
