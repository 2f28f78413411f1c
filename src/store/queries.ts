/**
 * What a screen may read of the public part of the store, by name; undefined means "not known yet". Both stores answer
 * every query: the one that keeps (Dexie) and the one that lives in memory, before the first is open and where a browser
 * keeps nothing.
 */
import type { EventItem } from '#contract/logging.ts';
import type { Banner, Config } from '#contract/entities/config.ts';
import type { Brand, Game, GameType } from '#contract/entities/game.ts';
import type { KeptAnswers } from './answers.ts';
import type { Live } from './live.ts';
import type { KeptConfig, SessionRow } from './rows.ts';

export interface Lobby {
  config: KeptConfig;
  savedAt: number; // Milliseconds since 1970, by this device's clock.
  types: GameType[];
  brands: Brand[];
  banners: Banner[];
  hotGames: Game[];
  hotCount: number;
}

export interface Queries {
  /** What home opens with: types in order, and the first of the hot games. */
  lobby: { input: { hotLimit: number }; result: Lobby | undefined };
  /** Shown games of one type in their order. */
  gamesOfType: { input: { typeId: number }; result: Game[] | undefined };
  hotGames: { input: Record<string, never>; result: Game[] | undefined };
  allGames: { input: Record<string, never>; result: Game[] | undefined };
  gamesById: { input: { ids: number[] }; result: Game[] | undefined };
}

export type QueryName = keyof Queries;

export interface KeptEvents {
  add(items: EventItem[]): Promise<void>;
  oldest(limit: number): Promise<EventItem[]>;
  /** Those of the given ids that are acknowledged already, or have gone for another reason. */
  settled(ids: string[]): Promise<Set<string>>;
  settle(ids: string[]): Promise<void>;
}

export interface PublicStore {
  readonly keeps: boolean;
  /** The list version that a server need not send again. */
  gameListVersion(): Promise<string>;
  /** Keeps a good reply. A list is replaced only when the reply brought another version of it. */
  saveConfig(config: Config, savedAt: number): Promise<void>;
  session(): Promise<SessionRow | undefined>;
  /** Nobody is signed in any more when there is no row. */
  saveSession(row: SessionRow | undefined): Promise<void>;
  /** Events wait here until they are acknowledged; there is no such place where nothing is kept. */
  readonly events?: KeptEvents;
  /** Answers that are the same for all. Where nothing is kept, the screen that asked holds its answer itself. */
  readonly answers?: KeptAnswers;
  watch<Name extends QueryName>(name: Name, input: Queries[Name]['input']): Live<Queries[Name]['result']>;
  /** Takes away what the server has as well; events and the session stay. */
  forgetCopies(): Promise<void>;
  /** Calls back whenever the device has taken the store away, with or without what it held. */
  onLost(tell: () => void): void;
}
