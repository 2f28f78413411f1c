/**
 * The same statement is understood and planned once for each connection, and after that only run. Kysely writes a question
 * in the same words each time, so the words are the statement's name.
 */
import type pg from 'pg';

/** More than the program has; statements that are put together from lists of any length must not fill the database. */
const MOST_NAMES = 400;

const names = new Map<string, string>();

/** Undefined for what is not named: a table that gains a column would change what such a statement brings back. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || text.includes('*') || names.size >= MOST_NAMES) return known;
  const name = `perya_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** To be called once for each connection. */
export function nameStatements(client: pg.PoolClient): void {
  const run = client.query.bind(client) as (...given: unknown[]) => unknown;
  const runNamed = (text: unknown, values?: unknown, ...others: unknown[]): unknown => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return name === undefined ? run(text, values, ...others) : run({ name, text, values });
  };
  client.query = runNamed as typeof client.query;
}
