/**
 * The tables of one player. Everything here is private: it lives in a database of its own, named after nobody, and is
 * deleted whole at sign-out, so that the next person on this phone finds nothing.
 */
import { Dexie, type EntityTable } from 'dexie';
import type { User } from '#contract/entities/user.ts';
import { newKey } from '#shared/new-key.ts';
import { answerInTime } from './answer-in-time.ts';
import { letGoAsleep } from './let-go.ts';
import type { AnswerTable } from './answers.ts';
import { playerDatabaseName, PLAYER_DATABASES } from './layout.ts';

/** What the player wants and what the server has confirmed; sending makes the two equal. */
export interface FavoriteRow {
  gameId: number;
  wanted: boolean;
  confirmed: boolean;
  changedAt: number;
  /** Made with the wish, so that a wish that is sent twice is recognized. */
  key: string;
  /** The keys that were sent and not answered yet, whatever is wanted by now: one of them may have arrived. */
  unanswered?: string[];
  tries: number;
  /** Why the server said no, until the player has been told. */
  refused?: number;
}

/** A call that moves money and has no answer yet. It is never sent again, only asked about. */
export interface AskedRow {
  key: string;
  path: string;
  input: unknown;
  askedAt: number; // Milliseconds since 1970.
}

/** What the player wants done with one letter. It is kept for a while after the server has done it, over lists from before. */
export interface LetterWish {
  letterId: number;
  /** Of the letter, whose unread ones are counted by kind. */
  kind: number;
  wish: 'read' | 'delete';
  wasUnread: boolean;
  /** Of one that is to be deleted: the player has read it, and the server does not know. */
  isRead?: boolean;
  key: string;
  /** Milliseconds since 1970, as the others. */
  wishedAt: number;
  /** From here on it may have arrived, and is not taken back. */
  sentAt?: number;
  doneAt?: number;
}

/** What becomes of it: its time begins anew, it is sent, it is settled. */
export type NotedLetter = Partial<Pick<LetterWish, 'wishedAt' | 'sentAt' | 'doneAt'>>;

/** A picture that goes with a question, until it has gone up. */
export interface WaitingPicture {
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** Under which the server keeps it, and since when: it does so for a day. */
  path?: string;
  upAt?: number;
}

/** What the player wants from customer service. It is kept for a while after the server has it, over lists from before. */
export interface TicketWish {
  key: string;
  wish: 'open' | 'write' | 'read' | 'close';
  /** 0 for a ticket that is still to be opened. */
  ticketId: number;
  content: string;
  pictures: WaitingPicture[];
  /** Of a ticket that is to be opened. */
  subject?: number;
  reference?: string;
  diagnosis?: string;
  /** Everything up to this letter is read. */
  letterId?: number;
  /** Milliseconds since 1970, as the others. */
  wishedAt: number;
  /** From here on it may have arrived, and is not taken back. */
  sentAt?: number;
  doneAt?: number;
  /** Why the server said no. The player may change it and send it anew. */
  refused?: number;
}

/** The player as the server last told of them, without what only a server should know. */
export interface KeptUser {
  user: User;
  savedAt: number; // Milliseconds since 1970.
}

/** What the first screen shows of a player. */
export interface FirstPlayer {
  kept: KeptUser;
  wishes: FavoriteRow[];
  /** Types of promotions that home does not show. */
  hidden: number[];
}

/** Small things a player would miss on this phone, and nobody else needs. */
export interface PlayerFacts {
  /** What was searched for, the latest first. */
  searches: string[];
  /** Types of promotions that home does not show. */
  hiddenOffers: number[];
  /** The server does not know yet what the player has hidden last. */
  isHiddenUntold: boolean;
  /** Types of promotions that home has opened with, which it does once. */
  shownOffers: number[];
  /** What was offered once and is not offered again, by its name. */
  dismissed: string[];
  /** Deposits that are still to be paid or credited, and those that may still be credited though their time is over. */
  deposits: FollowedDeposit[];
  /** The amount that a call about money has used up last, as it was typed into its form. */
  spentDraft: { form: string; amount: string; key: string };
}

export interface FollowedDeposit {
  orderId: string;
  amount: number;
  channelName?: string;
  /** Something else has come than was asked for, and a person looks at it. */
  isReviewed?: boolean;
  /** When the server last said how it stands. Milliseconds since 1970, as `overSince`. */
  toldAt?: number;
  /** Since when nothing is expected any more. What comes all the same is the player's. */
  overSince?: number;
}

/** What was typed into one form, by the name of its field. */
export type Draft = Record<string, string>;

interface FactRow {
  id: keyof PlayerFacts;
  value: unknown;
}

export class PlayerDatabase extends Dexie {
  answers!: AnswerTable;
  me!: EntityTable<KeptUser & { id: 'me' }, 'id'>;
  facts!: EntityTable<FactRow, 'id'>;
  asked!: EntityTable<AskedRow, 'key'>;
  letters!: EntityTable<LetterWish, 'letterId'>;
  tickets!: EntityTable<TicketWish, 'key'>;
  drafts!: EntityTable<{ form: string; fields: Draft }, 'form'>;

  constructor(name: string) {
    super(name, { cache: 'disabled' });
    answerInTime(this);
    letGoAsleep(this);
    this.version(1).stores({ answers: '[path+input]', favourites: 'gameId', drafts: 'form' });
    this.version(2).stores({ me: 'id' });
    this.version(3).stores({ facts: 'id' });
    this.version(4)
      .stores({ favourites: 'gameId' })
      .upgrade((old) =>
        old
          .table<FavoriteRow>('favourites')
          .toCollection()
          .modify((row) => {
            row.tries ??= 0;
            row.key ??= newKey();
          }),
      );
    this.version(5).stores({ asked: 'key' });
    this.version(6).stores({ letters: 'letterId' });
    this.version(7).stores({ tickets: 'key' });
  }

  /** The table's name has shipped, and stays. */
  get favorites(): EntityTable<FavoriteRow, 'gameId'> {
    return this.table('favourites');
  }
}

export async function openPlayerDatabase(playerId: number): Promise<PlayerDatabase> {
  const db = new PlayerDatabase(await playerDatabaseName(playerId));
  await db.open();
  return db;
}

/**
 * Undefined where there is none: a caller that asks for a player who has just left must not make them a new one, nor
 * when they leave meanwhile. A tab that deletes it closes this connection for good; Dexie's default opens it again.
 */
export async function openExistingPlayerDatabase(playerId: number): Promise<PlayerDatabase | undefined> {
  const db = new PlayerDatabase(await playerDatabaseName(playerId));
  let isThere = true;
  db.on('populate', () => {
    isThere = false;
    throw new Error('There is no such database');
  });
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  return db.open().then(
    () => db,
    (error: unknown) => {
      if (isThere) throw error;
      return undefined;
    },
  );
}

/** Deletes every player's database but one: at sign-out, and at start for what a crash has left behind. */
export async function deletePlayersExcept(playerId: number | undefined): Promise<void> {
  const kept = playerId === undefined ? undefined : await playerDatabaseName(playerId);
  const names = (await Dexie.getDatabaseNames()).filter((name) => name.startsWith(PLAYER_DATABASES) && name !== kept);
  await Promise.all(names.map((name) => Dexie.delete(name)));
}
