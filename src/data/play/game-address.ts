/** Reads the address of a game. It stands in a frame that may run scripts, so it must not be one of our own. */
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
