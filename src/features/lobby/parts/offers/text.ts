import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

const newYearItems: Record<number, string> = {
  40001: 'active points',
  40002: 'box',
  40003: 'lottery turn',
  40004: 'firework',
};

/** Texts of what home offers around the games. */
export const text = spoken('lobby-offers', {
  newYear: 'New Year gifts',
  newYearGot: (count: number, item: string) => `got ${count} × ${item}`,
  newYearItems,
  newYearItem: 'gift',

  film: 'Video',
  playFilm: 'Play the film',
  aboutFilm: 'See more',
  filmFailed: message('lobby.filmFailed', 'Couldn’t play the video.'),
  floating: 'Open now',
  showFloating: 'Show promos',
  hideFloating: 'Hide promos',
  activity: 'Promotion',
  appOffer: 'Get the Android app',
  appOfferLead: 'Download the app and collect a reward.',
  appOfferAway: 'Dismiss',
  appOfferGet: 'Download',
});
