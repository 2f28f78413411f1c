import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('account', {
  title: 'More',
  places: 'Devices',
  allPlaces: (count: number) => `Show all ${count}`,
  here: 'This device',
  unknown: 'Unknown device',
  since: (time: string) => `Since ${time}`,
  lastSeen: (time: string) => `Last seen ${time}`,
  endOne: (device: string, lastSeen: string) => `Log out ${device}, last seen ${lastSeen}`,
  end: 'Log out',
  ending: 'Logging out…',
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
  sound: 'Start games with sound',
  textSize: 'Text size',
  push: 'Notifications on this phone',
  pushLead: 'Only what you choose here, never promotions. Amounts stay in the app.',
  pushKinds: {
    deposit: 'A deposit has arrived',
    withdrawal: 'A withdrawal was paid or returned',
    answer: 'Customer service has answered',
    signIn: 'Someone logged in on a new device',
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
    'You asked to stop playing, and it isn’t saved to your account yet. It stays on this phone and is sent when you log in here again.',
  ),
  unsent: (count: number) =>
    message(
      'account.unsent',
      count === 1 ? '1 change hasn’t synced and will be lost.' : `${count} changes haven’t synced and will be lost.`,
    ),
  checkingMoney: message(
    'account.checkingMoney',
    'The bank hasn’t confirmed a payment yet. Logging out doesn’t affect it: check your balance when you’re back.',
  ),
  keepMe: 'Remember me',
  keepWhy: 'Keep my login on this phone. The password stays encrypted.',
  stay: 'Cancel',
  leaving: 'Logging out…',

  changePassword: 'Change password',
  passwordLead:
    'All other devices are logged out. Your passkeys and linked accounts are removed. This phone stays logged in.',
  oldPassword: 'Current password',
  newPassword: 'New password',
  lengths: (least: number, most: number) => `${least} to ${most} characters`,
  noOldPassword: message('password.oldEmpty', 'Enter your current password.'),
  badNewPassword: (least: number, most: number) =>
    message('password.newEmpty', `Choose a password of ${least} to ${most} characters.`),
  samePassword: message('password.same', 'That’s your current password. Choose another.'),
  forgottenPassword: 'Forgot your password? Log out and reset it with a code to your phone.',
  savingPassword: 'One moment…',
  passwordChanged: (ended: number) =>
    message(
      'password.changed',
      ended === 0
        ? 'Password changed.'
        : `Password changed, and ${ended === 1 ? 'one other device is' : `${ended} other devices are`} logged out.`,
    ),

  dataTitle: 'Your data',
  phoneTitle: 'On this phone',
  phoneLead: 'Games, pictures, records and mail are kept on this phone, so you can see them offline.',
  phoneUses: (size: string) => `Using ${size}.`,
  clear: 'Clear saved data',
  clearWhy: 'It all downloads again. What’s waiting to be sent stays, and you stay logged in.',
  clearing: 'Clearing…',
  clearOffline: message(
    'data.clearOffline',
    'You’re offline. Clear it when you’re connected, or there’s nothing left to see.',
  ),
  takeTitle: 'A copy of your data',
  takeLead:
    'Your profile, payments, bets, mail, questions, limits, coupons, claims, passkeys, devices and notifications in one file: JSON for apps, CSV for spreadsheets. Don’t share it.',
  takeAs: { json: 'Make my copy', csv: 'Make a spreadsheet' },
  taking: (read: number) => `${read} entries so far…`,
  taken: message('data.taken', 'Your copy is in this phone’s downloads.'),
  takenNewest: (most: number) =>
    message(
      'data.takenNewest',
      `Your copy has the newest ${most} entries of each list. Customer service has the rest.`,
    ),
  deleteTitle: 'Delete your account',
  deleteLead: [
    'Write to us. We check that it’s you, pay out your balance, and delete your data within 30 days.',
    'Records the law requires, like payments and who you are, are locked away, five years as a rule, then deleted too. A self-exclusion stays until it’s over.',
  ],
  deleteAsk: 'Ask us to delete it',

  logInAgain: 'Log in again',
} as const);
