/** Moves a player's money between the balance and the safebox. It is theirs on both sides, and no shared account moves. */
import type { Kysely } from 'kysely';
import { assert } from '#shared/assert.ts';
import type { Tables } from '../sql/tables.ts';
import { postOrThrow } from './post.ts';

interface SafeboxMove {
  ref: string;
  playerId: number;
  to: 'safebox' | 'cash';
  amount: number;
  now: Date;
}

/** False when there is not as much; `BooksClosed` while the books do not agree. */
export async function moveSafebox(
  db: Kysely<Tables>,
  { ref, playerId, to, amount, now }: SafeboxMove,
): Promise<boolean> {
  const isIn = to === 'safebox';
  const posted = await postOrThrow(db, {
    kind: isIn ? 'safebox-in' : 'safebox-out',
    ref,
    playerId,
    amounts: { cash: isIn ? -amount : amount, safebox: isIn ? amount : -amount },
    now,
  });
  if (posted.ok) return true;
  assert(posted.because === 'insufficient', 'each movement has a reference of its own');
  return false;
}
