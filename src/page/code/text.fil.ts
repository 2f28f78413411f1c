import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  code: 'Code',
  codeHint: 'Anim na digit, ipapadala sa inyong phone.',
  sendCode: 'Kunin ang code',
  sendingCode: 'Ipinapadala…',
  codeWait: (seconds) => `${seconds} s`,
  sent: message('login.loginSendSucc', 'Papunta na ang code'),
  notSent: message('login.loginSendFail', 'Hindi naipadala ang code'),
};
