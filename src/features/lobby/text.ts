import { message } from '#ui/text.ts';

/** Every text of the lobby. */
export const text = {
  brand: 'perya',
  lobby: 'Lobby',
  account: (name: string) => `Account ${name}`.trim(),
  vip: (level: number) => `VIP ${level}`,
  deposit: 'Deposit',
  balance: (amount: string, savedAt: string) => `Balance ${amount}, as of ${savedAt}`,
  balanceUnknown: 'Balance not known yet',
  refresh: 'Refresh balance',
  goOn: 'Go on to',
  open: 'Open',
  dismiss: 'Dismiss',
  passkeyOffer: 'Log in faster next time?',
  passkeyWhy: 'Use the lock of this phone as your passkey.',
  passkeyAdd: 'Add passkey',
  login: 'Log in',
  register: 'Register',
  registerReward: (amount: string) => `+${amount}`,
  service: 'Customer service',
  search: 'Search games',
  categories: 'Game categories',
  brands: 'Brands',
  collections: 'Your games',
  home: 'Home',
  collect: 'Collect',
  allBrands: 'All',
  liked: 'Liked',
  history: 'Play history',
  hotGames: 'Hot games',
  seeAll: (count: number) => `See all ${count}`,
  showFewer: 'Show fewer',
  typeNames: { 1: 'Slots', 2: 'Fish', 3: 'Poker', 4: 'Sports', 5: 'Live', 6: 'Games' } as Record<number, string>,
  hot: 'Hot',
  isNew: 'New',
  underMaintenance: 'Under maintenance',
  addFavourite: (game: string) => `Add ${game} to favourites`,
  removeFavourite: (game: string) => `Remove ${game} from favourites`,
  games: (name: string) => `${name} games`,
  toTop: 'Back to top',
  ageMark: '21+',
  knowWhenToStop: 'Gambling can be addictive. Know when to stop.',
  whoMayNot: 'For residents of the Philippines. Staff and affiliates of our game providers may not register or play.',
  version: (brandCode: string, version: string) => `${brandCode} · version ${version}`,
  signIn: 'Log in to see your games',
  nothingYet: 'Nothing here yet',
  noGamesTitle: 'No games here yet',
  noGames: message('lobby.noGames', 'New games are added every week. Have a look at the hot ones meanwhile.'),
  noLikes: message('lobby.noLikes', 'Tap the heart on a game and it will wait for you here.'),
  noHistory: message('lobby.noHistory', 'Games you play are listed here, the latest first.'),
  offline: (savedAt: string) => message('lobby.offline', `Offline. Saved at ${savedAt}.`),
  unreachable: (savedAt: string) => message('lobby.unreachable', `No answer from the server. Saved at ${savedAt}.`),
  notKept: message('lobby.notKept', 'This browser keeps nothing on this phone: games open online only.'),
  retry: 'Try again',
  trying: 'Trying…',
} as const;

export const refreshed = message('common.refreshSucc', 'Balance is up to date');
export const refreshFailed = (code: number) =>
  message('common.refreshFail', `The balance could not be refreshed (${code})`);
export const passkeyAdded = message('passkey.added', 'Your passkey is ready');
export const passkeyFailed = message('passkey.refused', 'The passkey could not be added');

const RETURN_NAMES: readonly [beginning: string, name: string][] = [
  ['/lobby/wallets', 'your wallet'],
  ['/lobby/email', 'your mail'],
  ['/lobby/task', 'your tasks'],
  ['/start', 'your game'],
  ['/search', 'search'],
  ['/record', 'your transactions'],
  ['/activity', 'the promotion'],
  ['/reward', 'your reward'],
  ['/profile', 'your account'],
];

/** What the address that asked for sign-in is called. */
export const returnName = (address: string): string =>
  RETURN_NAMES.find(([beginning]) => address.startsWith(beginning))?.[1] ?? 'where you were';
export const favouritesComing = message('lobby.favouritesComing', 'Favourites are not open yet');
