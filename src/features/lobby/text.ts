import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

const waitingText = (count: number): string =>
  count === 0 ? '' : ` ${count} ${count === 1 ? 'change' : 'changes'} waiting.`;

const typeNames: Record<number, string> = { 1: 'Slots', 2: 'Fish', 3: 'Poker', 4: 'Sports', 5: 'Live', 6: 'Games' };
const bannerGo: Record<number, string> = { 1: 'See offer', 2: 'Play now', 3: 'Read more' };

/** Every text of the lobby. */
export const text = spoken('lobby', {
  brand: 'perya',
  lobby: 'Lobby',
  vip: (level: number) => `VIP ${level}`,
  deposit: 'Deposit',
  balance: (amount: string, savedAt: string) => `Balance ${amount}, as of ${savedAt}`,
  balanceUnknown: 'Balance unavailable',
  refresh: 'Refresh balance',
  login: 'Log in',
  register: 'Register',
  registerReward: (amount: string) => `+${amount}`,
  service: 'Customer service',
  search: 'Search games',
  categories: 'Game categories',
  home: 'Home',
  collect: 'Collect',
  hotGames: 'Hot games',
  seeAll: (count: number) => `See all ${count}`,
  showFewer: 'Show fewer',
  typeNames,
  hot: 'Hot',
  isNew: 'New',
  underMaintenance: 'Under maintenance',
  addFavorite: (game: string) => `Add ${game} to favorites`,
  removeFavorite: (game: string) => `Remove ${game} from favorites`,
  noGamesTitle: 'No games here yet',
  noGames: message('lobby.noGames', 'Nothing here yet. Try our hot games.'),
  offline: (savedAt: string, waiting: number) =>
    message('lobby.offline', `Offline. Saved at ${savedAt}.${waitingText(waiting)}`),
  unreachable: (savedAt: string, waiting: number) =>
    message('lobby.unreachable', `No answer from the server. Saved at ${savedAt}.${waitingText(waiting)}`),
  portal: (savedAt: string, waiting: number) =>
    message(
      'lobby.portal',
      `This network wants you to sign in to it first. Saved at ${savedAt}.${waitingText(waiting)}`,
    ),
  notKept: message('lobby.notKept', 'This browser keeps nothing on this phone: games open online only.'),
  notSecure: message('lobby.notSecure', 'Perya can’t open offline at an http address. Use the https one.'),
  retry: 'Try again',
  trying: 'Trying…',
  refreshed: message('common.refreshSucc', 'Balance is up to date'),
  refreshFailed: (code: number) => message('common.refreshFail', `Couldn’t refresh your balance (${code})`),

  gameInfo: (game: string) => `About ${game}`,
  savingLater: 'Saving when online',
  needsConnection: 'Needs a connection',
  newWindow: 'opens a new window',

  banners: 'Offers',
  /** By the kind of click. */
  bannerGo,
  bannerPlace: (at: number, count: number) => `${at} of ${count}`,
  pauseMotion: 'Pause animations',
  resumeMotion: 'Play animations',
  openMenu: (name: string) => `Open the menu of ${name}`.trim(),
  somethingNew: 'something new',
});
