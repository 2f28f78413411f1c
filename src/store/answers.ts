/** Answers to calls that the device keeps, as the server sent them. A screen that reads one parses it, and ignores one it cannot read. */
import type { Dexie, Table } from 'dexie';
import type { Subscription } from './live.ts';
import { follow } from './surviving.ts';

export interface AnswerRow {
  path: string;
  /** What was asked with it, as JSON. */
  input: string;
  savedAt: number; // Milliseconds since 1970.
  answer: unknown;
  /** A change has made it old, whatever its age. */
  isOutdated?: true;
}

export interface KeptAnswers {
  save(row: AnswerRow): Promise<void>;
  /** Marks what is kept, if anything is, until the next answer takes its place. */
  outdate(path: string, input: string): Promise<void>;
  watch(path: string, input: string, tell: (row: AnswerRow | undefined) => void): Subscription;
}

export type AnswerTable = Table<AnswerRow, [path: string, input: string]>;

/** Lists have an answer for each page and filter; the oldest make room for the newest. */
export const MOST_ANSWERS = 80;

export async function keepAnswer(answers: AnswerTable, row: AnswerRow): Promise<void> {
  await answers.put(row);
  if ((await answers.count()) <= MOST_ANSWERS) return;
  const oldest = (await answers.toArray()).toSorted((one, other) => one.savedAt - other.savedAt);
  await answers.bulkDelete(oldest.slice(0, -MOST_ANSWERS).map(({ path, input }) => [path, input]));
}

/** The answers in the device's database, or in a player's. */
export const answersIn = (db: Dexie & { answers: AnswerTable }): KeptAnswers => ({
  // Awaited here: a promise of Dexie's that leaves this place is told of as unhandled before its reader listens.
  save: async (row) => {
    await db.transaction('rw', db.answers, () => keepAnswer(db.answers, row));
  },
  outdate: async (path, input) => {
    await db.answers.update([path, input], { isOutdated: true });
  },
  watch: (path, input, tell) => follow(() => db.answers.get([path, input]), tell),
});
