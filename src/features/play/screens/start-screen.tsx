import { useSignals } from '@preact/signals-react/runtime';
import { useSearch } from 'wouter';
import { HOT_LIMIT } from '#contract/limits.ts';
import { useReloadHold } from '#data/app/reload-holds.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { Game } from '../parts/game.tsx';
import { LaunchFailureNote } from '../parts/launch-failure-note.tsx';
import '../parts/game.css';

const UNNAMED = { kind: 'unnamed' } as const;

/** A game over the whole screen. Which one stands in the address, so that it can be kept and shared. */
export function StartScreen() {
  useSignals();
  useReloadHold();
  const asked = Number(new URLSearchParams(useSearch()).get('gameId'));
  const isNamed = Number.isSafeInteger(asked) && asked > 0;
  const gameId = isNamed ? asked : 0;
  const known = useStored('gamesById', { ids: [gameId] });
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  if (!isNamed) return <NoGame />;
  if (!lobby) return null;
  // Another game is another visit, and begins with nothing of this one.
  return <Game key={gameId} gameId={gameId} game={known?.[0]} lobby={lobby} />;
}

/** An address that names no game asks the server for none. */
function NoGame() {
  return (
    <main id="main" className="play" tabIndex={-1}>
      <div className="play-stage">
        <LaunchFailureNote failure={UNNAMED} />
      </div>
    </main>
  );
}
