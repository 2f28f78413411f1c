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
    message(
      'lobby.unreachable',
      `Hindi maabot ang Perya. Ito ang huling laman noong ${savedAt}.${waitingText(waiting)}`,
    ),
  portal: (savedAt, waiting) =>
    message(
      'lobby.portal',
      `Mag-sign in muna sa Wi-Fi na ito. Ito ang huling laman noong ${savedAt}.${waitingText(waiting)}`,
    ),
  notKept: message('lobby.notKept', 'Private browsing ba ito? Kailangan ng koneksyon para mabuksan ang mga laro.'),
  notSecure: message('lobby.notSecure', 'Hindi bubukas nang offline ang Perya sa http. Gamitin ang https na address.'),
  retry: 'Subukan ulit',
  trying: 'Sinusubukan…',

  newWindow: 'bubukas sa bagong window',

  banners: 'Mga promo',
  bannerPlace: (at, count) => `${at} sa ${count}`,
  pauseMotion: 'I-pause ang animation',
  resumeMotion: 'I-play ang animation',
  somethingNew: 'may bago',
};
