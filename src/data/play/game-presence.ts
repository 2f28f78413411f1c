/**
 * Whether there is a game in the frame. A browser tells nothing of a document on another origin: its own grey page of an
 * error "loads" as well. So a game whose launch says that it speaks is there once it has said a word. Of one that says
 * nothing it is known whether its frame has loaded, and whether its origin answers at all.
 */
import { useEffect, useState } from 'react';
import type { GameAddress } from './framed-game.ts';

/** What has not been heard of by then is said to be missing, and may come all the same. */
const PATIENCE_MS = 3_000;

export type Presence = 'coming' | 'there' | 'missing';

interface Signs {
  /** The game has sent a message. */
  isHeard: boolean;
  /** Its frame has loaded something. */
  isDrawn: boolean;
}

/** `address` is undefined until the server has said where the game is. Give it a key of the address's. */
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
    await new Promise((resolve) => setTimeout(resolve));
    return isLedOn;
  } finally {
    document.removeEventListener('securitypolicyviolation', notice);
  }
}
