/** What is asked of a search, and what it answers. Between page and worker these are plain data. */
import type { Game } from '#contract/entities/game.ts';
import type { Listed } from './kept-games.ts';

/** Where the games are: in this device's database, or given, where the browser has none. */
export type SearchSource = { database: string } | Listed;

export type SearchOrder = 'popular' | 'new' | 'name' | 'played';

export interface SearchAsk {
  text: string;
  /** Empty lists let everything pass. */
  typeIds: number[];
  brandIds: number[];
  isHot: boolean;
  isNew: boolean;
  /** Only these, where it is given: the games that a player likes. */
  onlyIds?: number[] | undefined;
  order: SearchOrder;
  /** The latest first. */
  playedIds: number[];
  limit: number;
}

export interface SearchAnswer {
  /** How many there are; `games` holds the first of them. */
  total: number;
  games: Game[];
  /** Brands and types that are called as what was typed. */
  brandIds: number[];
  typeIds: number[];
}
