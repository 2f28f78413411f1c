import { type RefObject, useState } from 'react';
import type { FromGame } from '#contract/game-frame.ts';
import type { GameAddress } from '#data/play/game-address.ts';
import { useGameMessages } from '#data/play/game-messages.ts';
import { text } from '../text.ts';
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
  onMessage: (said: FromGame) => void;
  onLeave: () => void;
}

export function GameFrame({ frame, name, address, onMessage, onLeave }: GameFrameProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  return (
    <>
      {address && (
        <>
          <Listener frame={frame} address={address} onMessage={onMessage} />
          <iframe
            ref={frame}
            className="game-frame"
            title={text.frame(name)}
            src={address.url}
            sandbox={SANDBOX}
            allow="autoplay; fullscreen"
            referrerPolicy="origin"
            onLoad={() => setIsDrawn(true)}
          />
        </>
      )}
      {!isDrawn && <Opening name={name} onLeave={onLeave} />}
    </>
  );
}

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
