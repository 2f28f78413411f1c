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
  birthday: 'Kaarawan',
  birthdayHint: 'Dapat ay 21 taong gulang pataas.',
  fullName: 'Buong pangalan',
  fullNameHint: 'Gaya ng nakasulat sa inyong ID.',
  address: 'Tirahan',
  registeredPlace: 'Website ng pag-register',
  show: { show: 'Ipakita', hide: 'Itago' },
  keepMe: 'Tandaan ako sa phone na ito',
  forgot: 'Nalimutan ang password?',
  login: 'Mag-log in',
  loggingIn: 'Nagla-log in…',
  welcome: 'Mabuhay!',
  withPasskey: 'Mag-log in gamit ang passkey',
  continueWith: (name) => `Ituloy gamit ang ${name}`,
  notSecure: message(
    'login.notSecure',
    'http ang simula ng address na ito. https ang kailangan ng passkey, ng ibang site at ng nakatagong password.',
  ),
  forGame: (game) => message('login.forGame', `Mag-log in para malaro ang ${game}. Bubukas ito agad pagkatapos.`),
  forWallet: (ways) =>
    message('login.forWallet', `Mag-log in para mag-deposit at mag-withdraw. Tumatanggap kami ng ${ways}.`),
  forMail: message('login.forMail', 'Mag-log in para mabasa ang mail ninyo: balita sa account at mga reward.'),
  newHere: 'Bago rito?',
  createAccount: 'Gumawa ng account',
  haveAccount: 'May account na?',
  register: 'Mag-register',
  registering: 'Nagre-register…',
  registerBy: 'Mag-register gamit ang',
  form: 'Form ng pag-register',
  byUsername: 'Username',
  byPhone: 'Phone',
  reward: (amount) => `Reward sa pag-sign up: ${amount}`,
  agree: 'Ako ay 21 pataas at sang-ayon sa',
  agreeTerms: 'mga tuntunin at patakaran sa privacy',
  reset: 'Palitan ang password',
  resetting: 'Pinapalitan…',
  resetHint: 'Magpapadala kami ng code sa phone ng inyong account.',
  bind: 'I-link ang phone',
  binding: 'Nili-link…',
  bindHint: 'Kapag naka-link ang phone, makakapag-log in gamit ang number at mababawi ang nalimutang password.',
  boundTo: (mobile) => `Naka-link na ang phone na ${mobile}.`,
  forHeart: message('login.forHeart', 'Mag-log in, at mapupunta ang laro sa mga paborito ninyo.'),
  expired: message('login.expired', 'Na-log out kayo dahil tapos na ang session. Mag-log in ulit para magpatuloy.'),
  uploadTitle: 'I-upload ang inyong ID',
  uploadHint: 'Apat na picture, JPG o PNG, hanggang 10 MB bawat isa. Verification team lang namin ang makakakita.',
  uploadOpen: 'I-upload ang inyong ID',
  uploadCount: (count) => `${count} sa 4 na picture`,
  uploadDone: 'Tapos na',

  fieldMessages: (limits) => ({
    'login.loginUsernameTip': `Ang username ay dapat ${limits.usernameMin} hanggang ${limits.usernameMax} letra at numero`,
    'login.loginPasswordTip': `Ang password ay dapat ${limits.passwordMin} hanggang ${limits.passwordMax} character`,
    'login.loginConfirmationTip': 'Hindi magkapareho ang dalawang password',
    'login.loginPhoneTip': `Ang phone number ay dapat ${between(limits.phoneMin, limits.phoneMax)} digit`,
    'errInputText.mobileInputTips1': `Dapat nagsisimula sa ${limits.phoneStart} ang phone number`,
    'login.loginEmailInputTip': 'Pakilagay ang inyong email',
    'login.loginEmailTip': 'Pakilagay ang tamang email',
    'login.birthdayTip': 'Pakipili ang inyong kaarawan',
    'login.tooYoungTip': 'Dapat ay 21 taong gulang pataas para mag-register',
    'login.fullNameTip': 'Pakilagay ang tamang pangalan (buong pangalan)',
    'login.addressTip': 'Pakilagay ang inyong tirahan',
    'login.idTip': 'Paki-upload ang inyong ID',
    'login.loginOtpTip': 'Pakilagay ang code na natanggap sa text',
  }),

  fieldHints: (limits) => ({
    username: `${limits.usernameMin} hanggang ${limits.usernameMax} letra at numero`,
    phone: `${between(limits.phoneMin, limits.phoneMax)} digit${limits.phoneStart && `, nagsisimula sa ${limits.phoneStart}`}`,
    password: `${limits.passwordMin} hanggang ${limits.passwordMax} character`,
    confirmation: 'Pareho, isa pang beses',
    email: 'Halimbawa: maria@example.com',
    address: 'Kalye, bayan at probinsya',
  }),

  passwordChanged: message('login.passwordChanged', 'Napalitan na ang password. Mag-log in gamit ang bago.'),

  bindGives: (amount, times) =>
    message(
      'bind.gives',
      times === 0
        ? `May ${amount} kayo para rito, isang beses.`
        : `May ${amount} kayo para rito, isang beses. Itaya ito nang ${times === 1 ? 'isang beses' : `${times} beses`} bago i-withdraw. Bilang ang lahat ng laro, walang takdang panahon.`,
    ),
  phoneBoundWith: (amount) => message('bind.done', `Naka-link na ang inyong phone. Nasa balanse na ang ${amount}.`),
  phoneBound: message('bind.done', 'Naka-link na ang inyong phone'),

  emptyLogin: {
    account: message('login.accountEmpty', 'Pakilagay ang inyong username o phone'),
    password: message('login.passwordEmpty', 'Pakilagay ang inyong password'),
  },

  socialRefused: message('login.socialRefused', 'Hindi kayo na-log in. Pakisubukan ulit.'),

  agreeFirst: message('verify.accountTips', 'Paki-check muna ang kahon para sumang-ayon sa mga tuntunin'),

  noPasskeyUsed: message('passkey.notUsed', 'Walang passkey na nagamit. Mag-log in na lang gamit ang password.'),

  refusals: {
    'login.err101': 'Na-disable ang account dahil sa paglabag',
    'login.err103': 'Hindi natapos ang KYC sa loob ng 3 araw, kaya sinuspinde ang account',
    'login.err1050': 'May maintenance ang system',
    'login.err1051': 'Habang naka-self-exclusion, hindi kayo makakapag-log in',
    'bind.alreadyBound': 'May naka-link nang phone sa inyong account',
    'bind.wrongCode': 'Mali o luma na ang code',
    'bind.mobileTaken': 'Sa ibang account na ang phone na ito',
    'bind.invalidDetails': 'Pakitingnan ulit ang inilagay ninyo',
    'bind.tooManyTries': 'Napakaraming subok. Maghintay muna ng ilang minuto',
  },

  reasons: {
    101: 'Na-disable ang account na ito.',
    102: 'Naka-freeze ang account na ito. Magtanong sa customer service.',
    1018: 'Mali ang account o ang password.',
    1019: 'May gumagamit na ng pangalang ito. Pumili ng iba.',
    1020: 'Mali o luma na ang code.',
    1043: 'Mga 21 taong gulang pataas lang ang puwedeng mag-register.',
    1045: 'May account na ang phone na ito.',
    1047: 'Pakitingnan ulit ang inilagay ninyo.',
    1049: 'Napakaraming subok. Maghintay muna ng ilang minuto.',
  },
  anyReason: 'Hindi natuloy. Pakisubukan ulit.',
};

const between = (least: number, most: number): string => (least === most ? String(least) : `${least} hanggang ${most}`);
