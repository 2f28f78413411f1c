import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  code: 'Code',
  codeHint: '6-digit code, ipapadala sa inyong phone',
  emailCodeHint: '6-digit code, ipapadala sa email na ito',
  sendCode: 'Kunin ang code',
  sendingCode: 'Ipinapadala…',
  codeWait: (seconds) => `${seconds} s`,
  sent: message('login.loginSendSucc', 'Naipadala ang code'),
  notSent: message('login.loginSendFail', 'Hindi naipadala ang code'),
};
