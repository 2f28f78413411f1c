import { message } from '#ui/text.ts';
import type { FirstText } from './first-text.ts';

export const waitingText = (count: number): string => (count === 0 ? '' : ` ${count} pagbabago ang isi-sync.`);

export const firstFil: FirstText = {
  brand: 'perya',
  lobby: 'Lobby',
  vip: (level) => `VIP ${level}`,
  deposit: 'Deposit',
  balance: (amount, savedAt) => `Balanse ${amount}, noong ${savedAt}`,
  balanceUnknown: 'Hindi makita ang balanse',
  refresh: 'I-refresh ang balanse',
  login: 'Log in',
  register: 'Register',
  registerReward: (amount) => `+${amount}`,
  service: 'Customer service',
  search: 'Maghanap ng laro',
  categories: 'Mga kategorya ng laro',
  home: 'Home',
  collect: 'Paborito',
  hotGames: 'Patok na laro',
  seeAll: (count) => `Lahat (${count})`,
  typeNames: { 1: 'Slots', 2: 'Fish', 3: 'Poker', 4: 'Sports', 5: 'Live', 6: 'Games' },
  bannerGo: { 1: 'Tingnan', 2: 'Maglaro na', 3: 'Alamin pa' },
  hot: 'Hot',
  isNew: 'Bago',
  underMaintenance: 'May maintenance',
  favorite: (game) => `Paborito: ${game}`,
  offline: (savedAt, waiting) =>
    message('lobby.offline', `Offline kayo. Huling update: ${savedAt}.${waitingText(waiting)}`),
  gameInfo: (game) => `Tungkol sa ${game}`,
  savingLater: 'Isi-sync pa',
  needsConnection: 'Online lang',
  openMenu: (name) => (name ? `Buksan ang menu ni ${name}` : 'Buksan ang menu'),
};
