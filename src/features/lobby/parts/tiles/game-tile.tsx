import { gameSheet } from '#data/open-sheet.ts';
import { memo } from 'react';
import type { Game } from '#contract/entities/game.ts';
import { Tile } from '#ui/tile/index.ts';
import { text } from '../../text.ts';
import { tileOf, type TileSurroundings } from './tile-of.ts';

export interface TileContext extends TileSurroundings {
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
  return <Tile {...tileOf(game, context, text)} onFavorite={context.onFavorite} onInfo={gameSheet.open} {...shown} />;
});
