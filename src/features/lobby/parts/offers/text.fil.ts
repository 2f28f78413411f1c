import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  newYear: 'Mga regalo sa Bagong Taon',
  newYearGot: (count, item) => `nakakuha ng ${count} × ${item}`,
  newYearItems: {
    40001: 'party points',
    40002: 'gift box',
    40003: 'turn sa lottery',
    40004: 'paputok',
  },
  newYearItem: 'regalo',

  featured: 'Gantimpala para sa inyo',
  featuredNames: {
    spin: 'Lucky wheel',
    tasks: 'Mga task',
    rebate: 'VIP rebate',
    vip: 'Mga VIP level',
    invite: 'Mag-imbita',
    deposit: 'Mag-deposit',
  },
  featuredNotes: {
    spin: 'Libreng ikot',
    tasks: 'Maliliit na layunin',
    rebate: 'Balik sa deposit',
    vip: 'Ano ang bigay',
    invite: 'Sabay maglaro',
    deposit: 'QR Ph, GCash, Maya',
  },
  taskReady: 'May gantimpalang makukuha',
  film: 'Pampromong video',
  playFilm: 'I-play ang video',
  aboutFilm: 'Tingnan pa',
  filmFailed: message('lobby.filmFailed', 'Hindi maipakita ang video ngayon.'),
  floating: 'Bukás ngayon',
  showFloating: 'Ipakita ang bukás ngayon',
  hideFloating: 'Itago ang mga icon na ito',
  activity: 'Promo',
  appOffer: 'Ang app para sa Android',
  appOfferLead: 'I-download ang app at kumuha ng gantimpala.',
  appOfferAway: 'Itabi',
  appOfferGet: 'I-download',
};
