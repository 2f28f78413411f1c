import type { MotifName } from '../art/motif-table.ts';
import type { PaletteName } from '../art/palettes.ts';
import type { TypeId } from './world-types.ts';

export interface Headliner {
  name: string;
  typeId: TypeId;
  brand: string;
  motif: MotifName;
  palette: PaletteName;
}

/**
 * The hot games in the order of their hotSort: what a player sees first. Each has a motif of its own, and no two
 * neighbors in a grid of three columns share a ground.
 */
export const headliners: readonly Headliner[] = (
  [
    ['Lucky Sevens', 1, 'Tala Gaming', 'seven', 'coral'],
    ['Koi Rush', 2, 'Habagat', 'koi', 'azure'],
    ['Perlas Drop', 1, 'Amihan', 'gem', 'violet'],
    ['Tongits Night', 3, 'Baraha Co.', 'cards', 'jade'],
    ['Parol Riches', 1, 'Tala Gaming', 'parol', 'gold'],
    ['Color Game', 5, 'Perya Live', 'dice', 'pink'],
    ['Bakunawa Rising', 1, 'Bakunawa Games', 'dragon', 'crimson'],
    ['Carabao Gold', 1, 'Kalabaw Labs', 'carabao', 'teal'],
    ['Perlas Reef', 2, 'Pawikan Pacific', 'pearl', 'ember'],
    ['Jeepney Jackpot', 1, 'Mayon Works', 'jeepney', 'sky'],
    ['Ruleta Royale', 5, 'Mutya Live', 'roulette', 'orchid'],
    ['Mango Blast', 1, 'Amihan', 'mango', 'jade'],
    ['Rocket Lipad', 6, 'Tsubibo Arcade', 'rocket', 'dusk'],
    ['Liga Hoops', 4, 'Palaro Sports', 'basketball', 'indigo'],
    ['Pusoy Masters', 3, 'Barako Cards', 'hand', 'crimson'],
    ['Mayon Fury', 1, 'Mayon Works', 'volcano', 'gold'],
    ['Alimango King', 2, 'Laot Studios', 'crab', 'azure'],
    ['Bahay Kubo Riches', 1, 'Salakot Slots', 'kubo', 'lime'],
    ['Araw Gold', 1, 'Sarimanok', 'sun', 'pink'],
    ['Maskara Fiesta', 1, 'Gumamela Play', 'mask', 'indigo'],
    ['Tarsier Wilds', 1, 'Kalabaw Labs', 'tarsier', 'teal'],
    ['Perya Wheel', 5, 'Perya Live', 'wheel', 'violet'],
    ['Goal Rush', 4, 'Kampeon Odds', 'football', 'jade'],
    ['Adarna Nights', 1, 'Bituin Interactive', 'phoenix', 'dusk'],
    ['Cherry Barkada', 1, 'Tala Gaming', 'cherry', 'sky'],
    ['Kayamanan Chest', 1, 'Bakunawa Games', 'chest', 'orchid'],
    ['Pating Hunter', 2, 'Laot Studios', 'shark', 'ember'],
    ['Tsubibo Nights', 6, 'Tsubibo Arcade', 'ferris', 'pink'],
    ['Tigre Trails', 1, 'Amihan', 'tiger', 'jade'],
    ['Haribon Heights', 1, 'Agila Play', 'eagle', 'azure'],
    ['Baccarat Manila', 5, 'Dama Tables', 'crown', 'crimson'],
    ['Giant Lantern', 1, 'Kundiman Studio', 'lantern', 'indigo'],
    ['Mahjong Barkada', 3, 'Dama Tables', 'mahjong', 'ember'],
    ['Kampeon Ring', 4, 'Kampeon Odds', 'glove', 'azure'],
    ['Barya Stacks', 1, 'Salakot Slots', 'coins', 'violet'],
    ['Pugita Deep', 2, 'Habagat', 'octopus', 'gold'],
    ['Pawikan Cove', 2, 'Pawikan Pacific', 'turtle', 'coral'],
    ['Halo-Halo Party', 1, 'Sarimanok', 'halo', 'azure'],
    ['Pasabog Mines', 6, 'Mayon Works', 'bomb', 'lime'],
    ['Isla Paraiso', 1, 'Habagat', 'palm', 'sky'],
    ['Vinta Voyage', 1, 'Agila Play', 'bangka', 'crimson'],
    ['Abaniko Dance', 1, 'Kundiman Studio', 'fan', 'jade'],
    ['Videoke Stars', 5, 'Gumamela Play', 'microphone', 'pink'],
    ['Spike Queens', 4, 'Palaro Sports', 'volleyball', 'ember'],
    ['Pukpok Palayok', 6, 'Kalabaw Labs', 'jar', 'teal'],
    ['Bituin Bright', 1, 'Bituin Interactive', 'star', 'violet'],
    ['Pakwan Splash', 1, 'Amihan', 'watermelon', 'azure'],
    ['Butanding Bay', 2, 'Alon Entertainment', 'whale', 'gold'],
    ['Sinulog Beats', 1, 'Sarimanok', 'drum', 'indigo'],
    ['Lipad Pilot', 6, 'Alon Entertainment', 'plane', 'sky'],
    ['Pinya Pop', 1, 'Salakot Slots', 'pineapple', 'orchid'],
    ['Bilyar Kings', 4, 'Agila Play', 'billiard', 'jade'],
    ['Kalamansi Crush', 1, 'Tala Gaming', 'lemon', 'violet'],
    ['Copa Champions', 4, 'Kampeon Odds', 'trophy', 'crimson'],
    ['Gumamela Garden', 1, 'Gumamela Play', 'hibiscus', 'lime'],
    ['Barako Stud', 3, 'Barako Cards', 'chip', 'sky'],
    ['Lucky Kabayo', 1, 'Kundiman Studio', 'horseshoe', 'ember'],
    ['Bagong Taon Boom', 1, 'Bituin Interactive', 'firework', 'violet'],
    ['Suwerte Clover', 1, 'Bakunawa Games', 'clover', 'gold'],
    ['Harana Strings', 1, 'Kundiman Studio', 'guitar', 'teal'],
  ] as const
).map(([name, typeId, brand, motif, palette]) => ({ name, typeId, brand, motif, palette }));

/** How many open the list one after the other; the others stand one in each of the next blocks. */
const TOGETHER = 12;
const BLOCK = 24;

/** Which headliner, if any, stands at this place of the whole list; both count from 0. */
export function headlinerAt(place: number): number | undefined {
  if (place < TOGETHER) return place;
  const inBlock = (place - TOGETHER) % BLOCK;
  const index = TOGETHER + (place - TOGETHER - inBlock) / BLOCK;
  return inBlock === 0 && index < headliners.length ? index : undefined;
}
