/**
 * A page that is put to sleep lets go of its tables. WebKit lets it hold what it was asking for at that moment, so that the database
 * of a player who leaves could not be deleted for as long as an earlier page of theirs sleeps.
 */
import type { DBCoreTransaction, Dexie } from 'dexie';

/** What a browser gives for it. */
type Transaction = DBCoreTransaction & IDBTransaction;

const live = new Set<Transaction>();

globalThis.addEventListener?.('pagehide', ({ persisted }: Event & { persisted?: boolean }) => {
  if (persisted) for (const one of live) letGo(one);
});

export function letGoAsleep(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    name: 'let go asleep',
    create: (core) => ({
      ...core,
      transaction: (...input) => {
        const begun = core.transaction(...input) as Transaction;
        live.add(begun);
        for (const end of ['complete', 'abort']) begun.addEventListener(end, () => live.delete(begun));
        return begun;
      },
    }),
  });
}

/** A single change is kept, since the page may never wake. Changes of several tables are kept together or not at all. */
function letGo(transaction: Transaction): void {
  try {
    if (transaction.mode === 'readwrite' && transaction.objectStoreNames.length === 1) transaction.commit();
    else transaction.abort();
  } catch {
    // It has just ended.
  }
}
