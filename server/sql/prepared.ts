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

const SLOTS = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/** `write` is called once, and its words are the same whatever is given: a value only goes where a parameter goes. */
export function prepared<Given extends object, Row>(
  write: (db: Kysely<Tables>, given: Given) => CompiledQuery<Row>,
): (db: Kysely<Tables>, given: Given) => CompiledQuery<Row> {
  let written: CompiledQuery<Row> | undefined;
  return (db, given) => {
    written ??= write(db, SLOTS as Given);
    const { sql, query, queryId } = written;
    const valueOf = (value: unknown): unknown => (value instanceof Slot ? Reflect.get(given, value.name) : value);
    return { sql, query, queryId, parameters: written.parameters.map(valueOf) };
  };
}
