import { useDeferredValue } from 'react';
import type { Game } from '#contract/entities/game.ts';
import { GameTile, type TileContext } from './game-tile.tsx';
import './tile-grid.css';

/** Tiles whose pictures do not wait to be near the screen of a small phone. */
const FIRST_TILES = 9;
const FIRST_SCREEN = 12;

export function TileGrid({ name, games, context }: { name: string; games: Game[]; context: TileContext }) {
  // What is below the fold is drawn in a second step, after the first screen has been painted.
  const shown = useDeferredValue(games, games.slice(0, FIRST_SCREEN));
  return (
    <div className="tile-grid" role="list" aria-label={name}>
      {shown.map((game, index) => (
        <GameTile key={game.id} game={game} isFirst={index < FIRST_TILES} context={context} />
      ))}
    </div>
  );
}
