import { GAME_TYPES } from '#contract/enums.ts';
import type { BrandSeed, GameTypeSeed, TypeId } from './world-types.ts';

export const gameTypes: readonly GameTypeSeed[] = [
  { id: GAME_TYPES.slots, name: 'Slots', sort: 1, status: 1 },
  { id: GAME_TYPES.fish, name: 'Fish', sort: 2, status: 1 },
  { id: GAME_TYPES.poker, name: 'Poker', sort: 3, status: 1 },
  { id: GAME_TYPES.sports, name: 'Sports', sort: 4, status: 1 },
  { id: GAME_TYPES.live, name: 'Live', sort: 5, status: 1 },
  { id: GAME_TYPES.games, name: 'Games', sort: 6, status: 1 },
];

type Row = readonly [
  name: string,
  typeIds: readonly TypeId[],
  emblem: BrandSeed['emblem'],
  outline: BrandSeed['outline'],
  palette: BrandSeed['palette'],
];

/** All invented. The place in the table is the brand's id, so rows are only ever added at the end. */
const rows: readonly Row[] = [
  ['Tala Gaming', [1, 6], 'star', 'round', 'violet'],
  ['Habagat', [2, 1], 'bangka', 'square', 'azure'],
  ['Amihan', [1, 6], 'butterfly', 'hexagon', 'teal'],
  ['Baraha Co.', [3, 5], 'cards', 'shield', 'jade'],
  ['Perya Live', [5, 6], 'ferris', 'round', 'pink'],
  ['Mayon Works', [1, 6], 'volcano', 'diamond', 'ember'],
  ['Laot Studios', [2], 'shark', 'square', 'crimson'],
  ['Agila Play', [1, 4], 'eagle', 'shield', 'indigo'],
  ['Bituin Interactive', [1], 'firework', 'round', 'dusk'],
  ['Gumamela Play', [1, 5], 'hibiscus', 'sunburst', 'lime'],
  ['Kalabaw Labs', [1, 6], 'carabao', 'hexagon', 'coral'],
  ['Bakunawa Games', [1, 2], 'dragon', 'shield', 'orchid'],
  ['Tsubibo Arcade', [6], 'tent', 'square', 'sky'],
  ['Kampeon Odds', [4], 'trophy', 'shield', 'azure'],
  ['Palaro Sports', [4], 'basketball', 'round', 'teal'],
  ['Salakot Slots', [1], 'kubo', 'square', 'jade'],
  ['Mutya Live', [5], 'crown', 'sunburst', 'crimson'],
  ['Pawikan Pacific', [2], 'turtle', 'round', 'indigo'],
  ['Barako Cards', [3], 'chip', 'hexagon', 'dusk'],
  ['Kundiman Studio', [1, 5], 'guitar', 'diamond', 'sky'],
  ['Sarimanok', [1, 6], 'rooster', 'round', 'gold'],
  ['Luntian Play', [1], 'palm', 'sunburst', 'sky'],
  ['Alon Entertainment', [2, 6], 'koi', 'square', 'teal'],
  ['Dama Tables', [3, 5], 'mahjong', 'hexagon', 'coral'],
];

const UNDER_MAINTENANCE = 'Luntian Play';

export const brands: readonly BrandSeed[] = rows.map(([name, typeIds, emblem, outline, palette], index) => ({
  id: index + 1,
  name,
  sort: index + 1,
  status: 1,
  maintain: name === UNDER_MAINTENANCE ? 1 : 0,
  typeIds,
  emblem,
  outline,
  palette,
}));
