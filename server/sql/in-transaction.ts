/**
 * The one way to begin a transaction. Inside another one it is a savepoint of it, so work looks the same with and without
 * a transaction around it. A clash with another transaction is no failure: the outermost one is done again as a whole.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';

import type { Tables } from './tables.ts';
import { errorCode } from './error-code.ts';

type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>;

/**
 * `work` may run several times, so it does nothing that a rollback does not undo. It asks one thing after the other:
 * savepoints of one connection lie inside each other, never side by side. A result that `isKept` turns down is returned
 * as well, and nothing stays of what has led to it.
 */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: Work<Result>,
  isKept: (result: Result) => boolean = () => true,
): Promise<Result> {
  const workOrUndo: Work<Result> = async (transaction) => {
    const result = await work(transaction);
    if (!isKept(result)) throw new Undo(result);
    return result;
  };
  try {
    return await (isTransaction(db) ? inSavepoint(db, workOrUndo) : inOutermost(db, workOrUndo));
  } catch (error) {
    if (error instanceof Undo) return error.result as Result;
    throw error;
  }
}

class Undo extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('nothing of this transaction is kept');
    this.result = result;
  }
}

const MOST_TRIES = 5;
const FIRST_WAIT_MS = 10;

async function inOutermost<Result>(db: Kysely<Tables>, work: Work<Result>): Promise<Result> {
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

/** Two that waited for each other, and one that saw what another has changed. */
const CLASHES = new Set(['40P01', '40001']);

const isClash = (error: unknown): boolean => CLASHES.has(String(errorCode(error)));

/** Of several savepoints of one name PostgreSQL takes the innermost, so each is released by the code that has set it. */
async function inSavepoint<Result>(db: Transaction<Tables>, work: Work<Result>): Promise<Result> {
  await sql`savepoint step`.execute(db);
  try {
    const result = await work(db);
    await sql`release savepoint step`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint step`.execute(db);
    await sql`release savepoint step`.execute(db);
    throw error;
  }
}

const isTransaction = (db: Kysely<Tables>): db is Transaction<Tables> => db.isTransaction;
