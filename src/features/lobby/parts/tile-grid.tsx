import type { Game } from '#contract/entities/game.ts';
import { GameTile, type TileContext } from './game-tile.tsx';
import './tile-grid.css';

/** Tiles whose pictures are on the first screen of a small phone. */
const FIRST_TILES = 9;

export function TileGrid({ name, games, context }: { name: string; games: Game[]; context: TileContext }) {
  return (
    <div className="tile-grid" role="list" aria-label={name}>
      {games.map((game, index) => (
        <GameTile key={game.id} game={game} isFirst={index < FIRST_TILES} context={context} />
      ))}
    </div>
  );
}
