import { memo } from 'react';
import { Icon } from '../icon/index.ts';
import { LazyPicture } from './lazy-picture.tsx';
import './tile.css';

interface TileProps {
  gameId: number;
  name: string;
  brand: string;
  pictureUrl: string;
  href: string;
  badge?: { kind: 'hot' | 'new'; text: string } | undefined;
  /** The reason why it cannot be played now. */
  closed?: string | undefined;
  favourite: { isOn: boolean; name: string; onToggle: () => void };
  /** Pictures of the first screen do not wait to be near it. */
  isFirst: boolean;
}

/** One game: its picture fills the tile, its name lies over the calm lower third. */
export const Tile = memo(function Tile(props: TileProps) {
  const { gameId, name, brand, pictureUrl, href, badge, closed, favourite, isFirst } = props;
  const face = (
    <>
      <LazyPicture url={pictureUrl} isFirst={isFirst} />
      <span className="tile-name">
        {name}
        <small>{brand}</small>
      </span>
    </>
  );
  return (
    <div className="tile" role="listitem" data-game-id={gameId}>
      {closed ? (
        <span className="tile-face" role="link" aria-disabled="true">
          {face}
          <span className="tile-closed">
            <Icon name="clock" />
            {closed}
          </span>
        </span>
      ) : (
        <a className="tile-face" href={href}>
          {face}
        </a>
      )}
      {badge && <span className={`tile-badge tile-badge-${badge.kind}`}>{badge.text}</span>}
      <button
        type="button"
        className="tile-heart"
        aria-pressed={favourite.isOn}
        aria-label={favourite.name}
        onClick={favourite.onToggle}
      />
    </div>
  );
});
