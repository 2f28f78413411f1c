/** A query, and how its rows are told. `askAll` sends several in one trip to the database. */
import type { CompiledQuery, Kysely } from 'kysely';
import { must } from '#shared/assert.ts';
import type { Tables } from './tables.ts';
import { together } from './together.ts';

export interface Question<Told> {
  readonly query: CompiledQuery;
  readonly tell: (rows: unknown[]) => Told;
  /** Another question, where these rows say that what is known is too old to be told. */
  readonly insteadOf?: (rows: unknown[]) => Question<Told> | undefined;
}

export const question = <Row, Told>(query: CompiledQuery<Row>, tell: (rows: Row[]) => Told): Question<Told> => ({
  query,
  // These are the rows of this query.
  tell: (rows) => tell(rows as Row[]),
});

/** The same question, told in another way. */
export const mapped = <Between, Told>(
  { query, tell, insteadOf }: Question<Between>,
  how: (told: Between) => Told,
): Question<Told> => ({
  query,
  tell: (rows) => how(tell(rows)),
  ...(insteadOf && {
    insteadOf: (rows) => {
      const instead = insteadOf(rows);
      return instead && mapped(instead, how);
    },
  }),
});

export const all = <Row>(query: CompiledQuery<Row>): Question<Row[]> => question(query, (rows: Row[]) => rows);

export const first = <Row>(query: CompiledQuery<Row>): Question<Row | undefined> => question(query, ([row]) => row);

/** Of counts and sums, which always bring a row. */
export const one = <Row>(query: CompiledQuery<Row>): Question<Row> =>
  question(query, ([row]: Row[]) => must(row, 'it brings a row'));

export async function ask<Told>(db: Kysely<Tables>, { query, tell, insteadOf }: Question<Told>): Promise<Told> {
  const { rows } = await db.executeQuery(query);
  const instead = insteadOf?.(rows);
  return instead ? ask(db, instead) : tell(rows);
}

export type Questions<All> = { readonly [Name in keyof All]: Question<All[Name]> };

/**
 * In one trip, one after the other: each sees what those before it have done and waited for. A query that several share as one object is sent
 * once.
 */
export async function askAll<All extends Record<string, unknown>>(
  db: Kysely<Tables>,
  questions: Questions<All>,
): Promise<All> {
  const named = Object.entries<Question<unknown>>(questions);
  const queries = [...new Set(named.map(([, { query }]) => query))];
  const brought = await together<unknown[]>(db, queries);
  const told: Record<string, unknown> = {};
  const instead: Record<string, Question<unknown>> = {};
  for (const [name, { query, tell, insteadOf }] of named) {
    const rows = brought[queries.indexOf(query)] ?? [];
    const other = insteadOf?.(rows);
    if (other) instead[name] = other;
    else told[name] = tell(rows);
  }
  if (Object.keys(instead).length > 0) Object.assign(told, await askAll(db, instead));
  return told as All;
}
