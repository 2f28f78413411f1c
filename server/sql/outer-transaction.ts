/**
 * A transaction around work that has transactions of its own: those become savepoints of it. So a call, its key and its
 * answer are written together, and what a handler does looks the same with and without one around it.
 */
import type { ControlledTransaction, Kysely, Transaction } from 'kysely';

import type { Tables } from './tables.ts';

/** `work` asks one thing after the other: savepoints of one connection lie inside each other, never side by side. */
export async function inOuterTransaction<Result>(
  db: Kysely<Tables>,
  work: (db: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const outer: Outer = await db.startTransaction().execute();
  try {
    const result = await work(nestable(outer, 1));
    await outer.commit().execute();
    return result;
  } catch (error) {
    if (!outer.isCommitted) await outer.rollback().execute();
    throw error;
  }
}

type Outer = ControlledTransaction<Tables, string[]>;

function nestable(outer: Outer, depth: number): Transaction<Tables> {
  return new Proxy(outer, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute: (work: Work) => inSavepoint(target, depth, work) });
      // Its own fields are private to it, so it must not find the proxy in its own place.
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type Work = (db: Transaction<Tables>) => Promise<unknown>;

async function inSavepoint(outer: Outer, depth: number, work: Work): Promise<unknown> {
  const name = `step_${depth}`;
  const inner: Outer = await outer.savepoint(name).execute();
  try {
    const result = await work(nestable(inner, depth + 1));
    await inner.releaseSavepoint(name).execute();
    return result;
  } catch (error) {
    await inner.rollbackToSavepoint(name).execute();
    throw error;
  }
}
