import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

const numbers = new Intl.NumberFormat('fil-PH');
const games = (count: number): string => `${numbers.format(count)} laro`;

export const fil: Translated<typeof text> = {
  title: 'Maghanap ng laro',
  field: 'Maghanap ng laro',
  placeholder: 'Maghanap ng laro, brand',
  clear: 'Burahin',
  close: 'Isara ang paghahanap',
  filters: 'Mga filter',
  filtersOn: (count) => `Mga filter, ${count} ang naka-on`,
  filtersTitle: 'I-filter ang mga laro',
  filterTypes: 'Uri',
  filterBrands: 'Brand',
  filterMore: 'Ipakita lang ang',
  onlyHot: 'Hot',
  onlyNew: 'Bago',
  onlyFavorites: 'Paborito',
  clearFilters: 'Alisin lahat',
  show: (count) => `Ipakita ang ${games(count)}`,
  showGames: 'Ipakita ang mga laro',
  sort: 'Ayusin ayon sa',
  orders: { popular: 'Patok', new: 'Bago', name: 'A hanggang Z', played: 'Huling nilaro' },
  found: games,
  results: 'Mga resulta',
  recent: 'Mga huling hinanap',
  forgetRecent: 'Burahin ang mga hinanap',
  narrowTo: (name) => `${name} lang`,
  alike: 'Mga brand at uri',
  nothingTitle: 'Walang resulta',
  nothing: message('search.nothing', 'Tingnan ang spelling, o maghanap ng brand o uri ng laro.'),
  popular: 'Mga sikat na laro',
  nothingFiltered: message('search.nothingFiltered', 'Walang larong tugma sa mga filter na ito.'),
  failedTitle: 'Hindi gumagana ang paghahanap',
  failed: message('search.failed', 'Hindi ma-load ang listahan ng mga laro. Subukan ulit.'),
};
