import { SIGN_IN } from '#contract/errcodes.ts';
import { forPlayer, type HandlersOf } from '../call/handler.ts';
import { online } from '../play/online.ts';
import { tellAfterLogin } from '../players/after-login.ts';
import { bindPhone } from '../players/bind-phone.ts';
import { logout } from '../players/logout.ts';
import { recover } from '../players/recover.ts';
import { refreshData } from '../players/refresh-data.ts';
import { signIn } from '../players/sign-in.ts';
import { inTurn } from '../players/sign-ins-in-turn.ts';
import { signUp } from '../players/sign-up.ts';
import { readName, readPhoneName } from '../players/sign-up-form.ts';
import { smsSend } from '../players/sms-send.ts';
import { lineLogin } from '../social/line-login.ts';

const BY_PHONE = { readName: readPhoneName, needsCode: true, taken: SIGN_IN.mobileTaken } as const;
const BY_NAME = { readName, needsCode: false, taken: SIGN_IN.accountTaken } as const;

export const session: HandlersOf<'session'> = {
  accountLogin: (call) => inTurn(call, () => signIn(call, call.input)),
  accountRegist4: (call) => inTurn(call, () => signUp(call, BY_PHONE)),
  accountRegist: (call) => inTurn(call, () => signUp(call, BY_NAME)),
  lineLogin,
  bindAccount: bindPhone,
  forgetPassword: (call) => inTurn(call, () => recover(call)),
  smsSend,
  refreshData,
  getAfterLoginInfo: forPlayer((call) => tellAfterLogin(call)),
  getAfterLoginInfoWeb: tellAfterLogin,
  online,
  logout,
};
