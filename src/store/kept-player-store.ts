import type { RefreshedUser } from '#contract/entities/user.ts';
import { answersIn, type KeptAnswers } from './answers.ts';
import { isWhole, type Wish, wish } from './favorite-wish.ts';
import { isOver, noteSending, refuseFavorite, settleFavorite, waitingFavorites, withStart } from './favorites.ts';
import {
  type AskedRow,
  type Draft,
  type FavoriteRow,
  type KeptUser,
  type LetterWish,
  type NotedLetter,
  openPlayerDatabase,
  type PlayerDatabase,
  type PlayerFacts,
  type TicketWish,
} from './player-schema.ts';
import type { PlayerStore } from './player-store.ts';
import type { Subscription } from './live.ts';
import { isWholePlayer } from './rows.ts';
import { follow, surviving } from './surviving.ts';
import { mergeUser } from './merge-user.ts';

/** Opens the database of one player, and makes it where this player is new to the device. */
export async function openKeptPlayerStore(playerId: number): Promise<PlayerStore> {
  const db = await openPlayerDatabase(playerId);
  return surviving(new KeptPlayerStore(db), db);
}

class KeptPlayerStore implements PlayerStore {
  readonly keeps = true;
  readonly answers: KeptAnswers;
  readonly #db: PlayerDatabase;

  constructor(db: PlayerDatabase) {
    this.#db = db;
    this.answers = surviving(answersIn(db), db);
  }

