/**
 * What the sandbox's bank says of deposits, as its own books hold it until it is told: by the same signed message, at the same door, as
 * a real bank's. While the bank is stopped nothing is told, and nothing of it is lost.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BankMessage } from '../../bank-api/protocol.ts';
import type { Tables } from '../../sql/tables.ts';
import { bankModeOf } from '../sandbox-state.ts';
import type { Word } from './post-word.ts';

/** What carries words to the door: a process of its own, or a test. */
export interface Carrier {
  pid: () => number | null;
  /** Does nothing where it runs already. */
  start: () => void;
  stop: () => Promise<void>;
  /** The status that the word was answered with; undefined when nobody answered. */
  tell: (word: Word) => Promise<number | undefined>;
}

export interface BankLine {
  open: (carrier: Carrier) => void;
  /** One payment for each order, unless it is paid again. Told at once, or held. */
  say: (message: Omit<BankMessage, 'reference'>, isAgain?: boolean) => Promise<void>;
  /** Runs or not, as its mode says; running it tells what it has held. */
  settle: () => Promise<void>;
  pid: () => number | null;
  close: () => Promise<void>;
}

const MOST_AT_ONCE = 50;

/** What is answered so has to be told again. */
const isOver = (status: number | undefined): boolean => status !== undefined && status < 500 && status !== 429;

export function makeBankLine(db: Kysely<Tables>, now: () => Date): BankLine {
  let carrier: Carrier | undefined;
  const words = db.selectFrom('sandbox_word').select(['id', 'body']).orderBy('said_at').limit(MOST_AT_ONCE);

  /** By the id of their word: who says it and who goes through what is held may meet. */
  const underWay = new Map<string, Promise<void>>();
  const tell = (word: Omit<Word, 'atMs'>): Promise<void> => {
    const telling = underWay.get(word.id) ?? tellOnce(word).finally(() => underWay.delete(word.id));
    underWay.set(word.id, telling);
    return telling;
  };
  const tellOnce = async (word: Omit<Word, 'atMs'>): Promise<void> => {
    // Who goes through what is held may have read of it before it was told.
    const held = await db.selectFrom('sandbox_word').select('id').where('id', '=', word.id).executeTakeFirst();
    if (!held) return;
    const status = await carrier?.tell({ ...word, atMs: now().getTime() });
    if (isOver(status)) await db.deleteFrom('sandbox_word').where('id', '=', word.id).execute();
  };
  const runs = async (): Promise<boolean> => {
    const isStopped = (await bankModeOf(db)) === 'stopped';
    if (isStopped) await carrier?.stop();
    else carrier?.start();
    return !isStopped;
  };

  return {
    open: (opened) => (carrier = opened),
    pid: () => carrier?.pid() ?? null,
    say: async (said, isAgain = false) => {
      const message: BankMessage = { ...said, reference: `${isAgain ? 'SB2' : 'SB'}-${said.orderId.toUpperCase()}` };
      const word = { id: randomUUID(), body: JSON.stringify(message) };
      await db
        .insertInto('sandbox_word')
        .values({ ...word, order_id: said.orderId, said_at: now() })
        .execute();
      if (await runs()) await tell(word);
    },
    settle: async () => {
      if (!(await runs())) return;
      for (const word of await words.execute()) await tell(word);
    },
    close: async () => {
      const closing = carrier;
      carrier = undefined;
      await closing?.stop();
    },
  };
}

/** Whether the bank has said something of it and not told it yet. */
export const isHeld = async (db: Kysely<Tables>, orderId: string): Promise<boolean> =>
  (await db.selectFrom('sandbox_word').select('id').where('order_id', '=', orderId).executeTakeFirst()) !== undefined;
