/**
 * The game in its frame: its address, and what is said between it and the page. The frame may run scripts, so the address
 * must not be one of our own, and the page listens to nobody else.
 */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { FromGame, gameMessage, type ToGame } from '#contract/game-frame.ts';
import { language } from '../device/language.ts';

export interface GameAddress {
  url: string;
  /** Whose word counts, and whom alone we speak to. */
  origin: string;
  /** It says that it is there. */
  speaks: boolean;
}

/** Undefined for an address that no frame may show: a game on our own origin could read everything of the player's. */
export function gameAddress(sent: string, speaks: boolean): GameAddress | undefined {
  if (!URL.canParse(sent)) return undefined;
  const { href, origin, protocol, username, hash } = new URL(sent);
  // Without encryption only where the page itself has none, as on a developer's machine.
  const isSafe = protocol === 'https:' || (protocol === 'http:' && location.protocol === 'http:');
  if (!isSafe || username !== '' || origin === location.origin) return undefined;
  // What stands behind the # is no server's business; a game that uses it for something of its own keeps it.
  return { url: hash === '' ? `${href}#language=${language.peek()}` : href, origin, speaks };
}

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