  async saveUser({ user, savedAt }: KeptUser): Promise<void> {
    const { me, favorites } = this.#db;
    await this.#db.transaction('rw', [me, favorites], async () => {
      await me.put({ id: 'me', user, savedAt });
      await favorites.filter((row) => isOver(row, savedAt)).delete();
    });
  }

  async mergeUser(fields: RefreshedUser, savedAt: number): Promise<void> {
    const { me } = this.#db;
    await this.#db.transaction('rw', me, async () => {
      const kept = await me.get('me');
      if (isWholePlayer(kept)) await me.put({ ...kept, user: mergeUser(kept.user, fields), savedAt });
    });
  }

  watchUser(next: (kept: KeptUser | undefined) => void): Subscription {
    return follow(async () => {
      const kept = await this.#db.me.get('me');
      return isWholePlayer(kept) ? kept : undefined;
    }, next);
  }

  async keepFact<Name extends keyof PlayerFacts>(name: Name, value: PlayerFacts[Name] | undefined): Promise<void> {
    await (value === undefined ? this.#db.facts.delete(name) : this.#db.facts.put({ id: name, value }));
  }

  async fact<Name extends keyof PlayerFacts>(name: Name): Promise<PlayerFacts[Name] | undefined> {
    return (await this.#db.facts.get(name))?.value as PlayerFacts[Name] | undefined;
  }

  watchFact<Name extends keyof PlayerFacts>(
    name: Name,
    next: (value: PlayerFacts[Name] | undefined) => void,
  ): Subscription {
    return follow(() => this.fact(name), next);
  }

  async keepDraft(form: string, fields: Draft | undefined): Promise<void> {
    await (fields ? this.#db.drafts.put({ form, fields }) : this.#db.drafts.delete(form));
  }

  async draft(form: string): Promise<Draft | undefined> {
    return (await this.#db.drafts.get(form))?.fields;
  }

  noteStart(gameId: number): Promise<void> {
    const { me } = this.#db;
    return this.#db.transaction('rw', me, async () => {
      const kept = await me.get('me');
      if (isWholePlayer(kept)) await me.put({ ...withStart(kept, gameId), id: 'me' });
    });
  }

  async wishFavorite(asked: Wish): Promise<void> {
    const { favorites } = this.#db;
    await this.#db.transaction('rw', favorites, async () => {
      await favorites.put(wish(await favorites.get(asked.gameId), asked));
    });
  }

  watchFavorites(next: (rows: FavoriteRow[]) => void): Subscription {
    return follow(async () => (await this.#db.favorites.toArray()).filter(isWhole), next);
  }

  waitingFavorites(): Promise<FavoriteRow[]> {
    return waitingFavorites(this.#db);
  }

  noteSending(sent: FavoriteRow): Promise<FavoriteRow | undefined> {
    return noteSending(this.#db, sent);
  }

  settleFavorite(sent: FavoriteRow): Promise<void> {
    return settleFavorite(this.#db, sent);
  }

  refuseFavorite(sent: FavoriteRow, code?: number): Promise<void> {
    return refuseFavorite(this.#db, sent, code);
  }

  async forgetRefusal(gameId: number): Promise<void> {
    // A tap that has come since is another wish.
    await this.#db.favorites
      .where({ gameId })
      .and((row) => row.refused !== undefined)
      .delete();
  }

  async keepAsked(row: AskedRow): Promise<void> {
    await this.#db.asked.put(row);
  }

  forgetAsked(key: string): Promise<void> {
    return this.#db.asked.delete(key);
  }

  askedCalls(): Promise<AskedRow[]> {
    return this.#db.asked.toArray();
  }

  async wishLetters(rows: readonly LetterWish[]): Promise<void> {
    await this.#db.letters.bulkPut([...rows]);
  }

  noteLetter(wish: LetterWish, noted: NotedLetter): Promise<LetterWish | undefined> {
    return noteLetter(this.#db, wish, noted);
  }

  async forgetLetter({ letterId, key }: LetterWish): Promise<void> {
    await this.#db.letters
      .where({ letterId })
      .and((row) => row.key === key)
      .delete();
  }

  letterWishes(): Promise<LetterWish[]> {
    return this.#db.letters.toArray();
  }

  watchLetters(next: (rows: LetterWish[]) => void): Subscription {
    return follow(() => this.#db.letters.toArray(), next);
  }

  async wishTickets(rows: readonly TicketWish[]): Promise<void> {
    await this.#db.tickets.bulkPut([...rows]);
  }

  noteTicket(key: string, noted: Partial<TicketWish>): Promise<TicketWish | undefined> {
    const { tickets } = this.#db;
    return this.#db.transaction('rw', tickets, async () => {
      const row = await tickets.get(key);
      if (row) await tickets.put({ ...row, ...noted });
      return row && { ...row, ...noted };
    });
  }

  forgetTickets(keys: readonly string[]): Promise<void> {
    return this.#db.tickets.bulkDelete([...keys]);
  }

  ticketWishes(): Promise<TicketWish[]> {
    return this.#db.tickets.toArray();
  }

  watchTickets(next: (rows: TicketWish[]) => void): Subscription {
    return follow(() => this.#db.tickets.toArray(), next);
  }

  async forgetCopies(): Promise<void> {
    const { me, facts, answers, favorites, letters, tickets } = this.#db;
    await this.#db.transaction('rw', [me, facts, answers, favorites, letters, tickets], async () => {
      await letters.filter(({ doneAt }) => doneAt !== undefined).delete();
      await tickets.filter(({ doneAt }) => doneAt !== undefined).delete();
      await Promise.all([me.clear(), facts.clear(), answers.clear()]);
      await favorites.filter((row) => !isWhole(row)).delete();
    });
  }

  onLost(tell: () => void): void {
    this.#db.on('close', tell);
  }

  async restoreFavorites(rows: FavoriteRow[]): Promise<void> {
    const { favorites } = this.#db;
    await this.#db.transaction('rw', favorites, async () => {
      for (const row of rows) if (!(await favorites.get(row.gameId))) await favorites.put(row);
    });
  }

  close(): void {
    this.#db.close();
  }
}

/** A letter that was read or deleted is on its way. To be awaited before the first byte goes out. */
function noteLetter(
  db: PlayerDatabase,
  { letterId, key }: LetterWish,
  noted: NotedLetter,
): Promise<LetterWish | undefined> {
  return db.transaction('rw', db.letters, async () => {
    const row = await db.letters.get(letterId);
    if (row?.key !== key) return undefined;
    const changed = { ...row, ...noted };
    await db.letters.put(changed);
    return changed;
  });
}
