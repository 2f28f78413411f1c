/**
 * The same statement is understood and planned once for each connection, and after that only run. Kysely writes a question
 * in the same words each time, so the words are the statement's name.
 */
/** More than the program has; statements that are put together from lists of any length must not fill the database. */
const MOST_NAMES = 400;

/** All columns of a table, as in `select *`, `returning *` or `select game.*`; a product and a `count(*)` are none of it. */
const ALL_COLUMNS = /(?:\b(?:select|distinct|returning|all)|,|\.)\s*\*/i;

/** Undefined where all columns are asked for: a table that gains one would change what such a statement brings back. */
export type NameOf = (text: string) => string | undefined;

/** Gives each statement a name by its words, up to so many. */
export function nameStatements(most = MOST_NAMES): NameOf {
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (names.has(text) || names.size >= most) return names.get(text);
    const name = ALL_COLUMNS.test(text) ? undefined : `perya_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
