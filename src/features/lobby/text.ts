import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import { firstText, waitingText } from './first-text.ts';

/** Every text of the lobby. */
export const text = spoken('lobby', {
  ...firstText,
  showFewer: 'Show fewer',
  noGamesTitle: 'No games here yet',
  noGames: message('lobby.noGames', 'Nothing here yet. Try our hot games.'),
  unreachable: (savedAt: string, waiting: number) =>
    message('lobby.unreachable', `Can’t reach Perya. Showing what we had at ${savedAt}.${waitingText(waiting)}`),
  portal: (savedAt: string, waiting: number) =>
    message('lobby.portal', `Sign in to this Wi-Fi first. Showing what we had at ${savedAt}.${waitingText(waiting)}`),
  notKept: message('lobby.notKept', 'Private browsing? You’ll need a connection to open games.'),
  notSecure: message('lobby.notSecure', 'Perya can’t open offline at an http address. Use the https one.'),
  retry: 'Try again',
  trying: 'Trying…',

  newWindow: 'opens a new window',

  banners: 'Offers',
  bannerPlace: (at: number, count: number) => `${at} of ${count}`,
  pauseMotion: 'Pause animations',
  resumeMotion: 'Play animations',
  somethingNew: 'something new',
});
