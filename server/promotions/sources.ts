/** What a reward of the books came from: its reference begins with the promotion's name. */
import type { Kysely } from 'kysely';
import { COIN_SOURCES } from '#contract/money-enums.ts';
import type { Tables } from '../sql/tables.ts';
import { PROMOTIONS } from './all.ts';

/** As `CoinMovement` tells it. */
export interface Source {
  source: number;
  activity: string;
}

export const NO_SOURCE: Source = { source: 0, activity: '' };

/** What the players of a demo world begin with, by the same rule. */
const OF_DEMO: readonly [string, Source] = ['demo', { source: COIN_SOURCES.demo, activity: 'Demo balance' }];

const NAMED = PROMOTIONS.map(({ name, type, demo }) => ({ name, type, title: demo.title }));

/** By the operator's titles, also after the end; by the promotion's own where the operator has taken it off the list. */
export async function readSources(db: Kysely<Tables>): Promise<(ref: string) => Source> {
  const rows = await db.selectFrom('activity').select(['type', 'title']).execute();
  const titles = new Map(rows.map(({ type, title }) => [type, title]));
  const byName = new Map([
    OF_DEMO,
    ...NAMED.map(({ name, type, title }) => [name, { source: type, activity: titles.get(type) ?? title }] as const),
  ]);
  return (ref) => byName.get(ref.split(' ', 1)[0] ?? '') ?? NO_SOURCE;
}
