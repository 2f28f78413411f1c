/** A player where this browser keeps nothing: known for as long as the page lives. */
import type { RefreshedUser } from '#contract/entities/user.ts';
import { isWaiting, type Wish, wish } from './favorite-wish.ts';
import { confirmed, refused, sending, withLike, withStart } from './favorites.ts';
import type {
  AskedRow,
  Draft,
  FavoriteRow,
  KeptUser,
  LetterWish,
  NotedLetter,
  PlayerFacts,
  TicketWish,
} from './player-schema.ts';
import type { PlayerStore } from './player-store.ts';
import type { Subscription } from './live.ts';
import { mergeUser } from './merge-user.ts';

export class MemoryPlayerStore implements PlayerStore {
  readonly keeps = false;
  #kept: KeptUser | undefined;
  readonly #facts = new Map<keyof PlayerFacts, unknown>();
  readonly #drafts = new Map<string, Draft>();
  readonly #asked = new Map<string, AskedRow>();
  readonly #favorites = new Map<number, FavoriteRow>();
  readonly #letters = new Map<number, LetterWish>();
  readonly #tickets = new Map<string, TicketWish>();
  readonly #listeners = new Set<() => void>();

  async saveUser(kept: KeptUser): Promise<void> {
    this.#kept = kept;
    this.#changed();
  }

  async mergeUser(fields: RefreshedUser, savedAt: number): Promise<void> {
    if (this.#kept) await this.saveUser({ user: mergeUser(this.#kept.user, fields), savedAt });
  }

  watchUser(next: (kept: KeptUser | undefined) => void): Subscription {
    return this.#listen(() => next(this.#kept));
  }

  async keepFact<Name extends keyof PlayerFacts>(name: Name, value: PlayerFacts[Name] | undefined): Promise<void> {
    this.#facts.set(name, value);
    this.#changed();
  }

  async fact<Name extends keyof PlayerFacts>(name: Name): Promise<PlayerFacts[Name] | undefined> {
    return this.#facts.get(name) as PlayerFacts[Name] | undefined;
  }

  watchFact<Name extends keyof PlayerFacts>(
    name: Name,
    next: (value: PlayerFacts[Name] | undefined) => void,
  ): Subscription {
    return this.#listen(() => next(this.#facts.get(name) as PlayerFacts[Name] | undefined));
  }

  async keepDraft(form: string, fields: Draft | undefined): Promise<void> {
    if (fields) this.#drafts.set(form, fields);
    else this.#drafts.delete(form);
  }

  async draft(form: string): Promise<Draft | undefined> {
    return this.#drafts.get(form);
  }

  async noteStart(gameId: number): Promise<void> {
    if (this.#kept) this.#kept = withStart(this.#kept, gameId);
    this.#changed();
  }

  async wishFavorite(asked: Wish): Promise<void> {
    this.#favorites.set(asked.gameId, wish(this.#favorites.get(asked.gameId), asked));
    this.#changed();
  }

  async wishLetters(rows: readonly LetterWish[]): Promise<void> {
    for (const row of rows) this.#letters.set(row.letterId, row);
    this.#changed();
  }

  async noteLetter({ letterId, key }: LetterWish, noted: NotedLetter): Promise<LetterWish | undefined> {
    const row = this.#letters.get(letterId);
    if (row?.key !== key) return undefined;
    const changed = { ...row, ...noted };
    await this.wishLetters([changed]);
    return changed;
  }

  async forgetLetter({ letterId, key }: LetterWish): Promise<void> {
    if (this.#letters.get(letterId)?.key === key) this.#letters.delete(letterId);
    this.#changed();
  }

  async letterWishes(): Promise<LetterWish[]> {
    return [...this.#letters.values()];
  }

  watchLetters(next: (rows: LetterWish[]) => void): Subscription {
    return this.#listen(() => next([...this.#letters.values()]));
  }

  async wishTickets(rows: readonly TicketWish[]): Promise<void> {
    for (const row of rows) this.#tickets.set(row.key, row);
    this.#changed();
  }

  async noteTicket(key: string, noted: Partial<TicketWish>): Promise<TicketWish | undefined> {
    const row = this.#tickets.get(key);
    if (row) await this.wishTickets([{ ...row, ...noted }]);
    return row && { ...row, ...noted };
  }

  async forgetTickets(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#tickets.delete(key);
    this.#changed();
  }

  async ticketWishes(): Promise<TicketWish[]> {
    return [...this.#tickets.values()];
  }

  watchTickets(next: (rows: TicketWish[]) => void): Subscription {
    return this.#listen(() => next([...this.#tickets.values()]));
  }

  watchFavorites(next: (rows: FavoriteRow[]) => void): Subscription {
    return this.#listen(() => next([...this.#favorites.values()]));
  }

  async waitingFavorites(): Promise<FavoriteRow[]> {
    return [...this.#favorites.values()].filter(isWaiting).toSorted((a, b) => a.changedAt - b.changedAt);
  }

  async noteSending(sent: FavoriteRow): Promise<FavoriteRow | undefined> {
    const row = this.#favorites.get(sent.gameId);
    if (row?.key !== sent.key) return undefined;
    const noted = sending(row, sent);
    this.#favorites.set(sent.gameId, noted);
    return noted;
  }

  async settleFavorite(sent: FavoriteRow): Promise<void> {
    const row = this.#favorites.get(sent.gameId);
    if (row) this.#favorites.set(sent.gameId, confirmed(row, sent));
    if (this.#kept) this.#kept = withLike(this.#kept, sent);
    this.#changed();
  }

  async refuseFavorite(sent: FavoriteRow, code?: number): Promise<void> {
    const row = this.#favorites.get(sent.gameId);
    if (row) this.#favorites.set(sent.gameId, refused(row, sent, code));
    this.#changed();
  }

  async forgetRefusal(gameId: number): Promise<void> {
    if (this.#favorites.get(gameId)?.refused !== undefined) this.#favorites.delete(gameId);
    this.#changed();
  }

  #listen(tell: () => void): Subscription {
    this.#listeners.add(tell);
    tell();
    return { unsubscribe: () => this.#listeners.delete(tell) };
  }

  #changed(): void {
    for (const tell of this.#listeners) tell();
  }

  async keepAsked(row: AskedRow): Promise<void> {
    this.#asked.set(row.key, row);
  }

  async forgetAsked(key: string): Promise<void> {
    this.#asked.delete(key);
  }

  async askedCalls(): Promise<AskedRow[]> {
    return [...this.#asked.values()];
  }

  async forgetCopies(): Promise<void> {
    // Nothing outlives the page here.
  }

  onLost(): void {
    // Memory goes with the page.
  }

  async restoreFavorites(rows: FavoriteRow[]): Promise<void> {
    for (const row of rows) if (!this.#favorites.has(row.gameId)) this.#favorites.set(row.gameId, row);
    this.#changed();
  }

  close(): void {
    this.#listeners.clear();
    this.#facts.clear();
    this.#drafts.clear();
    this.#asked.clear();
    this.#favorites.clear();
    this.#letters.clear();
    this.#tickets.clear();
    this.#kept = undefined;
  }
}
