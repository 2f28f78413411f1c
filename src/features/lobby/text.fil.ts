import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import { firstFil, waitingText } from './first-text.fil.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  ...firstFil,
  showFewer: 'Bawasan',
  noGamesTitle: 'Wala pang laro dito',
  noGames: message('lobby.noGames', 'May bagong laro bawat linggo. Tingnan muna ang mga hot na laro.'),
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

  newWindow: 'magbubukas ng bagong window',

  banners: 'Mga alok',
  bannerGo: { 1: 'Tingnan', 2: 'Maglaro na', 3: 'Basahin pa' },
  bannerPlace: (at, count) => `${at} sa ${count}`,
  pauseMotion: 'Ihinto ang gumagalaw',
  resumeMotion: 'Hayaang gumalaw',
  somethingNew: 'may bago',
};
