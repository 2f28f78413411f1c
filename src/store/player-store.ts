/**
 * What one player's store offers to the page. Two things answer it: the player's own database, and memory where this
 * browser keeps nothing.
 */
import type { RefreshedUser } from '#contract/entities/user.ts';
import type { KeptAnswers } from './answers.ts';
import type { Wish } from './favorite-wish.ts';
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
import type { Subscription } from './live.ts';

export interface PlayerStore {
  /** False where it dies with the page, and the service worker knows nothing of it. */
  readonly keeps: boolean;
  /** Answers to the player's calls. Where nothing is kept, the screen that asked holds its answer itself. */
  readonly answers?: KeptAnswers;
  saveUser(kept: KeptUser): Promise<void>;
  /** Changes some fields of a player that is kept already; nothing happens to one that is not. */
  mergeUser(fields: RefreshedUser, savedAt: number): Promise<void>;
  watchUser(next: (kept: KeptUser | undefined) => void): Subscription;
  /** An undefined value takes the fact away. */
  keepFact<Name extends keyof PlayerFacts>(name: Name, value: PlayerFacts[Name] | undefined): Promise<void>;
  fact<Name extends keyof PlayerFacts>(name: Name): Promise<PlayerFacts[Name] | undefined>;
  watchFact<Name extends keyof PlayerFacts>(
    name: Name,
    next: (value: PlayerFacts[Name] | undefined) => void,
  ): Subscription;
  /** Half-typed, until it is sent; without fields it is taken away. Passwords and codes are never among them. */
  keepDraft(form: string, fields: Draft | undefined): Promise<void>;
  draft(form: string): Promise<Draft | undefined>;
  /** The game that has just been opened stands in the player's history at once, before the server says so. */
  noteStart(gameId: number): Promise<void>;
  wishFavorite(wish: Wish): Promise<void>;
  watchFavorites(next: (rows: FavoriteRow[]) => void): Subscription;
  waitingFavorites(): Promise<FavoriteRow[]>;
  /** Before it is sent. Undefined when it is no longer what is wanted. */
  noteSending(sent: FavoriteRow): Promise<FavoriteRow | undefined>;
  settleFavorite(sent: FavoriteRow): Promise<void>;
  /** The heart goes back. Without a code the player is not told. */
  refuseFavorite(sent: FavoriteRow, code?: number): Promise<void>;
  /** The player has been told of a refusal. A tap that has come since stays. */
  forgetRefusal(gameId: number): Promise<void>;
  /** To be awaited before the first byte goes out. */
  keepAsked(row: AskedRow): Promise<void>;
  forgetAsked(key: string): Promise<void>;
  askedCalls(): Promise<AskedRow[]>;
  /** One for each letter: the later takes the place of the earlier. */
  wishLetters(rows: readonly LetterWish[]): Promise<void>;
  /** Undefined, and nothing changed, where another wish has taken its place or it was taken back. */
  noteLetter(wish: LetterWish, noted: NotedLetter): Promise<LetterWish | undefined>;
  forgetLetter(wish: LetterWish): Promise<void>;
  letterWishes(): Promise<LetterWish[]>;
  watchLetters(next: (rows: LetterWish[]) => void): Subscription;
  wishTickets(rows: readonly TicketWish[]): Promise<void>;
  /** Undefined, and nothing changed, where it was taken back. */
  noteTicket(key: string, noted: Partial<TicketWish>): Promise<TicketWish | undefined>;
  forgetTickets(keys: readonly string[]): Promise<void>;
  ticketWishes(): Promise<TicketWish[]>;
  watchTickets(next: (rows: TicketWish[]) => void): Subscription;
  /** Takes away what the server has as well; a heart that waits stays, unless it makes no sense. */
  forgetCopies(): Promise<void>;
  /** Calls back whenever the device has taken the store away, with or without what it held. */
  onLost(tell: () => void): void;
  /** Wishes that a cleared device has forgotten, and the page has not. */
  restoreFavorites(rows: FavoriteRow[]): Promise<void>;
  close(): void;
}
