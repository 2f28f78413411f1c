import { leftGame } from '#data/play/left-game.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';

/** The way back to a game that ended without the player's wish. It says where they were, and nothing of money. */
export function LeftGameCard({ gameId }: { gameId: number }) {
  const game = useStored('gamesById', { ids: [gameId] })?.[0];
  if (!game) return null;
  return (
    <section className="welcome-card" aria-label={text.youWereIn(game.name)}>
      <p>{text.youWereIn(game.name)}</p>
      <ButtonLink look="gold" href={paths.game(gameId)}>
        {text.goBackIn}
      </ButtonLink>
      <Button look="icon" aria-label={text.dismiss} onClick={() => leftGame.forget()}>
        <Icon name="close" />
      </Button>
    </section>
  );
}
