import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { Limits } from './rules/typed.ts';

/** Every text of signing up, signing in, and what belongs to it. */
export const text = spoken('auth', {
  back: 'Back',
  service: 'Customer service',
  welcomeBack: ['Welcome back', 'to the perya'],
  join: ['Join', 'the perya'],
  newPassword: ['Choose a', 'new password'],
  bindTitle: ['Link your', 'phone'],
  accountOrPhone: 'Username or phone',
  username: 'Username',
  phone: 'Phone number',
  password: 'Password',
  newPasswordLabel: 'New password',
  confirmation: 'Confirm password',
  email: 'Email',
  birthday: 'Birthday',
  birthdayHint: 'You must be 21 or older.',
  fullName: 'Full name',
  fullNameHint: 'As shown on your ID',
  address: 'Address',
  registeredPlace: 'Registered website',
  keepMe: 'Remember me',
  forgot: 'Forgot password?',
  login: 'Log in',
  loggingIn: 'Logging in…',
  welcome: 'Welcome!',
  withPasskey: 'Log in with a passkey',
  continueWith: (name: string) => `Continue with ${name}`,
  notSecure: message('login.notSecure', 'Use the https address for passkeys, other log-ins and “Remember me”.'),
  forGame: (game: string) => message('login.forGame', `Log in to play ${game}. It opens right after.`),
  forWallet: (ways: string) => message('login.forWallet', `Log in to deposit and withdraw. We take ${ways}.`),
  forMail: message('login.forMail', 'Log in to read your mail and collect rewards.'),
  noConnection: message('login.noConnection', 'No connection. You can send this once it’s back.'),
  or: 'or',
  newHere: 'New here?',
  createAccount: 'Create an account',
  haveAccount: 'Have an account?',
  register: 'Register',
  registering: 'Registering…',
  registerBy: 'Register by',
  form: 'Registration form',
  byUsername: 'Username',
  byPhone: 'Phone',
  reward: (amount: string) => `Sign-up reward: ${amount}`,
  agree: 'I am 21 or older and I agree to the',
  agreeTerms: 'terms and privacy policy',
  reset: 'Set new password',
  resetting: 'Saving…',
  resetHint: 'Tap “Send code” and we’ll text it to your registered number.',
  bind: 'Link phone',
  binding: 'Linking…',
  bindHint: 'Log in with your number and recover your account any time.',
  boundTo: (mobile: string) => `Your phone ${mobile} is linked.`,
  forHeart: message('login.forHeart', 'Log in to save this game.'),
  expired: message('login.expired', 'Your session expired. Please log in again.'),
  uploadTitle: 'Upload your ID',
  uploadOpen: 'Upload your ID',
  uploadCount: (count: number) => `${count} of 4 pictures`,
  uploadDone: 'Done',

  /** What is wrong with a field, by the key its rule names. */
  fieldMessages: (limits: Limits): Record<string, string> => ({
    'login.loginUsernameTip': `Username must be ${limits.usernameMin} to ${limits.usernameMax} letters and digits`,
    'login.loginPasswordTip': `Password must be ${limits.passwordMin} to ${limits.passwordMax} characters`,
    'login.loginConfirmationTip': 'The passwords don’t match',
    'login.confirmationEmpty': 'Please re-enter your password',
    'login.loginPhoneTip': `Phone number must be ${between(limits.phoneMin, limits.phoneMax)} digits`,
    'errInputText.mobileInputTips1': `Phone number must start with ${limits.phoneStart}`,
    'login.loginEmailInputTip': 'Please enter your email',
    'login.loginEmailTip': 'Please enter a valid email',
    'login.birthdayTip': 'Please choose your birthday',
    'login.tooYoungTip': 'You must be 21 or older to register',
    'login.fullNameTip': 'Please enter your correct name(Full name)',
    'login.addressTip': 'Please enter your address',
    'login.idTip': 'Please Upload your ID',
    'login.loginOtpTip': 'Please enter the code from the text message',
  }),

  /** What a field wants, before anything is wrong. The line is always there, so that nothing moves under a thumb. */
  fieldHints: (limits: Limits) => ({
    username: `${limits.usernameMin} to ${limits.usernameMax} letters and digits`,
    phone: `${between(limits.phoneMin, limits.phoneMax)} digits${limits.phoneStart && `, starting with ${limits.phoneStart}`}`,
    password: `${limits.passwordMin} to ${limits.passwordMax} characters`,
    confirmation: 'Re-enter your password',
    email: 'e.g. maria@example.com',
    address: 'Street, town and province',
  }),

  passwordChanged: message('login.passwordChanged', 'Password changed. Log in with the new one.'),

  bindGives: (amount: string, times: number) =>
    message(
      'bind.gives',
      times === 0
        ? `Get ${amount} when you link it.`
        : `Get ${amount} when you link it. Bet it ${times === 1 ? 'once' : `${times} times`} before you withdraw. Any game counts, no time limit.`,
    ),
  phoneBoundWith: (amount: string) => message('bind.done', `Your phone is linked. ${amount} is in your balance.`),
  phoneBound: message('bind.done', 'Your phone is linked'),

  emptyLogin: {
    account: message('login.accountEmpty', 'Please enter your username or phone'),
    password: message('login.passwordEmpty', 'Please enter your password'),
  },

  socialRefused: message('login.socialRefused', 'Log-in didn’t go through. Please try again.'),

  agreeFirst: message('verify.accountTips', 'Please tick the box to agree to the terms first'),

  noPasskeyUsed: message('passkey.notUsed', 'No passkey was used. Log in with your password instead.'),

  /** What a server may refuse with, by the key of the refusal. */
  refusals: {
    'login.err101': 'Account has been disabled due to violation',
    'login.err103': 'KYC certification was not completed within 3 days, and the account has been suspended',
    'login.err1050': 'System Maintenance',
    'login.err1051': 'During the self-exclusion period, you cannot log in',
    'bind.alreadyBound': 'Your account already has a phone',
    'bind.mobileTaken': 'This phone belongs to another account',
    'bind.invalidDetails': 'Please check what you typed',
    'bind.tooManyTries': 'Too many tries. Please wait a few minutes',
  } as Record<string, string>,

  /** What stands behind the number that `login.loginFailed` carries. */
  reasons: {
    101: 'This account has been disabled.',
    102: 'This account is frozen. Please ask customer service.',
    1018: 'Wrong username or password.',
    1019: 'This name is taken. Please choose another.',
    1043: 'You must be 21 or older to register.',
    1045: 'This phone already has an account.',
    1047: 'Please check what you typed.',
    1049: 'Too many tries. Please wait a few minutes.',
  } as Record<number, string>,
  anyReason: 'That didn’t work. Please try again.',
} as const);

const between = (least: number, most: number): string => (least === most ? String(least) : `${least} to ${most}`);
