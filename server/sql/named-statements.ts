/**
 * The same statement is understood and planned once for each connection, and after that only run. Kysely writes a question
 * in the same words each time, so the words are the statement's name.
 */
/** More than the program has; statements that are put together from lists of any length must not fill the database. */
const MOST_NAMES = 400;

const names = new Map<string, string>();

/** Undefined for what is not named: a table that gains a column would change what such a statement brings back. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || text.includes('*') || names.size >= MOST_NAMES) return known;
  const name = `perya_${names.size + 1}`;
  names.set(text, name);
  return name;
}
