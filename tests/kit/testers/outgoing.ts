/** What the player has done and the server has not heard of yet. */
import type { Store } from './store.ts';
import type { Worker } from './worker.ts';

interface FavoriteRow {
  gameId: number;
  wanted: boolean;
  confirmed: boolean;
  unanswered?: string[];
}

interface EventRow {
  id: string;
  item: { name?: string };
}

export interface Waiting {
  favorites: FavoriteRow[];
  events: EventRow[];
  count: number;
}

export class Outgoing {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A heart waits while what is wanted is not what was confirmed, or while an answer to it is missing. */
  async waiting(): Promise<Waiting> {
    const rows = await this.#store.read<FavoriteRow>('favourites');
    const favorites = rows.filter((row) => row.wanted !== row.confirmed || (row.unanswered?.length ?? 0) > 0);
    const events = await this.#store.read<EventRow>('events');
    return { favorites, events, count: favorites.length + events.length };
  }
}

export class Sync {
  readonly #worker: Worker;
  readonly #outgoing: Outgoing;

  constructor(worker: Worker, outgoing: Outgoing) {
    this.#worker = worker;
    this.#outgoing = outgoing;
  }

  /** Sends what waits now, as the browser's own sync event would, and says what is left when all was tried. */
  async run(): Promise<Waiting> {
    await this.#worker.drain();
    return this.#outgoing.waiting();
  }
}
