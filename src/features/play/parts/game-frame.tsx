import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useState } from 'react';
import type { FromGame } from '#contract/game-frame.ts';
import { isOnline, isReachable } from '#data/call/connection.ts';
import { type GameAddress, useGameMessages, useGamePresence } from '#data/play/framed-game.ts';
import { text } from '../text.ts';
import { LaunchFailureNote } from './launch-failure-note.tsx';
import { Opening } from './opening.tsx';

/**
 * What a game may do: run its own scripts with its own storage, and open windows. Nothing here lets it lead the page
 * elsewhere, and its origin is never ours.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock';

interface GameFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  name: string;
  /** Undefined until the server has said where the game is. */
  address: GameAddress | undefined;
  /** The game in it has said that it is there. */
  isReady: boolean;
  onMessage: (said: FromGame) => void;
  /** There is no game, and the player wants another try. */
  onRetry: () => void;
}

export function GameFrame({ frame, name, address, isReady, onMessage, onRetry }: GameFrameProps) {
  useSignals();
  const [isDrawn, setIsDrawn] = useState(false);
  const [isHeard, setIsHeard] = useState(isReady);
  const presence = useGamePresence(address, { isHeard, isDrawn });

  function hear(said: FromGame) {
    setIsHeard(true);
    onMessage(said);
  }

  return (
    <>
      {address && (
        <>
          <Listener frame={frame} address={address} onMessage={hear} />
          <iframe
            ref={frame}
            className="game-frame"
            title={text.frame(name)}
            src={address.url}
            sandbox={SANDBOX}
            allow="autoplay; fullscreen"
            referrerPolicy="origin"
            inert={presence === 'missing'}
            onLoad={() => setIsDrawn(true)}
          />
        </>
      )}
      {presence === 'coming' && <Opening name={name} />}
      {/* Over the frame, which goes on loading: what comes late takes this away again. */}
      {presence === 'missing' && <LaunchFailureNote failure={{ kind: whyMissing() }} onRetry={onRetry} />}
    </>
  );
}

const whyMissing = () => (!isOnline.value ? 'offline' : isReachable.value ? 'missing' : 'unanswered');

interface ListenerProps {
  frame: RefObject<HTMLIFrameElement | null>;
  address: GameAddress;
  onMessage: (said: FromGame) => void;
}

/** Of its own, because there is nobody to listen to before there is an address. */
function Listener({ frame, address, onMessage }: ListenerProps) {
  useGameMessages(frame, address, onMessage);
  return null;
}
