import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FromGame } from '#contract/game-frame.ts';
import { isReachable } from '#data/connection.ts';
import type { GameAddress } from '#data/play/game-address.ts';
import { useGameMessages } from '#data/play/game-messages.ts';
import { text } from '../text.ts';
import { Opening } from './opening.tsx';

/** A game that is there says so within this time; one of another make never does, but its line is good. */
const SAYS_SO_MS = 2_000;

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
  /** The line broke before the game was there, and the frame shows the browser's own words about that. */
  onLost: () => void;
  onLeave: () => void;
}

export function GameFrame({ frame, name, address, isReady, onMessage, onLost, onLeave }: GameFrameProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  const tellLost = useEffectEvent(() => {
    if (!isReady && !isReachable.peek()) onLost();
  });

  useEffect(() => {
    if (!isDrawn) return undefined;
    const timer = setTimeout(tellLost, SAYS_SO_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);

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
