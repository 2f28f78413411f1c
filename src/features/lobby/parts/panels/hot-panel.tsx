import { lazyNamed } from '#ui/lazy-named.ts';
import { type ReactNode, useState } from 'react';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { Button } from '#ui/button/button.tsx';
import { Until } from '#ui/until.tsx';
import { text } from '../../text.ts';
import { bringLateParts } from '../bring-late-parts.ts';
import { PanelHeading } from '#ui/heading/panel-heading.tsx';
import { EmptyPanel } from './panel-look.tsx';
import type { TileContext } from '../tiles/game-tile.tsx';
import { TileGrid } from '../tiles/tile-grid.tsx';
import { useTileContext } from '../tiles/use-tile-context.ts';

const WindowedGrid = lazyNamed(bringLateParts, 'WindowedGrid');

/** Home's own tab: the first of the hot games, and all of them when asked for. */
export function HotPanel({ lobby }: { lobby: Lobby }) {
  const [isWhole, setIsWhole] = useState(false);
  const context = useTileContext(lobby);
  if (lobby.hotCount === 0) return <EmptyPanel title={text.noGamesTitle} message={text.noGames} />;
  const first = <TileGrid name={text.hotGames} games={lobby.hotGames} context={context} />;
  return (
    <>
      <PanelHeading title={text.hotGames}>
        {lobby.hotCount > lobby.hotGames.length && (
          <Button look="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? text.showFewer : text.seeAll(lobby.hotCount)}
          </Button>
        )}
      </PanelHeading>
      {isWhole ? (
        <Until fallback={first}>
          <AllHotGames context={context} meanwhile={first} />
        </Until>
      ) : (
        first
      )}
    </>
  );
}

function AllHotGames({ context, meanwhile }: { context: TileContext; meanwhile: ReactNode }) {
  const games = useStored('hotGames', {});
  return games ? <WindowedGrid name={text.hotGames} games={games} context={context} /> : meanwhile;
}
