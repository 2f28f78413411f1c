/**
 * The transaction that money moves in. Whatever belongs to the movement happens inside it, so that after a crash all of
 * it is there or nothing; a clash with another one is no failure, and it is simply done again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../sql/tables.ts';

const MOST_TRIES = 5;
const FIRST_WAIT_MS = 10;

/** Two that waited for each other, and one that saw what another has changed. */
const CLASHES = new Set(['40P01', '40001']);

/** `work` may run several times, so it does nothing that a rollback does not undo. */
export async function inMoneyTransaction<Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === MOST_TRIES || !isClash(error)) throw error;
      // Drawn by lot, so that the two do not meet again.
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** tries);
    }
  }
}

const isClash = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CLASHES.has(String(error.code));
