/**
 * The game in its frame: its address, what is said between it and the page, and whether it is there. The frame may run
 * scripts, so the address must not be one of our own, and the page listens to nobody else.
 * While it is looked at, the screen of the phone stays on.
 */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { FromGame, gameMessage, type ToGame } from '#contract/game-frame.ts';
import { log } from '#shared/log.ts';
import { pause } from '#shared/pause.ts';
import { textSize } from '../device/choices.ts';
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
  const chosen = `#language=${language.peek()}&textSize=${textSize.peek()}`;
  return { url: hash === '' ? href + chosen : href, origin, speaks };
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

/** What has not been heard of by then is said to be missing, and may come all the same. */
const PATIENCE_MS = 3_000;

export type Presence = 'coming' | 'there' | 'missing';

interface Signs {
  /** The game has sent a message. */
  isHeard: boolean;
  /** Its frame has loaded something. */
  isDrawn: boolean;
}

/**
 * Whether there is a game in the frame. A browser tells nothing of a document on another origin: its own gray page of an
 * error "loads" as well. So a game whose launch says that it speaks is there once it has said a word. Of one that says
 * nothing it is known whether its frame has loaded, and whether its origin answers at all. `address` is undefined until
 * the server has said where the game is; give the component a key of the address's.
 */
export function useGamePresence(address: GameAddress | undefined, { isHeard, isDrawn }: Signs): Presence {
  const [isLate, setIsLate] = useState(false);
  const [answers, setAnswers] = useState<boolean>();
  const [origin, speaks] = [address?.origin, address?.speaks];

  useEffect(() => {
    if (origin === undefined) return undefined;
    let isHere = true;
    const late = setTimeout(() => setIsLate(true), PATIENCE_MS);
    if (!speaks) void isAnswering(origin).then((is) => isHere && setAnswers(is));
    return () => {
      isHere = false;
      clearTimeout(late);
    };
  }, [origin, speaks]);

  if (isHeard) return 'there';
  if (speaks) return isLate ? 'missing' : 'coming';
  if (isDrawn && answers !== false) return 'there';
  return isLate || isDrawn ? 'missing' : 'coming';
}

/** Any answer will do, an error's too. A way on to a host that our policy does not name is an answer as well. */
async function isAnswering(origin: string): Promise<boolean> {
  let isLedOn = false;
  const notice = (): void => void (isLedOn = true);
  document.addEventListener('securitypolicyviolation', notice);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    // The browser tells of a breach in a turn of its own.
    await pause();
    return isLedOn;
  } finally {
    document.removeEventListener('securitypolicyviolation', notice);
  }
}

/** Keeps the screen of the phone on, where a browser offers that. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | undefined;
    let isOver = false;

    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      try {
        held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
      } catch (error) {
        // A phone that saves its battery says no; the game goes on.
        log.debug('the screen may go dark', { why: String(error) });
      }
    }

    const holdAgain = (): void => void hold();
    void hold();
    // The browser lets go whenever the page is hidden.
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void held?.release();
    };
  }, []);
}
