import { useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { Game } from '#contract/entities/game.ts';
import { GameTile, type TileContext } from './game-tile.tsx';
import './tile-grid.css';

const COLUMNS = 3;
/** Rows are kept for this far outside the screen, so that a fling rarely meets an empty place. */
const AHEAD_PX = 420;
const FIRST_TILES = 9;

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

  const rows = Math.ceil(games.length / COLUMNS);
  return (
    <div ref={place} role="list" aria-label={name}>
      {startMargin !== undefined && (
        <Virtualizer scrollRef={scroller} startMargin={startMargin} bufferSize={AHEAD_PX}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={games[row * COLUMNS]?.id} className="tile-grid windowed-row" role="presentation">
              {games.slice(row * COLUMNS, (row + 1) * COLUMNS).map((game, column) => (
                <GameTile key={game.id} game={game} isFirst={row * COLUMNS + column < FIRST_TILES} context={context} />
              ))}
            </div>
          ))}
        </Virtualizer>
      )}
    </div>
  );
}
