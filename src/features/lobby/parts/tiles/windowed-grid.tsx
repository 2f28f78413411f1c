import { useSignals } from '@preact/signals-react/runtime';
import { memo, useMemo } from 'react';
import { Virtualizer } from 'virtua';
import type { Game } from '#contract/entities/game.ts';
import { gameSheet } from '#data/open-sheet.ts';
import { useKeptRows, useListPlace } from '#page/long-list.tsx';
import { useTileList } from '#ui/tile/index.ts';
import { columns } from './tile-grid.tsx';
import { GameTile, type TileContext } from './game-tile.tsx';
import './tile-grid.css';
import './windowed-grid.css';

/** Rows are kept for this far outside the screen, so that a fling rarely meets an empty place. */
const AHEAD_PX = 420;
const FIRST_ROWS = 3;

/**
 * A list of any length: only the rows near the screen exist, so thousands of games cost what thirty do. What that
 * costs in turn: the browser's own find on the page meets only the rows that are drawn (the app's search knows all), a
 * reader is told the place and the number of all games with each tile, and the arrow keys walk through the whole list.
 */
export function WindowedGrid({ name, games, context }: { name: string; games: Game[]; context: TileContext }) {
  useSignals();
  const across = columns.value;
  const { place, scroller, measured } = useListPlace();
  const { list, kept, moves } = useKeptRows(AHEAD_PX);
  const ids = useMemo(() => games.map((game) => game.id), [games]);
  const { currentId = 0, listProps } = useTileList({
    ids,
    columns: across,
    onInfo: gameSheet.open,
    reveal: (at) => list.current?.scrollToIndex(Math.floor(at / across), { align: 'center' }),
  });
  // The Tab key must find the tile it was on, wherever the list has been scrolled to meanwhile.
  const currentRow = Math.max(0, Math.floor(ids.indexOf(currentId) / across));
  const rows = useMemo(() => chunk(games, across), [games, across]);
  // A row that stays the same element is not drawn again with every step of a fling.
  const drawn = useMemo(
    () =>
      rows.map((row, at) => (
        <Row
          key={row[0]?.id}
          games={row}
          isFirst={at < FIRST_ROWS}
          currentId={at === currentRow ? currentId : undefined}
          context={context}
          before={at * across}
          places={games.length}
        />
      )),
    [rows, currentRow, currentId, context, across, games],
  );
  return (
    <div ref={place} className="windowed-grid" role="list" aria-label={name} {...listProps}>
      {measured ? (
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          startMargin={measured.startMargin}
          itemSize={measured.rowPx}
          bufferSize={AHEAD_PX}
          keepMounted={[currentRow, ...kept]}
          {...moves}
        >
          {drawn}
        </Virtualizer>
      ) : (
        <div className="tile-grid windowed-row">
          <div className="tile" />
        </div>
      )}
    </div>
  );
}

interface RowProps {
  games: Game[];
  isFirst: boolean;
  currentId: number | undefined;
  context: TileContext;
  /** So many games stand in the rows above. */
  before: number;
  places: number;
}

const Row = memo(function Row({ games, isFirst, currentId, context, before, places }: RowProps) {
  return (
    <div className="tile-grid windowed-row" role="presentation">
      {games.map((game, column) => (
        <GameTile
          key={game.id}
          game={game}
          isFirst={isFirst}
          isCurrent={game.id === currentId}
          context={context}
          place={before + column + 1}
          places={places}
        />
      ))}
    </div>
  );
});

function chunk(games: Game[], size: number): Game[][] {
  return Array.from({ length: Math.ceil(games.length / size) }, (_, row) => games.slice(row * size, (row + 1) * size));
}
