/** A few games and brands for tests of the search, and a question that narrows nothing. */
import * as v from 'valibot';
import { Brand, Game } from '#contract/entities/game.ts';
import type { SearchAsk } from '#workers/search/searchable.ts';

export const brand = (id: number, name: string, status = 1): Brand => v.parse(Brand, { id, name, status });

export const aGame = (id: number, name: string, more: Partial<Game> = {}): Game =>
  v.parse(Game, { id, name, typeId: 1, brandId: 7, sort: id, ...more });

export const askFor = (more: Partial<SearchAsk>): SearchAsk => ({
  text: '',
  typeIds: [],
  brandIds: [],
  isHot: false,
  isNew: false,
  order: 'popular',
  playedIds: [],
  limit: 60,
  ...more,
});
