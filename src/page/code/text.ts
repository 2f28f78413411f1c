import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('code', {
  code: 'Code',
  codeHint: '6-digit code, sent to your phone',
  emailCodeHint: '6-digit code, sent to this email',
  sendCode: 'Send code',
  sendingCode: 'Sending…',
  codeWait: (seconds: number) => `${seconds} s`,
  sent: message('login.loginSendSucc', 'Code sent'),
  notSent: message('login.loginSendFail', 'The code could not be sent'),
});
