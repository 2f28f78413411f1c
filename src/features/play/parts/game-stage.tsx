import type { RefObject } from 'react';
import type { FromGame } from '#contract/game-frame.ts';
import type { GameVisit } from '#data/play/game-visit.ts';
import { GameFrame } from './game-frame.tsx';
import { LaunchFailureNote } from './launch-failure-note.tsx';

interface GameStageProps {
  visit: GameVisit;
  frame: RefObject<HTMLIFrameElement | null>;
  name: string;
  /** The game has said that it is there. */
  isReady: boolean;
  onMessage: (said: FromGame) => void;
  onLaunch: () => void;
}

/** The game, or why there is none. */
export function GameStage({ visit, frame, name, isReady, onMessage, onLaunch }: GameStageProps) {
  const address = visit.kind === 'open' ? visit.address : undefined;
  return (
    <div className="play-stage">
      {visit.kind === 'failed' ? (
        <LaunchFailureNote failure={visit.failure} onRetry={onLaunch} />
      ) : (
        <GameFrame
          key={address?.url}
          frame={frame}
          name={name}
          address={address}
          isReady={isReady}
          onMessage={onMessage}
          onRetry={onLaunch}
        />
      )}
    </div>
  );
}
