import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

const waitingText = (count: number): string => (count === 0 ? '' : ` ${count} pagbabago ang naghihintay.`);

export const fil: Translated<typeof text> = {
  brand: 'perya',
  lobby: 'Lobby',
  vip: (level) => `VIP ${level}`,
  deposit: 'Deposit',
  balance: (amount, savedAt) => `Balanse ${amount}, noong ${savedAt}`,
  balanceUnknown: 'Hindi pa alam ang balanse',
  refresh: 'I-refresh ang balanse',
  login: 'Log in',
  register: 'Sumali',
  registerReward: (amount) => `+${amount}`,
  service: 'Customer service',
  search: 'Maghanap ng laro',
  categories: 'Mga kategorya ng laro',
  home: 'Home',
  collect: 'Paborito',
  hotGames: 'Hot na laro',
  seeAll: (count) => `Lahat (${count})`,
  showFewer: 'Bawasan',
  typeNames: { 1: 'Slots', 2: 'Fish', 3: 'Poker', 4: 'Sports', 5: 'Live', 6: 'Games' },
  hot: 'Hot',
  isNew: 'Bago',
  underMaintenance: 'May maintenance',
  addFavorite: (game) => `Idagdag ang ${game} sa Paborito`,
  removeFavorite: (game) => `Alisin ang ${game} sa Paborito`,
  noGamesTitle: 'Wala pang laro dito',
  noGames: message('lobby.noGames', 'May bagong laro bawat linggo. Tingnan muna ang mga hot na laro.'),
  offline: (savedAt, waiting) => message('lobby.offline', `Offline. Na-save noong ${savedAt}.${waitingText(waiting)}`),
  unreachable: (savedAt, waiting) =>
    message('lobby.unreachable', `Hindi sumasagot ang server. Na-save noong ${savedAt}.${waitingText(waiting)}`),
  portal: (savedAt, waiting) =>
    message(
      'lobby.portal',
      `Kailangan munang mag-sign in sa network na ito. Na-save noong ${savedAt}.${waitingText(waiting)}`,
    ),
  notKept: message('lobby.notKept', 'Walang itinatago ang browser na ito sa phone: online lang bubukas ang mga laro.'),
  notSecure: message(
    'lobby.notSecure',
    'http ang simula ng address na ito, kaya hindi bubukas dito ang Perya nang offline. Sa https, puwede.',
  ),
  retry: 'Subukan ulit',
  trying: 'Sinusubukan…',
  refreshed: message('common.refreshSucc', 'Updated na ang balanse'),
  refreshFailed: (code) => message('common.refreshFail', `Hindi na-refresh ang balanse (${code})`),

  gameInfo: (game) => `Tungkol sa ${game}`,
  savingLater: 'Ise-save kapag online',
  needsConnection: 'Kailangan ng koneksyon',
  newWindow: 'magbubukas ng bagong window',

  banners: 'Mga alok',
  bannerGo: { 1: 'Tingnan', 2: 'Maglaro na', 3: 'Basahin pa' },
  bannerPlace: (at, count) => `${at} sa ${count}`,
  pauseMotion: 'Ihinto ang gumagalaw',
  resumeMotion: 'Hayaang gumalaw',
  openMenu: (name) => (name ? `Buksan ang menu ni ${name}` : 'Buksan ang menu'),
  somethingNew: 'may bago',
};
