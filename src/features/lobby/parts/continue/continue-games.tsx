import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { iconUrl, isUnderMaintenance } from '#contract/game-rules.ts';
import { gamePictureWidth } from '#data/device/low-data.ts';
import { leftGame } from '#data/play/left-game.ts';
import { playHistory } from '#data/play/play-history.ts';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { text } from '../cards/text.ts';
import './continue-games.css';

const MOST_GAMES = 10;

export function ContinueGames({ lobby, place }: { lobby: Lobby; place: ReactNode }) {
  useSignals();
  const games = useStored('gamesById', { ids: playHistory.value.slice(0, MOST_GAMES) });
  if (!games) return place;
  // The card above leads back to the game that was lost.
  const open = games.filter((game) => !isUnderMaintenance(game) && game.id !== leftGame.offered.value);
  if (open.length === 0) return null;
  return (
    <nav className="continue-row" data-view="row continue" aria-label={text.continuePlaying}>
      <h2>{text.continuePlaying}</h2>
      <ul>
        {open.map((game) => (
          <li key={game.id}>
            <a href={paths.game(game.id)} data-click={`continue ${game.id}`}>
              <img
                src={iconUrl(lobby.config.gameResourceUrl, game, gamePictureWidth('sign'))}
                alt=""
                width="32"
                height="32"
              />
              {game.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
