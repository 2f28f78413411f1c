import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

const numbers = new Intl.NumberFormat('en-PH');
const grouped = (count: number): string => numbers.format(count);

/** Every text of search. */
export const text = spoken('search', {
  title: 'Search games',
  field: 'Search games',
  placeholder: 'Search games, brands',
  clear: 'Clear search',
  close: 'Close search',
  filters: 'Filters',
  filtersOn: (count: number) => `Filters, ${count} on`,
  filtersTitle: 'Filter games',
  filterTypes: 'Type',
  filterBrands: 'Brand',
  filterMore: 'Only show',
  onlyHot: 'Hot',
  onlyNew: 'New',
  onlyFavorites: 'Liked',
  clearFilters: 'Clear filters',
  show: (count: number) => (count === 1 ? 'Show 1 game' : `Show ${grouped(count)} games`),
  showGames: 'Show games',
  sort: 'Sort by',
  orders: { popular: 'Popular', new: 'New', name: 'A to Z', played: 'Last played' },
  found: (count: number) => (count === 1 ? '1 game' : `${grouped(count)} games`),
  results: 'Results',
  recent: 'Recent searches',
  forgetRecent: 'Clear recent searches',
  narrowTo: (name: string) => `Only ${name}`,
  alike: 'Brands and types',
  nothingTitle: 'No results',
  nothing: message('search.nothing', 'Check the spelling, or search for a brand or a type of game.'),
  popular: 'Popular games',
  nothingFiltered: message('search.nothingFiltered', 'No games match these filters.'),
  failedTitle: 'Search isn’t working',
  failed: message('search.failed', 'Couldn’t load the game list. Try again.'),
} as const);
