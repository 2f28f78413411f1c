import { markOf } from '#shared/mark-of.ts';
import { subtle } from '#shared/subtle.ts';

/** Names in the public database that are read by more than its schema. */
export const PUBLIC_DATABASE = 'perya';
export const HOT_INDEX = '[hot+showType+hotSort]';

/** What the names of the players' databases begin with. */
export const PLAYER_DATABASES = 'perya-u-';
const NAME_BYTES = 8;

/**
 * A hash, because a person who holds the phone can list the names of databases. At an http address the browser has
 * none to offer, and a plainer one does.
 */
export async function playerDatabaseName(playerId: number): Promise<string> {
  const hashing = subtle();
  return hashing ? hashedDatabaseName(playerId, hashing) : PLAYER_DATABASES + markOf(String(playerId));
}

export async function hashedDatabaseName(playerId: number, hashing: SubtleCrypto): Promise<string> {
  const hash = await hashing.digest('SHA-256', new TextEncoder().encode(String(playerId)));
  const bytes = [...new Uint8Array(hash)].slice(0, NAME_BYTES);
  return PLAYER_DATABASES + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
