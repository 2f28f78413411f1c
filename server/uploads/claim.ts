import type { Kysely } from 'kysely';
import { claimAll } from '../sql/queries/uploads.ts';
import type { Tables } from '../sql/tables.ts';

/**
 * Makes pictures the player's for good: those they sent while signed in, and those their device sent before they were
 * a player. All of them or none; false when one is not theirs to claim. To claim twice is no mistake.
 */
export async function claimUploads(
  db: Kysely<Tables>,
  paths: readonly string[],
  playerId: number,
  { fingerprint, now }: { fingerprint: string; now: Date },
): Promise<boolean> {
  const wanted = [...new Set(paths)];
  if (wanted.length === 0) return true;
  return (await claimAll(db, wanted, { playerId, fingerprint, now })) === wanted.length;
}
