import type { Game } from '#contract/entities/game.ts';
import { badgeOf, iconUrl, isUnderMaintenance } from '#contract/game-rules.ts';
import { gameAddress } from '#paths';
import type { TileFacts } from '#ui/tile/tile-markup.ts';
import type { FirstText } from '../../first-text.ts';

/** What the tiles of a list have in common. */
export interface TileSurroundings {
  resourceRoot: string;
  brandNames: ReadonlyMap<number, string>;
  favorites: ReadonlySet<number>;
  /** Their hearts wait to be sent. */
  waiting: ReadonlySet<number>;
  isOnline: boolean;
  pictureWidth: number;
}

/** What a tile says of a game. */
export function tileOf(game: Game, around: TileSurroundings, words: FirstText): TileFacts {
  const badge = badgeOf(game);
  return {
    gameId: game.id,
    name: game.name,
    note: noteOf(game, around, words),
    pictureUrl: iconUrl(around.resourceRoot, game, around.pictureWidth),
    href: gameAddress(game.id),
    badge,
    badgeText: badge && (badge === 'hot' ? words.hot : words.isNew),
    closed: isUnderMaintenance(game) ? words.underMaintenance : undefined,
    isFavorite: around.favorites.has(game.id),
    favoriteName: words.favorite(game.name),
    infoName: words.gameInfo(game.name),
  };
}

/** Without a network what matters of a game is what can be done with it. */
function noteOf(game: Game, { brandNames, isOnline, waiting }: TileSurroundings, words: FirstText): string {
  if (isOnline) return brandNames.get(game.brandId) ?? '';
  return waiting.has(game.id) ? words.savingLater : words.needsConnection;
}
