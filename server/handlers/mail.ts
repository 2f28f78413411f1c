import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const mail: HandlersOf<'mail'> = {
  getMail2: notBuilt,
  getMailDetail: notBuilt,
  receiveMail: notBuilt,
  delMail: notBuilt,
  hasMailUnread: notBuilt,
};
