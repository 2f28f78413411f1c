import { useSignals } from '@preact/signals-react/runtime';
import { iconUrl, isUnderMaintenance } from '#contract/game-rules.ts';
import { gamePictureWidth } from '#data/device/low-data.ts';
import { playHistory } from '#data/play/play-history.ts';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { text } from '../text.ts';

const MOST = 8;

interface LastGamesProps {
  /** The one that is open, and needs no way to it. */
  gameId: number;
  lobby: Lobby;
  onChoose: (gameId: number) => void;
}

/** One tap from one game to another, which takes its place: Back leads out of games, and not through all of them. */
export function LastGames({ gameId, lobby, onChoose }: LastGamesProps) {
  useSignals();
  const ids = playHistory.value.filter((id) => id !== gameId).slice(0, MOST);
  const games = useStored('gamesById', { ids })?.filter((game) => !isUnderMaintenance(game)) ?? [];
  if (games.length === 0) return null;
  return (
    <section className="last-games" aria-label={text.lastGames}>
      <h3>{text.lastGames}</h3>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" onClick={() => onChoose(game.id)}>
              <img alt="" loading="lazy" src={iconUrl(lobby.config.gameResourceUrl, game, gamePictureWidth())} />
              {game.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
