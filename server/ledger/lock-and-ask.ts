import type { Kysely } from 'kysely';
import type { PlayerAccountKind } from '../sql/ledger-tables.ts';
import { all, askAll, type Questions } from '../sql/question.ts';
import type { Tables } from '../sql/tables.ts';
import { lockAccounts, type Locked, lockOfAccounts } from './lock-accounts.ts';

/**
 * Locks a player's accounts, and asks in the same trip what stays true from then on: no bet, no gift and no other order of this
 * player comes between. An account that is missing is opened first, and then all is asked again.
 */
export async function lockAndAsk<All extends Record<string, unknown>>(
  db: Kysely<Tables>,
  playerId: number,
  names: readonly PlayerAccountKind[],
  questions: Questions<All>,
): Promise<All & { locked: Locked[] }> {
  const lock = all(lockOfAccounts(db, playerId, names));
  // The lock is first: what is asked after it is asked when it is held.
  const asked = { locked: lock, ...questions } as Questions<All & { locked: Locked[] }>;
  const found = await askAll(db, asked);
  if (found.locked.length === names.length) return found;
  await lockAccounts(db, playerId, names);
  return askAll(db, asked);
}
