import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Game } from '#contract/entities/game.ts';
import { gameSheet } from '#data/open-sheet.ts';
import { useListPlace } from '#page/long-list.tsx';
import { useTileList } from '#ui/tile/index.ts';
import { columns } from './tile-grid.tsx';
import { GameTile, type TileContext } from './game-tile.tsx';
import './tile-grid.css';

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
  const { place, scroller, startMargin } = useListPlace();
  const rowsShown = useRef<VirtualizerHandle>(null);
  const rows = useMemo(() => chunk(games, across), [games, across]);
  const ids = useMemo(() => games.map((game) => game.id), [games]);
  const { currentId, listProps } = useTileList({
    ids,
    columns: across,
    onInfo: gameSheet.open,
    reveal: (at) => rowsShown.current?.scrollToIndex(Math.floor(at / across), { align: 'center' }),
  });
  // The Tab key must find the tile it was on, wherever the list has been scrolled to meanwhile.
  const currentRow = Math.max(0, Math.floor(ids.indexOf(currentId ?? 0) / across));
  return (
    <div ref={place} role="list" aria-label={name} {...listProps}>
      {startMargin !== undefined && (
        <Virtualizer
          ref={rowsShown}
          scrollRef={scroller}
          startMargin={startMargin}
          bufferSize={AHEAD_PX}
          keepMounted={[currentRow]}
          data={rows}
        >
          {(row, at) => (
            <div key={row[0]?.id} className="tile-grid windowed-row" role="presentation">
              {row.map((game, column) => (
                <GameTile
                  key={game.id}
                  game={game}
                  isFirst={at < FIRST_ROWS}
                  isCurrent={game.id === currentId}
                  context={context}
                  place={at * across + column + 1}
                  places={games.length}
                />
              ))}
            </div>
          )}
        </Virtualizer>
      )}
    </div>
  );
}

function chunk(games: Game[], size: number): Game[][] {
  return Array.from({ length: Math.ceil(games.length / size) }, (_, row) => games.slice(row * size, (row + 1) * size));
}
