import { memo } from 'react';
import { Icon } from '../icon/index.ts';
import { LazyPicture } from './lazy-picture.tsx';
import './tile.css';

interface TileProps {
  gameId: number;
  name: string;
  /** The brand, or what is to be known about the game now. */
  note: string;
  pictureUrl: string;
  href: string;
  badge?: 'hot' | 'new' | undefined;
  badgeText?: string | undefined;
  /** The reason why it cannot be played now. */
  closed?: string | undefined;
  isFavorite: boolean;
  favoriteName: string;
  infoName: string;
  onFavorite: (gameId: number) => void;
  onInfo: (gameId: number) => void;
  /** Pictures of the first screen do not wait to be near it. */
  isFirst: boolean;
  /** The one tile of its list that the Tab key comes to; the arrows walk on from there. */
  isCurrent: boolean;
  /** Its place in a list that is not drawn whole. */
  place?: number | undefined;
  places?: number | undefined;
}

/**
 * One game: its picture fills the tile, its name lies over the calm lower third. Every property is a plain value or
 * stays the same function, so that a tap on one heart draws one tile.
 */
export const Tile = memo(function Tile(props: TileProps) {
  const { gameId, name, note, pictureUrl, href, badge, closed, isFirst, isCurrent } = props;
  const stop = isCurrent ? 0 : -1;
  const face = (
    <>
      <LazyPicture url={pictureUrl} isFirst={isFirst} />
      <span className="tile-name">
        {name}
        <small>{note}</small>
      </span>
    </>
  );
  return (
    <div className="tile" role="listitem" data-game-id={gameId} aria-posinset={props.place} aria-setsize={props.places}>
      {closed ? (
        <span className="tile-face" role="link" aria-disabled="true" tabIndex={stop}>
          {face}
          <span className="tile-closed">
            <Icon name="clock" />
            {closed}
          </span>
        </span>
      ) : (
        <a className="tile-face" href={href} tabIndex={stop}>
          {face}
        </a>
      )}
      {badge && <span className={`tile-badge tile-badge-${badge}`}>{props.badgeText}</span>}
      <button
        type="button"
        className="tile-heart"
        tabIndex={-1}
        aria-pressed={props.isFavorite}
        aria-label={props.favoriteName}
        onClick={() => props.onFavorite(gameId)}
      />
      <button
        type="button"
        className="tile-info"
        tabIndex={-1}
        aria-label={props.infoName}
        onClick={() => props.onInfo(gameId)}
      />
    </div>
  );
});
