import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { Game } from '#contract/entities/game.ts';
import { useIsPainted } from '#data/lobby/first-paint.ts';
import { gameSheet } from '#data/open-sheet.ts';
import { useTileList } from '#ui/tile/index.ts';
import { GameTile, type TileContext } from './game-tile.tsx';
import '#ui/tile/tile.css';
import './tile-grid.css';

/** What a phone shows of a list at first: their pictures do not wait to be near the screen, and the rest waits for them. */
const FIRST_TILES = 9;

const choose = (): number => (document.documentElement.matches('.under-19') ? 2 : 3);

const across = signal(choose());

/** How many tiles stand beside each other, by the size of the reader's letters; tile-grid.css says the same. */
export const columns: ReadonlySignal<number> = across;

addEventListener('resize', () => {
  across.value = choose();
});

interface TileGridProps {
  name: string;
  games: Game[];
  context: TileContext;
  /** Other games take the same places again and again: to write them into the tiles there costs a third of new ones. */
  isRedrawn?: boolean;
}

/** What is below the fold is drawn in a second step, after the first screen has been painted with its pictures. */
export function TileGrid({ games, ...rest }: TileGridProps) {
  const isPainted = useIsPainted();
  return <TileList games={isPainted ? games : games.slice(0, FIRST_TILES)} {...rest} />;
}

/** Draws all of them at once. */
export function TileList({ name, games, context, isRedrawn = false }: TileGridProps) {
  useSignals();
  const ids = useMemo(() => games.map((game) => game.id), [games]);
  const { currentId, listProps } = useTileList({ ids, columns: columns.value, onInfo: gameSheet.open });
  return (
    <div className="tile-grid" role="list" aria-label={name} {...listProps}>
      {games.map((game, index) => (
        <GameTile
          key={isRedrawn ? index : game.id}
          game={game}
          isFirst={index < FIRST_TILES}
          isCurrent={game.id === currentId}
          context={context}
        />
      ))}
    </div>
  );
}

const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** The places of tiles that are on their way: the same measures, so that nothing moves when they come. */
export function SkeletonGrid() {
  return (
    <div className="tile-grid" aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className="tile" />
      ))}
    </div>
  );
}
