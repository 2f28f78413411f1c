import type { HandlersOf } from '../call/handler.ts';
import { delMail, getMailDetail, receiveMail } from '../letters/change-letters.ts';
import { hasMailUnread } from '../dots/has-mail-unread.ts';
import { getMail2 } from '../letters/read-letters.ts';

export const mail: HandlersOf<'mail'> = { getMail2, getMailDetail, receiveMail, delMail, hasMailUnread };
