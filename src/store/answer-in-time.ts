/**
 * A question to a database is given up where no answer comes. WebKit lets a page that was left while it wrote hold its
 * tables for as long as that page sleeps, and everybody who asks for them waits behind it: half an hour on a phone.
 */
import type { DBCore, DBCoreTable, DBCoreTransaction, Dexie } from 'dexie';

const ANSWER_MS = 5_000;
/** The time is counted in parts, between which an answer has its turn: a page that was busy for long hears it before it gives up. */
const PARTS = 10;

/** What is given up is undone as a whole: it is not done later either. */
export function answerInTime(db: Dexie): void {
  db.use({ stack: 'dbcore', name: 'answer in time', create: (core) => ({ ...core, table: tablesOf(core) }) });
}

function tablesOf(core: DBCore): DBCore['table'] {
  /** They hold their tables themselves, and take the time that their work takes. */
  const begun = new WeakSet<DBCoreTransaction>();

  function inTime<Value>(trans: DBCoreTransaction, asked: Promise<Value>): Promise<Value> {
    if (begun.has(trans)) return asked;
    return new Promise((resolve, reject) => {
      let isAnswered = false;
      const wait = (parts: number): void => {
        // Not a timer: this one stands still while the page sleeps, and the answer sleeps with it.
        AbortSignal.timeout(ANSWER_MS / PARTS).addEventListener('abort', () => {
          if (isAnswered) return;
          if (parts > 1) return wait(parts - 1);
          reject(new DOMException(`No answer after ${ANSWER_MS} ms`, 'TimeoutError'));
          giveUp(trans);
        });
      };
      wait(PARTS);
      asked
        .then((value) => {
          begun.add(trans);
          resolve(value);
        }, reject)
        .finally(() => (isAnswered = true));
    });
  }

  return (name) => {
    const table = core.table(name);
    return {
      ...table,
      mutate: (asked) => inTime(asked.trans, table.mutate(asked)),
      get: (asked) => inTime(asked.trans, table.get(asked)),
      getMany: (asked) => inTime(asked.trans, table.getMany(asked)),
      query: (asked) => inTime(asked.trans, table.query(asked)),
      openCursor: (asked) => inTime(asked.trans, table.openCursor(asked)),
      count: (asked) => inTime(asked.trans, table.count(asked)),
    } satisfies DBCoreTable;
  };
}

function giveUp(trans: DBCoreTransaction): void {
  try {
    trans.abort();
  } catch {
    // Another of its questions has given it up.
  }
}
