/** A query, and how its rows are told. `askAll` sends several in one trip to the database. */
import type { CompiledQuery, Kysely } from 'kysely';
import { must } from '#shared/assert.ts';
import type { Tables } from './tables.ts';
import { together } from './together.ts';

export interface Question<Told> {
  readonly query: CompiledQuery;
  readonly tell: (rows: unknown[]) => Told;
}

export const question = <Row, Told>(query: CompiledQuery<Row>, tell: (rows: Row[]) => Told): Question<Told> => ({
  query,
  // These are the rows of this query.
  tell: (rows) => tell(rows as Row[]),
});

/** The same question, told in another way. */
export const mapped = <Between, Told>(
  { query, tell }: Question<Between>,
  how: (told: Between) => Told,
): Question<Told> => ({ query, tell: (rows) => how(tell(rows)) });

export const all = <Row>(query: CompiledQuery<Row>): Question<Row[]> => question(query, (rows: Row[]) => rows);

export const first = <Row>(query: CompiledQuery<Row>): Question<Row | undefined> => question(query, ([row]) => row);

/** Of counts and sums, which always bring a row. */
export const one = <Row>(query: CompiledQuery<Row>): Question<Row> =>
  question(query, ([row]: Row[]) => must(row, 'it brings a row'));

export async function ask<Told>(db: Kysely<Tables>, { query, tell }: Question<Told>): Promise<Told> {
  const { rows } = await db.executeQuery(query);
  return tell(rows);
}

export type Questions<All> = { readonly [Name in keyof All]: Question<All[Name]> };

/** In one trip, one after the other: each sees what those before it have done and waited for. */
export async function askAll<All extends Record<string, unknown>>(
  db: Kysely<Tables>,
  questions: Questions<All>,
): Promise<All> {
  const named = Object.entries<Question<unknown>>(questions);
  const brought = await together<unknown[]>(
    db,
    named.map(([, { query }]) => query),
  );
  const told: Record<string, unknown> = {};
  for (const [at, [name, { tell }]] of named.entries()) told[name] = tell(brought[at] ?? []);
  return told as All;
}
