/** Listens to the game in its frame, and to nobody else. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { FromGame, gameMessage, type ToGame } from '#contract/game-frame.ts';
import type { GameAddress } from './game-address.ts';

type Frame = RefObject<HTMLIFrameElement | null>;

export function useGameMessages(frame: Frame, { origin }: GameAddress, onMessage: (said: FromGame) => void): void {
  const tell = useEffectEvent(onMessage);

  useEffect(() => {
    function hear({ source, origin: from, data }: MessageEvent<unknown>): void {
      // Both: an origin may have other windows, and a window may have moved to another origin.
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const said = v.safeParse(FromGame, data);
      if (said.success) tell(said.output);
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin]);
}

export function tellGame(frame: Frame, { origin }: GameAddress, kind: ToGame['kind']): void {
  frame.current?.contentWindow?.postMessage(gameMessage({ kind }), origin);
}
