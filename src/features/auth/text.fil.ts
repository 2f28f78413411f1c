import { message } from '#ui/text.ts';
import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  back: 'Bumalik',
  service: 'Customer service',
  welcomeBack: ['Welcome ulit', 'sa perya'],
  join: ['Sumali', 'sa perya'],
  newPassword: ['Pumili ng', 'bagong password'],
  bindTitle: ['I-link ang', 'inyong phone'],
  accountOrPhone: 'Username o phone',
  username: 'Username',
  phone: 'Phone number',
  password: 'Password',
  newPasswordLabel: 'Bagong password',
  confirmation: 'Ulitin ang password',
  email: 'Email',
  birthday: 'Birthday',
  birthdayHint: 'Dapat ay 21 taong gulang pataas.',
  fullName: 'Buong pangalan',
  fullNameHint: 'Gaya ng nasa ID ninyo',
  address: 'Address',
  registeredPlace: 'Website ng pag-register',
  keepMe: 'Tandaan ako',
  forgot: 'Nakalimutan ang password?',
  login: 'Mag-log in',
  loggingIn: 'Nagla-log in…',
  welcome: 'Mabuhay!',
  withPasskey: 'Mag-log in gamit ang passkey',
  continueWith: (name) => `Ituloy gamit ang ${name}`,
  notSecure: message('login.notSecure', 'Gamitin ang https na address para sa passkey, ibang log-in at “Tandaan ako”.'),
  forGame: (game) => message('login.forGame', `Mag-log in para malaro ang ${game}. Bubukas ito agad pagkatapos.`),
  forWallet: (ways) =>
    message('login.forWallet', `Mag-log in para mag-deposit at mag-withdraw. Tumatanggap kami ng ${ways}.`),
  forMail: message('login.forMail', 'Mag-log in para mabasa ang mail at makuha ang mga reward ninyo.'),
  noConnection: message('login.noConnection', 'Walang koneksyon. Maipapadala ninyo ito kapag bumalik na ito.'),
  or: 'o',
  newHere: 'Bago rito?',
  createAccount: 'Gumawa ng account',
  haveAccount: 'May account na?',
  register: 'Mag-register',
  registering: 'Nagre-register…',
  registerBy: 'Mag-register gamit ang',
  form: 'Form ng pag-register',
  byUsername: 'Username',
  byPhone: 'Phone',
  reward: (amount) => `Reward sa pag-register: ${amount}`,
  agree: 'Ako ay 21 pataas at sang-ayon sa',
  agreeTerms: 'mga tuntunin at patakaran sa privacy',
  reset: 'Palitan ang password',
  resetting: 'Pinapalitan…',
  resetHint: 'I-tap ang “Kunin ang code” at ite-text namin ito sa naka-register ninyong number.',
  bind: 'I-link ang phone',
  binding: 'Nili-link…',
  bindHint: 'Mag-log in gamit ang number ninyo at madaling ma-recover ang account.',
  boundTo: (mobile) => `Naka-link na ang phone na ${mobile}.`,
  forHeart: message('login.forHeart', 'Mag-log in para ma-save ang larong ito.'),
  expired: message('login.expired', 'Tapos na ang session ninyo. Mag-log in ulit.'),
  uploadTitle: 'I-upload ang inyong ID',
  uploadOpen: 'I-upload ang inyong ID',
  uploadCount: (count) => `${count} sa 4 na picture`,
  uploadDone: 'Tapos na',

  fieldMessages: (limits) => ({
    'login.loginUsernameTip': `Ang username ay dapat ${limits.usernameMin} hanggang ${limits.usernameMax} letra at numero`,
    'login.loginPasswordTip': `Ang password ay dapat ${limits.passwordMin} hanggang ${limits.passwordMax} character`,
    'login.loginConfirmationTip': 'Hindi magkapareho ang dalawang password',
    'login.confirmationEmpty': 'Pakiulit ang password ninyo',
    'login.loginPhoneTip': `Ang phone number ay dapat ${between(limits.phoneMin, limits.phoneMax)} digit`,
    'errInputText.mobileInputTips1': `Dapat nagsisimula sa ${limits.phoneStart} ang phone number`,
    'login.loginEmailInputTip': 'Pakilagay ang email ninyo',
    'login.loginEmailTip': 'Pakilagay ang tamang email',
    'login.birthdayTip': 'Pakipili ang birthday ninyo',
    'login.tooYoungTip': 'Dapat ay 21 taong gulang pataas para makapag-register',
    'login.fullNameTip': 'Pakilagay ang tamang pangalan (buong pangalan)',
    'login.addressTip': 'Pakilagay ang address ninyo',
    'login.idTip': 'Paki-upload ang inyong ID',
    'login.loginOtpTip': 'Pakilagay ang code na natanggap sa text',
  }),

  fieldHints: (limits) => ({
    username: `${limits.usernameMin} hanggang ${limits.usernameMax} letra at numero`,
    phone: `${between(limits.phoneMin, limits.phoneMax)} digit${limits.phoneStart && `, nagsisimula sa ${limits.phoneStart}`}`,
    password: `${limits.passwordMin} hanggang ${limits.passwordMax} character`,
    confirmation: 'Ulitin ang password',
    email: 'Hal. maria@example.com',
    address: 'Kalye, bayan at probinsya',
  }),

  passwordChanged: message('login.passwordChanged', 'Napalitan na ang password. Mag-log in gamit ang bago.'),

  bindGives: (amount, times) =>
    message(
      'bind.gives',
      times === 0
        ? `May ${amount} kayo kapag na-link na.`
        : `May ${amount} kayo kapag na-link na. Itaya ito nang ${times === 1 ? 'isang beses' : `${times} beses`} bago mag-withdraw. Bilang ang lahat ng laro, walang takdang panahon.`,
    ),
  phoneBoundWith: (amount) => message('bind.done', `Naka-link na ang inyong phone. Nasa balanse na ang ${amount}.`),
  phoneBound: message('bind.done', 'Naka-link na ang inyong phone'),

  emptyLogin: {
    account: message('login.accountEmpty', 'Pakilagay ang inyong username o phone'),
    password: message('login.passwordEmpty', 'Pakilagay ang inyong password'),
  },

  socialRefused: message('login.socialRefused', 'Hindi natuloy ang pag-log in. Pakisubukan ulit.'),

  agreeFirst: message('verify.accountTips', 'Paki-check muna ang box para sumang-ayon sa mga tuntunin'),

  noPasskeyUsed: message('passkey.notUsed', 'Walang nagamit na passkey. Mag-log in gamit ang password.'),

  refusals: {
    'login.err101': 'Na-disable ang account dahil sa paglabag',
    'login.err103': 'Hindi natapos ang KYC sa loob ng 3 araw, kaya sinuspinde ang account',
    'login.err1050': 'May maintenance ang system',
    'login.err1051': 'Hindi kayo makakapag-log in habang naka-self-exclusion',
    'bind.alreadyBound': 'May naka-link nang phone sa account ninyo',
    'bind.mobileTaken': 'Sa ibang account na ang phone na ito',
    'bind.invalidDetails': 'Pakitingnan ulit ang inilagay ninyo',
    'bind.tooManyTries': 'Napakarami nang subok. Maghintay ng ilang minuto',
  },

  reasons: {
    101: 'Na-disable ang account na ito.',
    102: 'Naka-freeze ang account na ito. Magtanong sa customer service.',
    1018: 'Mali ang username o password.',
    1019: 'May gumagamit na ng pangalang ito. Pumili ng iba.',
    1043: 'Dapat ay 21 taong gulang pataas para makapag-register.',
    1045: 'May account na ang phone na ito.',
    1047: 'Pakitingnan ulit ang inilagay ninyo.',
    1049: 'Napakarami nang subok. Maghintay ng ilang minuto.',
  },
  anyReason: 'Hindi natuloy. Pakisubukan ulit.',
};

const between = (least: number, most: number): string => (least === most ? String(least) : `${least} hanggang ${most}`);
