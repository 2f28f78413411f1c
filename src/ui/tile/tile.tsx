import { memo } from 'react';
import { makeReact } from '../make.ts';
import { LazyPicture } from './lazy-picture.tsx';
import { type TileFacts, tileMarkup } from './tile-markup.ts';
import './tile.css';

interface TileProps extends TileFacts {
  onFavorite: (gameId: number) => void;
  onInfo: (gameId: number) => void;
  /** Pictures of the first screen do not wait to be near it. */
  isFirst: boolean;
  isCurrent: boolean;
  place?: number | undefined;
  places?: number | undefined;
}

/**
 * One game: its picture fills the tile, its name lies over the calm lower third. Every property is a plain value or
 * stays the same function, so that a tap on one heart draws one tile.
 */
export const Tile = memo(function Tile({ onFavorite, onInfo, isFirst, ...tile }: TileProps) {
  return tileMarkup(makeReact, tile, {
    picture: <LazyPicture url={tile.pictureUrl} isFirst={isFirst} />,
    onFavorite: () => onFavorite(tile.gameId),
    onInfo: () => onInfo(tile.gameId),
  });
});
