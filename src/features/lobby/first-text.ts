import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const waitingText = (count: number): string =>
  count === 0 ? '' : ` ${count} ${count === 1 ? 'change' : 'changes'} will sync.`;

/** By the kind of click. */
const bannerGo: Record<number, string> = { 1: 'See offer', 2: 'Play now', 3: 'Learn more' };
const typeNames: Record<number, string> = { 1: 'Slots', 2: 'Fish', 3: 'Poker', 4: 'Sports', 5: 'Live', 6: 'Games' };

/** The texts of the lobby that the document's own script shows as well. */
export const firstText = {
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
  typeNames,
  bannerGo,
  hot: 'Hot',
  isNew: 'New',
  underMaintenance: 'Under maintenance',
  favorite: (game: string) => `Favorite: ${game}`,
  offline: (savedAt: string, waiting: number) =>
    message('lobby.offline', `You’re offline. Last updated ${savedAt}.${waitingText(waiting)}`),
  gameInfo: (game: string) => `About ${game}`,
  savingLater: 'Will sync',
  needsConnection: 'Online only',
  openMenu: (name: string) => `Open the menu of ${name}`.trim(),
} as const;

/** The same in whatever language. */
export type FirstText = Translated<typeof firstText>;
