import { useSignals } from '@preact/signals-react/runtime';
import { likedGames } from '#data/favorites/likes.ts';
import { playHistory } from '#data/play/play-history.ts';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { SkeletonGrid } from '../tiles/skeleton-grid.tsx';
import { useTileContext } from '../tiles/use-tile-context.ts';
import { WindowedGrid } from '../tiles/windowed-grid.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { text } from './text.ts';

export type Collection = 'liked' | 'history';

/** The games that a player has liked or played, or how to come by some. */
export function Collected({ lobby, collection }: { lobby: Lobby; collection: Collection }) {
  useSignals();
  const context = useTileContext(lobby);
  const ids = collection === 'liked' ? [...likedGames.value] : [...playHistory.value];
  // A game that the list does not hold any more is left out.
  const games = useStored('gamesById', { ids });
  if (ids.length > 0 && !games) return <SkeletonGrid />;
  if (!games || games.length === 0) {
    return <EmptyPanel title={text.nothingYet} message={collection === 'liked' ? text.noLikes : text.noHistory} />;
  }
  return <WindowedGrid name={text[collection]} games={games} context={context} />;
}
