import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import { firstText, waitingText } from './first-text.ts';

const bannerGo: Record<number, string> = { 1: 'See offer', 2: 'Play now', 3: 'Read more' };

/** Every text of the lobby. */
export const text = spoken('lobby', {
  ...firstText,
  showFewer: 'Show fewer',
  noGamesTitle: 'No games here yet',
  noGames: message('lobby.noGames', 'Nothing here yet. Try our hot games.'),
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

  newWindow: 'opens a new window',

  banners: 'Offers',
  /** By the kind of click. */
  bannerGo,
  bannerPlace: (at: number, count: number) => `${at} of ${count}`,
  pauseMotion: 'Pause animations',
  resumeMotion: 'Play animations',
  somethingNew: 'something new',
});
