/** What devices are asked to sign: random, good for one answer, and not for long. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#shared/durations.ts';
import { insertChallenge, useChallenge } from '../sql/queries/passkeys.ts';
import type { PasskeyPurpose } from '../sql/passkey-tables.ts';
import type { Tables } from '../sql/tables.ts';

const LIFE_MS = 5 * MINUTE_MS;
const CHALLENGE_BYTES = 32;

interface Purpose {
  purpose: PasskeyPurpose;
  playerId: number | null;
}

export async function ask(db: Kysely<Tables>, { purpose, playerId }: Purpose, now: Date): Promise<Buffer> {
  const challenge = randomBytes(CHALLENGE_BYTES);
  const row = { challenge: challenge.toString('base64url'), purpose, player_id: playerId, created_at: now };
  await insertChallenge(db, row, new Date(now.getTime() - LIFE_MS));
  return challenge;
}

interface Answer extends Purpose {
  challenge: string;
  idempotencyKey: string | undefined;
}

/** How often this very answer has come; 0 for one that was never asked for, is another player's, or comes too late. */
export function accept(db: Kysely<Tables>, { idempotencyKey, ...answered }: Answer, now: Date): Promise<number> {
  // A request without a key cannot be told from another, so it counts as a new one each time.
  const key = idempotencyKey ?? randomBytes(16).toString('hex');
  return useChallenge(db, { ...answered, key, askedAfter: new Date(now.getTime() - LIFE_MS) });
}
