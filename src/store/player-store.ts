/**
 * What one player's store offers to the page. Two things answer it: the player's own database, and memory where this
 * browser keeps nothing.
 */
import type { RefreshedUser, User } from '#contract/entities/user.ts';
import type { KeptUser, PlayerFacts } from './player-schema.ts';
import type { Subscription } from './queries.ts';

export interface PlayerStore {
  saveUser(kept: KeptUser): Promise<void>;
  /** Changes some fields of a player that is kept already; nothing happens to one that is not. */
  mergeUser(fields: RefreshedUser, savedAt: number): Promise<void>;
  watchUser(next: (kept: KeptUser | undefined) => void): Subscription;
  /** An undefined value takes the fact away. */
  keepFact<Name extends keyof PlayerFacts>(name: Name, value: PlayerFacts[Name] | undefined): Promise<void>;
  fact<Name extends keyof PlayerFacts>(name: Name): Promise<PlayerFacts[Name] | undefined>;
  close(): void;
}

export class MemoryPlayerStore implements PlayerStore {
  #kept: KeptUser | undefined;
  readonly #facts = new Map<keyof PlayerFacts, unknown>();
  readonly #listeners = new Set<() => void>();

  async saveUser(kept: KeptUser): Promise<void> {
    this.#kept = kept;
    for (const tell of this.#listeners) tell();
  }

  async mergeUser(fields: RefreshedUser, savedAt: number): Promise<void> {
    if (this.#kept) await this.saveUser({ user: { ...this.#kept.user, ...fields } as User, savedAt });
  }

  watchUser(next: (kept: KeptUser | undefined) => void): Subscription {
    const tell = (): void => next(this.#kept);
    this.#listeners.add(tell);
    tell();
    return { unsubscribe: () => this.#listeners.delete(tell) };
  }

  async keepFact<Name extends keyof PlayerFacts>(name: Name, value: PlayerFacts[Name] | undefined): Promise<void> {
    this.#facts.set(name, value);
  }

  async fact<Name extends keyof PlayerFacts>(name: Name): Promise<PlayerFacts[Name] | undefined> {
    return this.#facts.get(name) as PlayerFacts[Name] | undefined;
  }

  close(): void {
    this.#listeners.clear();
    this.#facts.clear();
    this.#kept = undefined;
  }
}
