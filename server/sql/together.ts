/**
 * Statements that make one round trip to the database: each is still a statement of its own, which sees what those before
 * it have done. Only what needs an answer before it can be asked has to wait for one.
 */
import { CompiledQuery, type Kysely, type QueryResult, type Transaction } from 'kysely';

import type { Tables } from './tables.ts';

/** How the driver is told; to Kysely it is a query like any other. */
export interface Bundle extends CompiledQuery {
  readonly bundle: readonly CompiledQuery[];
  /** Nobody waits for what they bring. */
  readonly isHeld: boolean;
}

export const isBundle = (query: CompiledQuery): query is Bundle => 'bundle' in query;

/** Any table's, also the provider's. */
type Anywhere = Pick<Kysely<Tables>, 'executeQuery'>;

const { sql, query, queryId, parameters } = CompiledQuery.raw('together');

const bundleOf = (bundle: readonly CompiledQuery[], isHeld: boolean): Bundle => ({
  sql,
  query,
  queryId,
  parameters,
  bundle,
  isHeld,
});

/** Executed, its rows are the results of its queries. */
export const bundled = (queries: readonly CompiledQuery[]): Bundle & CompiledQuery<QueryResult<never>> =>
  bundleOf(queries, false);

/** The rows of each, in one round trip. Where one fails, all of it fails. */
export async function together<Rows extends readonly unknown[]>(
  db: Anywhere,
  queries: readonly [...{ [At in keyof Rows]: CompiledQuery<Rows[At]> }],
): Promise<{ [At in keyof Rows]: Rows[At][] }> {
  const { rows } = await db.executeQuery<QueryResult<unknown>>(bundleOf(queries, false));
  return rows.map((result) => result.rows) as { [At in keyof Rows]: Rows[At][] };
}

/**
 * For a write that nothing is read from: it leaves with the next statement of its transaction, or with the commit. If it
 * fails, that is what fails, and the transaction with it.
 */
export async function withNext(db: Transaction<Tables>, query: CompiledQuery): Promise<void> {
  await db.executeQuery(bundleOf([query], true));
}
