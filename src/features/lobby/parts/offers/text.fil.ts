import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  newYear: 'Mga regalo sa Bagong Taon',
  newYearGot: (count, item) => `nakakuha ng ${count} × ${item}`,
  newYearItems: {
    40001: 'active points',
    40002: 'kahon',
    40003: 'bunot sa lottery',
    40004: 'paputok',
  },
  newYearItem: 'regalo',

  film: 'Promo video',
  playFilm: 'I-play ang video',
  aboutFilm: 'Tingnan pa',
  filmFailed: message('lobby.filmFailed', 'Hindi ma-play ang video.'),
  floating: 'Bukás ngayon',
  showFloating: 'Ipakita ang promo',
  hideFloating: 'Itago ang promo',
  activity: 'Promo',
  appOffer: 'Kunin ang Android app',
  appOfferLead: 'I-download ang app at kumuha ng reward.',
  appOfferAway: 'Isara',
  appOfferGet: 'I-download',
};
