import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { Game } from '#contract/entities/game.ts';
import { GameTile, type TileContext } from './game-tile.tsx';
import './tile-grid.css';

const COLUMNS = 3;
/** Rows are kept for this far outside the screen, so that a fling rarely meets an empty place. */
const AHEAD_PX = 420;
const FIRST_ROWS = 3;

/** A list of any length: only the rows near the screen exist, so thousands of games cost what thirty do. */
export function WindowedGrid({ name, games, context }: { name: string; games: Game[]; context: TileContext }) {
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement | null>(null);
  const [startMargin, setStartMargin] = useState<number>();

  useLayoutEffect(() => {
    const main = place.current?.closest('main');
    if (!main || !place.current) return;
    scroller.current = main;
    setStartMargin(place.current.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop);
  }, []);

  const rows = useMemo(() => chunk(games), [games]);
  return (
    <div ref={place} role="list" aria-label={name}>
      {startMargin !== undefined && (
        <Virtualizer scrollRef={scroller} startMargin={startMargin} bufferSize={AHEAD_PX} data={rows}>
          {(row, at) => (
            <div key={row[0]?.id} className="tile-grid windowed-row" role="presentation">
              {row.map((game) => (
                <GameTile key={game.id} game={game} isFirst={at < FIRST_ROWS} context={context} />
              ))}
            </div>
          )}
        </Virtualizer>
      )}
    </div>
  );
}

function chunk(games: Game[]): Game[][] {
  return Array.from({ length: Math.ceil(games.length / COLUMNS) }, (_, row) =>
    games.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
}
