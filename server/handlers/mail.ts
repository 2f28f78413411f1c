import type { HandlersOf } from '../call/handler.ts';
import { delMail, getMailDetail, receiveMail } from '../letters/change-letters.ts';
import { getMail2, hasMailUnread } from '../letters/read-letters.ts';

export const mail: HandlersOf<'mail'> = { getMail2, getMailDetail, receiveMail, delMail, hasMailUnread };
