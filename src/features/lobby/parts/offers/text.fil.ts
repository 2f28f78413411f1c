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

  featured: 'Rewards para sa inyo',
  featuredNames: {
    spin: 'Perya wheel',
    tasks: 'Mga task',
    rebate: 'Mga milestone ng deposit',
    vip: 'Mga VIP level',
    invite: 'Mag-imbita',
    deposit: 'Mag-deposit',
  },
  featuredNotes: {
    spin: 'Libreng ikot',
    tasks: 'Reward sa bawat goal',
    rebate: 'Bonus sa deposit',
    vip: 'Level ninyo',
    invite: 'Sabay maglaro',
    deposit: 'Sa bangko o e-wallet',
  },
  featuredReady: 'Makukuha na',
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
