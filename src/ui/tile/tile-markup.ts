import { firstIconMarkup } from '../icon/icon-markup.ts';
import type { Make } from '../make.ts';

/** One game in a list, in words and addresses. */
export interface TileFacts {
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
}

/** Its place in its list. */
interface TilePlace {
  /** The one tile of its list that the Tab key comes to; the arrows walk on from there. */
  isCurrent: boolean;
  /** Where the list is not drawn whole. */
  place?: number | undefined;
  places?: number | undefined;
}

interface Parts<Made> {
  picture: Made;
  onFavorite?: () => void;
  onInfo?: () => void;
}

/** A tile as the program and the document draw it. */
export function tileMarkup<Made>(make: Make<Made>, tile: TileFacts & TilePlace, parts: Parts<Made>): Made {
  const { gameId, name, note, href, badge, badgeText, closed } = tile;
  const tabIndex = tile.isCurrent ? 0 : -1;
  const face = [parts.picture, make('span', { className: 'tile-name' }, name, make('small', {}, note))];
  return make(
    'div',
    {
      className: 'tile',
      role: 'listitem',
      'data-game-id': gameId,
      'aria-posinset': tile.place,
      'aria-setsize': tile.places,
    },
    closed
      ? make(
          'span',
          { className: 'tile-face', role: 'link', 'aria-disabled': 'true', tabIndex },
          ...face,
          make('span', { className: 'tile-closed' }, firstIconMarkup(make, 'clock'), closed),
        )
      : make('a', { className: 'tile-face', href, tabIndex }, ...face),
    badge && make('span', { className: `tile-badge tile-badge-${badge}` }, badgeText),
    make('button', {
      type: 'button',
      className: 'tile-heart',
      tabIndex: -1,
      'aria-pressed': tile.isFavorite,
      'aria-label': tile.favoriteName,
      onClick: parts.onFavorite,
    }),
    make('button', {
      type: 'button',
      className: 'tile-info',
      tabIndex: -1,
      'aria-label': tile.infoName,
      onClick: parts.onInfo,
    }),
  );
}
