import { go } from '#go';
import { gameSheet } from '#data/open-sheet.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { iconUrl, isUnderMaintenance } from '#contract/game-rules.ts';
import type { Game } from '#contract/entities/game.ts';
import { isReachable } from '#data/call/connection.ts';
import { favoriteGames, toggleFavorite, favorAsGuest } from '#data/favorites/favorites.ts';
import { gamePictureWidth } from '#data/device/low-data.ts';
import { isSignedIn } from '#data/player/session.ts';
import { type Lobby, useStored } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { shareAndTell } from '#page/copy.ts';
import { GameFacts } from './game-facts.tsx';
import { text } from './text.ts';
import './game-sheet.css';

/** A closer look at one game before it is opened: what it is, what it costs, and whether it can be played now. */
export function GameSheet({ gameId, lobby }: { gameId: number; lobby: Lobby }) {
  const game = useStored('gamesById', { ids: [gameId] })?.[0];
  return game ? <KnownGame game={game} lobby={lobby} /> : null;
}

function KnownGame({ game, lobby }: { game: Game; lobby: Lobby }) {
  useSignals();
  const isClosed = isUnderMaintenance(game);
  const obstacle = isClosed ? text.closed : isReachable.value ? undefined : text.needsLine;
  return (
    <Sheet
      look="bottom"
      title={game.name}
      closeLabel={text.close}
      onClose={gameSheet.close}
      footer={
        obstacle ? (
          <Button look="gold" aria-disabled="true" aria-describedby="game-obstacle">
            {text.play}
          </Button>
        ) : (
          <ButtonLink look="gold" href={paths.game(game.id)} onClick={gameSheet.close}>
            {text.play}
          </ButtonLink>
        )
      }
    >
      <div className="game-sheet-top">
        <img
          alt=""
          src={iconUrl(lobby.config.gameResourceUrl, game, gamePictureWidth())}
          className="game-sheet-picture"
        />
        <Wishes game={game} />
      </div>
      {obstacle && (
        <p id="game-obstacle" className="game-sheet-obstacle" data-msg-key={obstacle.key}>
          <Icon name={isClosed ? 'clock' : 'cloudOff'} />
          {obstacle.text}
        </p>
      )}
      <GameFacts game={game} lobby={lobby} />
    </Sheet>
  );
}

/** The heart that keeps the game at hand, and the way to share it. */
function Wishes({ game }: { game: Game }) {
  useSignals();
  const isFavorite = favoriteGames.value.has(game.id);

  function like() {
    if (isSignedIn.value) return toggleFavorite(game.id);
    favorAsGuest(game.id);
    gameSheet.close();
    go(paths.login());
  }

  return (
    <div className="game-sheet-wishes">
      <Button aria-pressed={isFavorite} onClick={like}>
        <Icon name="heart" />
        {text.favorite}
      </Button>
      <Button onClick={() => void shareAndTell(game.name, paths.game(game.id))}>
        <Icon name="share" />
        {text.share}
      </Button>
    </div>
  );
}
