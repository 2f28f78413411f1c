/**
 * The store that keeps nothing: what the page starts with, before the database is open, and stays with where the
 * browser has none. It answers at once, so no visit paints later for the sake of a database.
 */
import type { Config } from '#contract/entities/config.ts';
import type { Game } from '#contract/entities/game.ts';
import { activeTypes, sortHot, sortOfType } from '#contract/game-rules.ts';
import { nextGames, splitConfig } from './kept-config.ts';
import type { Live } from './live.ts';
import type { Lobby, PublicStore, Queries, QueryName } from './queries.ts';
import type { SessionRow } from './rows.ts';

type Answers = { [Name in QueryName]: (input: Queries[Name]['input']) => Queries[Name]['result'] };

export class MemoryStore implements PublicStore {
  readonly keeps = false;
  #parts: ReturnType<typeof splitConfig> | undefined;
  #version = '';
  #games: Game[] | undefined;
  #lobbyRead: Lobby | undefined;
  #savedAt = 0;
  #session: SessionRow | undefined;
  readonly #listeners = new Set<() => void>();

  readonly #answers: Answers = {
    lobby: ({ hotLimit }) => this.#lobby(hotLimit),
    gamesOfType: ({ typeId }) => this.#games && sortOfType(this.#games, typeId),
    hotGames: () => this.#games && sortHot(this.#games),
    allGames: () => this.#games,
    gamesById: ({ ids }) => this.#games && ids.flatMap((id) => this.#games?.find((game) => game.id === id) ?? []),
  };

  /** Starts with a lobby that was read elsewhere; its games are not known until the store that keeps is open. */
  constructor(lobbyRead?: Lobby) {
    this.#lobbyRead = lobbyRead;
  }

  async gameListVersion(): Promise<string> {
    return this.#version;
  }

  async saveConfig(reply: Config, savedAt: number): Promise<void> {
    const games = nextGames(reply, this.#version);
    if (games) {
      this.#games = games;
      this.#version = reply.gameListVersion;
    }
    this.#parts = splitConfig(reply);
    this.#savedAt = savedAt;
    this.#changed();
  }

  async session(): Promise<SessionRow | undefined> {
    return this.#session;
  }

  async saveSession(row: SessionRow | undefined): Promise<void> {
    this.#session = row;
  }

  watch<Name extends QueryName>(name: Name, input: Queries[Name]['input']): Live<Queries[Name]['result']> {
    const read = (): Queries[Name]['result'] => this.#answers[name](input);
    return {
      hasValue: () => true,
      getValue: read,
      subscribe: (next) => {
        const tell = (): void => next(read());
        this.#listeners.add(tell);
        tell();
        return { unsubscribe: () => this.#listeners.delete(tell) };
      },
    };
  }

  async forgetCopies(): Promise<void> {
    // Nothing outlives the page here.
  }

  onLost(): void {
    // Memory goes with the page.
  }

  #lobby(hotLimit: number): Lobby | undefined {
    if (!this.#parts) return this.#lobbyRead;
    const hot = sortHot(this.#games ?? []);
    return {
      config: this.#parts.kept,
      savedAt: this.#savedAt,
      types: activeTypes(this.#parts.types),
      brands: this.#parts.brands,
      banners: this.#parts.banners,
      hotGames: hot.slice(0, hotLimit),
      hotCount: hot.length,
    };
  }

  #changed(): void {
    for (const tell of this.#listeners) tell();
  }
}
