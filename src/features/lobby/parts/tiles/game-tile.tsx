import { gameSheet } from '#data/open-sheet.ts';
import { memo } from 'react';
import { badgeOf, iconUrl, isUnderMaintenance } from '#contract/game-rules.ts';
import type { Game } from '#contract/entities/game.ts';
import { paths } from '#paths';
import { Tile } from '#ui/tile/index.ts';
import { text } from '../../text.ts';

export interface TileContext {
  resourceRoot: string;
  brandNames: ReadonlyMap<number, string>;
  liked: ReadonlySet<number>;
  /** Their hearts wait to be sent. */
  waiting: ReadonlySet<number>;
  isOnline: boolean;
  pictureWidth: number;
  onFavorite: (gameId: number) => void;
}

interface GameTileProps {
  game: Game;
  isFirst: boolean;
  isCurrent: boolean;
  context: TileContext;
  /** Its place among all, in a list that is not drawn whole. */
  place?: number;
  places?: number;
}

export const GameTile = memo(function GameTile({ game, context, ...shown }: GameTileProps) {
  const badge = badgeOf(game);
  const isFavorite = context.liked.has(game.id);
  return (
    <Tile
      gameId={game.id}
      name={game.name}
      note={noteOf(game, context)}
      pictureUrl={iconUrl(context.resourceRoot, game, context.pictureWidth)}
      href={paths.game(game.id)}
      badge={badge}
      badgeText={badge && (badge === 'hot' ? text.hot : text.isNew)}
      closed={isUnderMaintenance(game) ? text.underMaintenance : undefined}
      isFavorite={isFavorite}
      favoriteName={isFavorite ? text.removeFavorite(game.name) : text.addFavorite(game.name)}
      infoName={text.gameInfo(game.name)}
      onFavorite={context.onFavorite}
      onInfo={gameSheet.open}
      {...shown}
    />
  );
});

/** Without a network what matters of a game is what can be done with it. */
function noteOf(game: Game, { brandNames, isOnline, waiting }: TileContext): string {
  if (isOnline) return brandNames.get(game.brandId) ?? '';
  return waiting.has(game.id) ? text.savingLater : text.needsConnection;
}
