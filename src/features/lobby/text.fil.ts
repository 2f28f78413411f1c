import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import { firstFil, waitingText } from './first-text.fil.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  ...firstFil,
  showFewer: 'Bawasan',
  noGamesTitle: 'Wala pang laro dito',
  noGames: message('lobby.noGames', 'Wala pa rito. Subukan ang mga patok na laro.'),
  unreachable: (savedAt, waiting) =>
    message('lobby.unreachable', `Hindi maabot ang Perya. Ito ang nakita noong ${savedAt}.${waitingText(waiting)}`),
  portal: (savedAt, waiting) =>
    message(
      'lobby.portal',
      `Mag-sign in muna sa Wi-Fi na ito. Ito ang nakita noong ${savedAt}.${waitingText(waiting)}`,
    ),
  notKept: message('lobby.notKept', 'Private browsing ba ito? Kailangan ng koneksyon para mabuksan ang mga laro.'),
  notSecure: message(
    'lobby.notSecure',
    'http ang simula ng address na ito, kaya hindi bubukas dito ang Perya nang offline. Sa https, puwede.',
  ),
  retry: 'Subukan ulit',
  trying: 'Sinusubukan…',

  newWindow: 'magbubukas ng bagong window',

  banners: 'Mga alok',
  bannerPlace: (at, count) => `${at} sa ${count}`,
  pauseMotion: 'Ihinto ang animation',
  resumeMotion: 'Ituloy ang animation',
  somethingNew: 'may bago',
};
