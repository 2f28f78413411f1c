import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** Texts of what leads on from home: the cards over the games, the games played last, and the way back to the top. */
export const text = spoken('lobby-cards', {
  goOn: 'Continue to',
  open: 'Open',
  dismiss: 'Dismiss',
  youWereIn: (game: string) => `Still in ${game}?`,
  goBackIn: 'Resume',
  continuePlaying: 'Continue playing',
  passkeyOffer: 'Log in faster next time?',
  passkeyWhy: 'Log in with your fingerprint, face or PIN.',
  passkeyAdd: 'Add passkey',
  toTop: 'Back to top',
  refreshed: message('common.refreshSucc', 'Balance is up to date'),
  refreshFailed: (code: number) => message('common.refreshFail', `Couldn’t refresh your balance (${code})`),
  favoriteRefused: message('lobby.favoriteRefused', 'Couldn’t save this favorite.'),
  passkeyAdded: message('passkey.added', 'Your passkey is ready'),
  passkeyFailed: message('passkey.refused', 'Couldn’t add the passkey'),
  returnNames: [
    ['/lobby/wallets', 'your wallet'],
    ['/lobby/email', 'your mail'],
    ['/lobby/task', 'your tasks'],
    ['/start', 'your game'],
    ['/search', 'search'],
    ['/record', 'your transactions'],
    ['/activity', 'the promotion'],
    ['/reward', 'your reward'],
    ['/profile', 'your account'],
  ] as readonly (readonly [beginning: string, name: string])[],
  returnElsewhere: 'where you were',
});

/** What the address that asked for sign-in is called. */
export const returnName = (address: string): string =>
  text.returnNames.find(([beginning]) => address.startsWith(beginning))?.[1] ?? text.returnElsewhere;
