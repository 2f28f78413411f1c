/** The store that keeps: Dexie tables. Every read is a live query, so a write by any tab or worker repaints the page. */
import { Dexie } from 'dexie';
import { type Config, mendConfig } from '#contract/entities/config.ts';
import type { Game } from '#contract/entities/game.ts';
import { activeTypes, sortOfType } from '#contract/game-rules.ts';
import { answersIn, type KeptAnswers } from './answers.ts';
import { disownEvents, eventsOf } from './events.ts';
import { nextGames, splitConfig } from './kept-config.ts';
import { HOT_INDEX } from './layout.ts';
import type { Live } from './live.ts';
import type { KeptEvents, Lobby, PublicStore, Queries, QueryName } from './queries.ts';
import { isWholeBanner, isWholeConfig, type SessionRow } from './rows.ts';
import { PublicDatabase } from './schema.ts';
import { gamesOn, type Places, PLACES, shelve, unshelve } from './shelves.ts';
import { follow, surviving } from './surviving.ts';

type Answers = { [Name in QueryName]: (input: Queries[Name]['input']) => Promise<Queries[Name]['result']> };

/** `open` rejects where the browser has no database; then the caller stays with the memory store. */
export function makeKeptStore(db = new PublicDatabase()): PublicStore & { open(): Promise<void> } {
  return surviving(new KeptStore(db), db);
}

class KeptStore implements PublicStore {
  readonly keeps = true;
  readonly events: KeptEvents;
  readonly answers: KeptAnswers;
  readonly #db: PublicDatabase;

  readonly #answers: Answers = {
    lobby: ({ hotLimit }) => this.#lobby(hotLimit),
    gamesOfType: async ({ typeId }) => sortOfType(gamesOn(await this.#db.games.where({ typeId }).toArray()), typeId),
    hotGames: () => this.#hotGames(),
    allGames: async () => unshelve(await this.#db.games.toArray()),
    gamesById: ({ ids }) => this.#gamesById(ids),
  };

  constructor(db: PublicDatabase) {
    this.#db = db;
    this.events = surviving(eventsOf(db), db);
    this.answers = surviving(answersIn(db), db);
  }

  async open(): Promise<void> {
    await this.#db.open();
  }

  async gameListVersion(): Promise<string> {
    const row = await this.#db.config.get('current');
    return (isWholeConfig(row) && row.shelvedVersion) || '';
  }

  async saveConfig(reply: Config, savedAt: number): Promise<void> {
    const { config, games, types, brands, banners } = this.#db;
    const parts = splitConfig(reply);
    await this.#db.transaction('rw', [config, games, types, brands, banners], async () => {
      const storedVersion = await this.gameListVersion();
      const replacement = nextGames(reply, storedVersion);
      if (replacement) await this.#replaceGames(replacement);
      const shelvedVersion = replacement ? reply.gameListVersion : storedVersion;
      await config.put({ id: 'current', savedAt, shelvedVersion, gameListVersion: '', config: parts.kept });
      await types.clear();
      await types.bulkPut(parts.types);
      await brands.clear();
      await brands.bulkPut(parts.brands);
      await banners.clear();
      await banners.bulkPut(parts.banners);
    });
  }

  session(): Promise<SessionRow | undefined> {
    return this.#db.session.get('current');
  }

  async saveSession(row: SessionRow | undefined): Promise<void> {
    const { session, events } = this.#db;
    if (row) await session.put(row);
    else if (await this.#isAnybodys()) {
      await this.#db.transaction('rw', [session, events], async () => {
        await session.clear();
        await disownEvents(this.#db);
      });
    }
  }

  /** Looked at first: a guest's start has nothing to write, and what writes holds the table. */
  async #isAnybodys(): Promise<boolean> {
    const { session, events } = this.#db;
    return (
      (await session.count()) > 0 || (await events.filter(({ item }) => item.eventUserId !== undefined).count()) > 0
    );
  }

  watch<Name extends QueryName>(name: Name, input: Queries[Name]['input']): Live<Queries[Name]['result']> {
    return {
      hasValue: () => false,
      getValue: () => undefined,
      subscribe: (next, fail) => follow(() => this.#answers[name](input), next, fail),
    };
  }

  async forgetCopies(): Promise<void> {
    const { config, games, types, brands, banners, answers } = this.#db;
    const copies = [config, games, types, brands, banners, answers];
    await this.#db.transaction('rw', copies, () => Promise.all(copies.map((table) => table.clear())));
  }

  /** A database that was cleared under the page is empty when it is opened again. */
  onLost(tell: () => void): void {
    this.#db.on('close', tell);
  }

  async #lobby(hotLimit: number): Promise<Lobby | undefined> {
    const db = this.#db;
    return db.transaction('r', [db.config, db.types, db.brands, db.banners, db.games], async () => {
      const [row, types, brands, banners, hot] = await Promise.all([
        db.config.get('current'),
        db.types.toArray(),
        db.brands.toArray(),
        db.banners.toArray(),
        this.#hotGames(),
      ]);
      if (!isWholeConfig(row)) return undefined;
      const shown = { types: activeTypes(types), brands, banners: banners.filter(isWholeBanner) };
      return {
        config: mendConfig(row.config),
        savedAt: row.savedAt,
        ...shown,
        hotGames: hot.slice(0, hotLimit),
        hotCount: hot.length,
      };
    });
  }

  /** Shown and hot, by their order: the index holds them so. */
  async #hotGames(): Promise<Game[]> {
    const first = [1, 0, Dexie.minKey];
    const last = [1, 0, Dexie.maxKey];
    return gamesOn(await this.#db.games.where(HOT_INDEX).between(first, last).toArray());
  }

  async #gamesById(ids: number[]): Promise<Game[]> {
    const { games } = this.#db;
    const places = (await games.get(PLACES)) as Partial<Places> | undefined;
    const shelfOf = places?.shelfOf;
    // Where no row says on which shelf a game lies, all are looked through.
    const shelves = shelfOf instanceof Object && new Set(ids.flatMap((id) => shelfOf[id] ?? []));
    const rows = await (shelves ? games.bulkGet([...ids, ...shelves]) : games.toArray());
    const found = new Map(gamesOn(rows.filter((row) => row !== undefined)).map((game) => [game.id, game]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Shelf by shelf, so that a slow phone writes each within a frame. */
  async #replaceGames(list: Game[]): Promise<void> {
    const { games } = this.#db;
    await games.clear();
    for (const row of shelve(list)) await games.put(row);
  }
}
