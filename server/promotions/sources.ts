/** What a reward of the books came from: its reference begins with the promotion's name. */
import type { Kysely } from 'kysely';
import { COIN_SOURCES } from '#contract/money-enums.ts';
import { ask, mapped, type Question } from '../sql/question.ts';
import { activitiesOf } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { PROMOTIONS } from './all.ts';

/** As `CoinMovement` tells it. */
export interface Source {
  source: number;
  activity: string;
}

export const NO_SOURCE: Source = { source: 0, activity: '' };

/** What the players of a demo world begin with, and what lay in a letter, by the same rule. */
const OTHERS = new Map<string, Source>([
  ['demo', { source: COIN_SOURCES.demo, activity: 'Demo balance' }],
  ['mail', { source: COIN_SOURCES.mail, activity: 'Mail' }],
]);

const NAMED = new Map(PROMOTIONS.map(({ name, type, demo }) => [name, { type, title: demo.title }]));

export type SourceOf = (ref: string) => Source;

/** By the operator's titles, also after the end; by the promotion's own where the operator has taken it off the list. */
export const sourcesOf = (db: Kysely<Tables>): Question<SourceOf> => mapped(activitiesOf(db), tellSources);

export const readSources = (db: Kysely<Tables>): Promise<SourceOf> => ask(db, sourcesOf(db));

const tellSources =
  (rows: readonly { type: number; title: string }[]): SourceOf =>
  (ref) => {
    const name = ref.split(' ', 1)[0] ?? '';
    const named = NAMED.get(name);
    if (!named) return OTHERS.get(name) ?? NO_SOURCE;
    const { title } = rows.find(({ type }) => type === named.type) ?? named;
    return { source: named.type, activity: title };
  };
