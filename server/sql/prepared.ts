/**
 * A query that is written and compiled once. From then on only its values are put in: to write it anew with each call costs the server
 * about as much as to send it.
 */
import type { CompiledQuery, Kysely } from 'kysely';

import type { Tables } from './tables.ts';

/** Stands for a value that is not known yet. Whoever wants to look at it would decide once for all calls. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(`The words of a prepared query do not depend on "${this.name}".`);
  }
}

/**
 * `write` is called once for each set of values that are there, and once for each `form`: on these its words may depend. The values
 * themselves it only hands on, each to where one parameter goes; a list goes into `= any(…)`.
 */
export function prepared<Given extends object, Row, Form extends string | number | undefined = undefined>(
  write: (db: Kysely<Tables>, given: Given, form: Form) => CompiledQuery<Row>,
): (db: Kysely<Tables>, given: Given, ...form: Form extends undefined ? [] : [Form]) => CompiledQuery<Row> {
  const written = new Map<string, CompiledQuery<Row>>();
  return (db, given, ...[form]) => {
    const names = Object.keys(given).filter((name) => Reflect.get(given, name) !== undefined);
    const key = `${form ?? ''} ${names.join(' ')}`;
    const known = written.get(key) ?? write(db, slots(names) as Given, form as Form);
    written.set(key, known);
    const { sql, query, queryId } = known;
    const valueOf = (value: unknown): unknown => (value instanceof Slot ? Reflect.get(given, value.name) : value);
    return { sql, query, queryId, parameters: known.parameters.map(valueOf) };
  };
}

const slots = (names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, new Slot(name)]));
