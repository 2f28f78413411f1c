import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('account', {
  title: 'More',
  back: 'Back',
  places: 'Devices',
  allPlaces: (count: number) => `Show all ${count}`,
  here: 'This device',
  since: (time: string) => `Since ${time}`,
  lastSeen: (time: string) => `Last seen ${time}`,
  endOne: (device: string, lastSeen: string) => `Log out ${device}, last seen ${lastSeen}`,
  end: 'Log out',
  endOthers: 'Log out everywhere else',
  passkeys: 'Passkeys',
  noPasskeys: 'Log in with your fingerprint or face. No password needed.',
  notSecure: message(
    'passkey.notSecure',
    'Passkeys need an address that starts with https. This one starts with http.',
  ),
  addPasskey: 'Add a passkey',
  removePasskey: (name: string) => `Remove passkey ${name}`,
  remove: 'Remove',
  phone: 'This phone',
  language: 'Language',
  lowData: 'Low data mode: smaller images, no video',
  vibrate: 'Vibrate when a deposit arrives',
  sound: 'Games begin with sound',
  textSize: 'Text size',
  push: 'Notices on this phone',
  pushLead: 'Only what you tick here, and never a promotion. Amounts stay in the app.',
  pushKinds: {
    deposit: 'A deposit has arrived',
    withdrawal: 'A withdrawal was paid or returned',
    answer: 'Customer service has answered',
    signIn: 'Someone logged in on a new device',
  },
  pushNot: {
    denied: message('push.denied', 'Notices are blocked for this site. You can allow them in your browser’s settings.'),
    install: message('push.install', 'Add Perya to your home screen first. Then this phone can show notices.'),
    unable: message('push.unable', 'This browser can’t show notices. You find all of it in the app.'),
  },
  care: 'Play responsibly',
  about: 'About Perya',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  selfTest: 'Device check',
  signOut: 'Log out',
  signOutTitle: 'Log out?',
  signOutWhy: 'We’ll remove your data from this phone, except your username. Your account and balance are safe.',
  stopWaits: message(
    'account.stopWaits',
    'You asked to stop playing, and our servers don’t know it yet. It stays on this phone and is sent when you log in here again.',
  ),
  unsent: (count: number) =>
    message(
      'account.unsent',
      count === 1 ? '1 change hasn’t synced and will be lost.' : `${count} changes haven’t synced and will be lost.`,
    ),
  checkingMoney: message(
    'account.checkingMoney',
    'The bank has not answered about a payment yet. Logging out does not change what becomes of it: your balance shows it when you are back.',
  ),
  keepMe: 'Remember me',
  keepWhy: 'Keep my login on this phone. The password stays encrypted.',
  stay: 'Cancel',
  leaving: 'Logging out…',

  changePassword: 'Change password',
  passwordLead: 'Every other place is logged out, and passkeys are removed. This phone stays logged in.',
  oldPassword: 'Current password',
  newPassword: 'New password',
  show: { show: 'Show', hide: 'Hide' },
  lengths: (least: number, most: number) => `${least} to ${most} characters`,
  noOldPassword: message('password.oldEmpty', 'Enter your current password.'),
  badNewPassword: (least: number, most: number) =>
    message('password.newEmpty', `Choose a password of ${least} to ${most} characters.`),
  samePassword: message('password.same', 'That is your current one. Choose another.'),
  forgottenPassword: 'Forgot your password? Log out, and reset it by a code to your phone.',
  savingPassword: 'One moment…',
  passwordChanged: (ended: number) =>
    message(
      'password.changed',
      ended === 0
        ? 'Your password is changed.'
        : `Your password is changed, and ${ended === 1 ? 'one other place is' : `${ended} other places are`} logged out.`,
    ),

  dataTitle: 'Your data',
  phoneTitle: 'On this phone',
  phoneLead: 'This phone keeps games, pictures, records and mail, so that you can look at them without a connection.',
  phoneUses: (size: string) => `It takes ${size}.`,
  clear: 'Clear what is kept',
  clearWhy: 'It all comes again from us. What waits to be sent stays, and so do you.',
  clearing: 'Clearing…',
  clearOffline: message(
    'data.clearOffline',
    'You’re offline. Clear it when you’re connected, or nothing is left to look at.',
  ),
  takeTitle: 'A copy of your data',
  takeLead:
    'Your profile, payments, bets, mail, questions, limits, coupons, passkeys and devices, as one file: JSON for programs, CSV for a spreadsheet. Nobody else should have it.',
  takeAs: { json: 'Make my copy', csv: 'Make it for a spreadsheet' },
  taking: (read: number) => `${read} entries so far…`,
  taken: message('data.taken', 'Your copy is among the downloads of this phone.'),
  deleteTitle: 'Delete your account',
  deleteLead: [
    'Write to us. We make sure that it is you, pay out what is yours, and delete your data within 30 days.',
    'What the law obliges us to keep, such as records of payments, is locked away, five years as a rule, and then deleted too.',
  ],
  deleteAsk: 'Ask us to delete it',
  deleteWords: 'Please close my account and delete my data.',

  signInAgain: message(
    'passkey.signInAgain',
    'For your safety, log out and in again first: a passkey is added right after.',
  ),
} as const);
