import { liveQuery } from 'dexie';
import type { RefreshedUser, User } from '#contract/entities/user.ts';
import { type KeptUser, openPlayerDatabase, type PlayerDatabase, type PlayerFacts } from './player-schema.ts';
import type { PlayerStore } from './player-store.ts';
import type { Subscription } from './queries.ts';

/** Opens the database of one player, and makes it where this player is new to the device. */
export async function openKeptPlayerStore(playerId: number): Promise<PlayerStore> {
  return new KeptPlayerStore(await openPlayerDatabase(playerId));
}

class KeptPlayerStore implements PlayerStore {
  readonly #db: PlayerDatabase;

  constructor(db: PlayerDatabase) {
    this.#db = db;
  }

  async saveUser({ user, savedAt }: KeptUser): Promise<void> {
    await this.#db.me.put({ id: 'me', user, savedAt });
  }

  async mergeUser(fields: RefreshedUser, savedAt: number): Promise<void> {
    const { me } = this.#db;
    await this.#db.transaction('rw', me, async () => {
      const kept = await me.get('me');
      if (kept) await me.put({ ...kept, user: { ...kept.user, ...fields } as User, savedAt });
    });
  }

  watchUser(next: (kept: KeptUser | undefined) => void): Subscription {
    return liveQuery(() => this.#db.me.get('me')).subscribe(next);
  }

  async keepFact<Name extends keyof PlayerFacts>(name: Name, value: PlayerFacts[Name] | undefined): Promise<void> {
    await (value === undefined ? this.#db.facts.delete(name) : this.#db.facts.put({ id: name, value }));
  }

  async fact<Name extends keyof PlayerFacts>(name: Name): Promise<PlayerFacts[Name] | undefined> {
    return (await this.#db.facts.get(name))?.value as PlayerFacts[Name] | undefined;
  }

  close(): void {
    this.#db.close();
  }
}
