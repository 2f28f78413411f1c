import type { GameType } from '#contract/entities/game.ts';
import type { FirstIconName } from '#ui/icon/paths.ts';
import type { FirstText } from '../../first-text.ts';

export const TAB_HOME = 0;
export const TAB_COLLECT = 101;
/** What the chosen tab shows. */
export const PANEL = 'lobby-panel';

interface HomeTab {
  id: number;
  icon: FirstIconName;
  name: string;
}

const typeIcons: Record<number, FirstIconName> = {
  1: 'slots',
  2: 'fish',
  3: 'cards',
  4: 'ball',
  5: 'live',
  6: 'dice',
};

/** Home, Collect, and one tab per type of game. */
export const tabsOf = (types: readonly GameType[], words: FirstText): HomeTab[] => [
  { id: TAB_HOME, icon: 'flame', name: words.home },
  { id: TAB_COLLECT, icon: 'heart', name: words.collect },
  ...types.map((type) => ({ id: type.id, icon: typeIcons[type.id] ?? 'dice', name: nameOfType(type, words) })),
];

export const nameOfType = (type: GameType, { typeNames }: FirstText): string =>
  type.name || (typeNames[type.id] ?? String(type.id));
